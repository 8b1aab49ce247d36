import { tablesOf } from '../../db/migration.ts';
import { customerMigrations } from '../../db/migrations/all.ts';

/** The columns of each journalled table's key. */
export const journalledKeys: ReadonlyMap<string, readonly string[]> = new Map(
  [...tablesOf(customerMigrations)].map(([table, { key }]) => [table, [key].flat()] as const),
);

/** The parts of a line's key, in the order of its columns; none where they cannot be told apart. */
export const keyParts = ({
  NomTable,
  IDLigne,
}: {
  NomTable: string;
  IDLigne: string;
}): readonly (readonly [column: string, part: string])[] => {
  const columns = journalledKeys.get(NomTable) ?? [];
  const parts = columns.length === 1 ? [IDLigne] : IDLigne.split('/');
  return parts.length === columns.length ? columns.map((column, at) => [column, parts[at] ?? ''] as const) : [];
};
