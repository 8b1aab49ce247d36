import { titleOf } from '@comptoir/contract/catalogue/all';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { sql } from 'kysely';
import { anyNumber } from '../../db/any-of.ts';
import { tablesOf } from '../../db/migration.ts';
import { customerMigrations } from '../../db/migrations/all.ts';
import type { Db } from '../../db/tables.ts';

type Entry = Omit<JournalEntry, 'Nom'>;
type Row = Readonly<Record<string, unknown>>;

const keys = new Map([...tablesOf(customerMigrations)].map(([table, { key }]) => [table, [key].flat()] as const));

/** The table that a column of a key leads to: the first whose own key it is and whose rows have names. */
const owners = new Map<string, string>();
for (const [table, [column = '', ...others]] of keys)
  if (others.length === 0 && titleOf(table).length > 0 && !owners.has(column)) owners.set(column, table);

const isNumber = /^\d{1,15}$/;

/** A key's parts, with the table that each leads to. */
const partsOf = ({ NomTable, IDLigne }: Pick<Entry, 'NomTable' | 'IDLigne'>) => {
  const columns = keys.get(NomTable) ?? [];
  const parts = columns.length === 1 ? [IDLigne] : IDLigne.split('/');
  return parts.length === columns.length ? columns.map((column, at) => ({ owner: owners.get(column), part: parts[at] ?? '' })) : [];
};

const idOf = (table: string, part: string) => `${table} ${part}`;

/** The names of rows as they are called now, by table and number: one read for each table. */
const readNames = async (db: Db, entries: readonly Entry[]) => {
  const wanted = new Map<string, Set<number>>();
  for (const { owner, part } of entries.flatMap(partsOf))
    if (owner && isNumber.test(part)) wanted.set(owner, (wanted.get(owner) ?? new Set<number>()).add(Number(part)));
  const names = new Map<string, string>();
  for (const [table, ids] of wanted) {
    const [key = ''] = keys.get(table) ?? [];
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
export const withNames = async (db: Db, entries: readonly Entry[]): Promise<JournalEntry[]> => {
  const names = await readNames(db, entries);
  const nameOf = (entry: Entry) => {
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
