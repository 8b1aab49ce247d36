import { titleOf } from '@comptoir/contract/catalogue/all';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { sql } from 'kysely';
import { anyNumber } from '../../db/any-of.ts';
import type { Db } from '../../db/tables.ts';
import { journalledKeys, keyParts } from './keys.rules.ts';

/** What of a line shows how its record is called. */
type Entry = Pick<JournalEntry, 'NomTable' | 'IDLigne' | 'Operation' | 'Avant' | 'Apres'>;
type Row = Readonly<Record<string, unknown>>;

/** The table that a column of a key leads to: the first whose own key it is and whose rows have names. */
const owners = new Map<string, string>();
for (const [table, [column = '', ...others]] of journalledKeys)
  if (others.length === 0 && titleOf(table).length > 0 && !owners.has(column)) owners.set(column, table);

const isNumber = /^\d{1,15}$/;

/** A key's parts, with the table that each leads to. */
const partsOf = (entry: Entry) => keyParts(entry).map(([column, part]) => ({ owner: owners.get(column), part }));

const idOf = (table: string, part: string) => `${table} ${part}`;

/** The names of rows as they are called now, by table and number: one read for each table. */
const readNames = async (db: Db, entries: readonly Entry[]) => {
  const wanted = new Map<string, Set<number>>();
  for (const { owner, part } of entries.flatMap(partsOf))
    if (owner && isNumber.test(part)) wanted.set(owner, (wanted.get(owner) ?? new Set<number>()).add(Number(part)));
  const names = new Map<string, string>();
  for (const [table, ids] of wanted) {
    const [key = ''] = journalledKeys.get(table) ?? [];
    const title = sql.join(
      titleOf(table).map((column) => sql`${sql.ref(column)}::text`),
      sql`, `,
    );
    const rows = await db
      // Any table of the customer: by the columns that the catalogue names.
      .selectFrom(table as 'civilites')
      .select([sql<number>`${sql.ref(key)}`.as('id'), sql<string>`concat_ws(' ', ${title})`.as('name')])
      .where(sql<number>`${sql.ref(key)}`, '=', anyNumber([...ids]))
      .execute();
    for (const { id, name } of rows) names.set(idOf(table, String(id)), name);
  }
  return names;
};

/** What a row that came or went was called, by the values that the journal has of it. */
const saidBy = (table: string, { Operation, Avant, Apres }: Entry) => {
  const row: Row | null = Operation === 'D' ? Avant : Operation === 'I' ? Apres : null;
  const words = titleOf(table).map((column) => row?.[column]);
  const said = words.filter((value) => typeof value === 'string').join(' ');
  return said === '' ? null : said;
};

/** Adds to each line what its record is called: « Corre Anne », « Corre Anne, Peugeot Brest ». */
export const withNames = async <E extends Entry>(db: Db, entries: readonly E[]): Promise<(E & Pick<JournalEntry, 'Nom'>)[]> => {
  const names = await readNames(db, entries);
  const nameOf = (entry: E) => {
    const parts = partsOf(entry);
    const isOwn = parts.length === 1;
    const found = parts.map(({ owner, part }) => {
      if (!isNumber.test(part)) return part;
      const now = owner === undefined ? undefined : names.get(idOf(owner, part));
      return now ?? (isOwn && owner === entry.NomTable ? saidBy(entry.NomTable, entry) : null);
    });
    const known = found.map((name, at) => name ?? `n°\u00a0${parts[at]?.part ?? ''}`);
    return found.some((name) => name !== null) ? known.join(', ') : null;
  };
  return entries.map((entry) => ({ ...entry, Nom: nameOf(entry) }));
};
