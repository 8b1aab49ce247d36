import type pg from 'pg';
import type { Author } from '../db/authored-transaction.ts';
import type { Barrier } from '../db/history/barriers.ts';
import { sealingLock } from '../db/history/seal.sql.ts';
import { openingLock, quoteName, quoteText } from '../db/names.ts';
import type { Sequence } from './format.ts';

export type Client = Pick<pg.ClientBase, 'query'>;

export interface Table {
  name: string;
  /** The columns to write, without the customer's number. */
  columns: string[];
  key: string[];
  /** 0: refers to no other table; otherwise one more than the highest level that it refers to. */
  level: number;
}

const tableName = (table: string) => `comptoir.${quoteName(table)}`;

const withLevels = (tables: readonly Omit<Table, 'level'>[], references: readonly { from: string; to: string }[]): Table[] => {
  const levels = new Map<string, number>();
  const levelOf = (name: string): number => {
    const known = levels.get(name);
    if (known !== undefined) return known;
    const parents = references.filter(({ from, to }) => from === name && to !== name).map(({ to }) => levelOf(to));
    const level = Math.max(-1, ...parents) + 1;
    levels.set(name, level);
    return level;
  };
  return tables.map((table) => ({ ...table, level: levelOf(table.name) })).toSorted((one, other) => one.level - other.level);
};

/** Every table with customers' rows, referenced ones first. */
export const listTables = async (client: Client): Promise<Table[]> => {
  const { rows } = await client.query<Omit<Table, 'level'>>(
    `select c.relname::text as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attname <> 'IDCustomer') as columns,
       (select coalesce(array_agg(k.attname::text order by array_position(i.indkey, k.attnum)), '{}') from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary and k.attname <> 'IDCustomer') as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'comptoir'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('migrations', 'revisions')
     group by c.oid, c.relname order by c.relname collate "C"`,
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select f.relname::text as from, t.relname::text as to from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'comptoir'::regnamespace`,
  );
  return withLevels(rows, references);
};

export const appliedSteps = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>('select "name" from comptoir."migrations" order by 1');
  return rows.map(({ name }) => name);
};

const atLeisure = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** One snapshot of the customer for all reads, however long they take. */
export const beginReading = (client: Client) => client.query(`begin isolation level repeatable read read only; ${atLeisure}`);

/** Others that open the customer wait, and then find it open. Nothing is sealed meanwhile: an instant would be of lines that go. */
export const beginLoading = (client: Client, IDCustomer: number) =>
  client.query(
    `begin; ${atLeisure}; select pg_advisory_xact_lock(${openingLock(IDCustomer)}), pg_advisory_xact_lock(${sealingLock(String(IDCustomer))})`,
  );

/** Rows of a table as JSON text, a few at a time, in the order of their key. */
export async function* readRows(client: Client, IDCustomer: number, { name, columns, key }: Table, size: number): AsyncGenerator<string[]> {
  // Of a table with one row for each customer, the customer is the key.
  const order = ['IDCustomer', ...key].map(quoteName).join(', ');
  await client.query(
    `declare export_rows no scroll cursor for
     select row_to_json(t)::text as json from (
       select ${columns.map(quoteName).join(', ')} from ${tableName(name)} where "IDCustomer" = ${IDCustomer} order by ${order}
     ) as t`,
  );
  for (;;) {
    const { rows } = await client.query<{ json: string }>(`fetch ${size} from export_rows`);
    if (rows.length > 0) yield rows.map(({ json }) => json);
    if (rows.length < size) break;
  }
  await client.query('close export_rows');
}

const identityColumns = async (client: Client) => {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname::text as table, a.attname::text as column, pg_get_serial_sequence(format('comptoir.%I', c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
     where c.relnamespace = 'comptoir'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by c.relname collate "C"`,
  );
  return rows;
};

export const readSequences = async (client: Client): Promise<Sequence[]> => {
  const found: Sequence[] = [];
  for (const { table, column, sequence } of await identityColumns(client)) {
    const { rows } = await client.query<{ last_value: number; is_called: boolean }>(`select last_value, is_called from ${sequence}`);
    found.push({ table, column, last: rows[0]!.last_value, isCalled: rows[0]!.is_called });
  }
  return found;
};

/** Moves the sequences, which all customers share, past the ids in the file: never back. */
export const advanceSequences = async (client: Client, given: readonly Sequence[]): Promise<void> => {
  for (const { table, column, sequence } of await identityColumns(client)) {
    const value = given.find((one) => one.table === table && one.column === column);
    if (!value?.isCalled) continue;
    const isBehind = 'last_value < $2::bigint or (last_value = $2::bigint and not is_called)';
    await client.query(`select setval($1, $2) from ${sequence} where ${isBehind}`, [sequence, value.last]);
  }
};

export const loadRows = (client: Client, IDCustomer: number, table: string, columns: readonly string[], rows: readonly string[]) => {
  const target = tableName(table);
  const names = columns.map(quoteName).join(', ');
  return client.query(
    `insert into ${target} ("IDCustomer", ${names}) overriding system value
     select $2::integer, ${names} from json_populate_recordset(null::${target}, $1::json)`,
    [`[${rows.join(',')}]`, IDCustomer],
  );
};

/** Takes some of the customer's rows out of a table; of one in parts, as many of each. @returns how many */
export const deleteRows = async (client: Client, IDCustomer: number, table: string, size: number): Promise<number> => {
  const target = tableName(table);
  const { rowCount } = await client.query(
    `delete from ${target} where "IDCustomer" = $1 and ctid = any (array(select ctid from ${target} where "IDCustomer" = $1 limit $2))`,
    [IDCustomer, size],
  );
  return rowCount ?? 0;
};

/** One journal line says that everything came from a file; the file's own journal stays as it was. */
export const journalImport = (client: Client, IDCustomer: number, { Groupe, Auteur, Kind, Appel, Action }: Author, told: Barrier) =>
  client.query(
    `insert into comptoir."journal" ("IDCustomer", "Groupe", "Auteur", "Kind", "Appel", "Action", "NomTable", "IDLigne", "Operation", "Apres")
     values ($1, $2, $3, $4, $5, $6, '*', '*', 'I', $7)`,
    [IDCustomer, Groupe, Auteur, Kind, Appel, Action, told],
  );

/** The embedded engine has no background job that gathers statistics. */
export const analyzeSql = (tables: readonly Table[], owner: string) =>
  `set role ${quoteName(owner)}; analyze ${tables.map(({ name }) => tableName(name)).join(', ')}`;

export const isPresent = async (client: Client, IDCustomer: number): Promise<boolean> => {
  const { rowCount } = await client.query(`select from comptoir."gpParametres" where "IDCustomer" = ${quoteText(String(IDCustomer))}`);
  return (rowCount ?? 0) > 0;
};
