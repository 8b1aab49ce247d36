import type { Db } from './tables.ts';

/** The different values of a column that begins an index, one index probe each: such a table may hold millions of rows. */
export const differentValues = async <T extends 'journal' | 'logSuppression'>(
  db: Db,
  table: T,
  column: T extends 'journal' ? 'NomTable' | 'Auteur' : 'NomTable',
) => {
  // Both tables have the column under this name, as the parameters' types say.
  const from = table as 'journal';
  const rows = await db
    .withRecursive('found(value)', (on) =>
      on
        .selectFrom(from)
        .select(({ fn }) => fn.min<string | null>(column).as('value'))
        .unionAll((union) =>
          union
            .selectFrom('found')
            .where('found.value', 'is not', null)
            .select((row) =>
              row
                .selectFrom(from)
                .select(({ fn }) => fn.min<string | null>(column).as('value'))
                .whereRef(`${from}.${column}`, '>', 'found.value')
                .as('value'),
            ),
        ),
    )
    .selectFrom('found')
    .select('value')
    .where('value', 'is not', null)
    .$narrowType<{ value: string }>()
    .execute();
  return rows.map(({ value }) => value);
};
