import type pg from 'pg';
import type { Author } from '../db/authored-transaction.ts';
import { quoteName } from '../db/names.ts';
import type { Sequence } from './format.ts';

export type Client = Pick<pg.ClientBase, 'query'>;

export interface Table {
  name: string;
  columns: string[];
  key: string[];
}

const tableName = (schema: string, table: string) => `${quoteName(schema)}.${quoteName(table)}`;

/** Every table of a schema with the columns that can be written, by name. */
export const listTables = async (client: Client, schema: string): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `select c.relname::text as name,
       array_agg(a.attname::text order by a.attnum) as columns,
       (select array_agg(k.attname::text order by array_position(i.indkey, k.attnum)) from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = (select oid from pg_namespace where nspname = $1) and c.relkind = 'r'
     group by c.oid, c.relname order by c.relname collate "C"`,
    [schema],
  );
  return rows.map((row) => ({ ...row, key: row.key ?? row.columns }));
};

export const appliedSteps = async (client: Client, schema: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(`select "name" from ${tableName(schema, 'migrations')} order by 1`);
  return rows.map(({ name }) => name);
};

/** One state of the schema for all that is read, however long it takes. */
export const beginReading = (client: Client, role: string) =>
  client.query(`begin isolation level repeatable read read only; set local role ${quoteName(role)};
set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);

/** The rows of a table as JSON text, some at a time, in the order of their key. */
export async function* readRows(client: Client, schema: string, { name, columns, key }: Table, size: number): AsyncGenerator<string[]> {
  const order = key.map(quoteName).join(', ');
  await client.query(
    `declare export_rows no scroll cursor for
     select row_to_json(t)::text as json from (select ${columns.map(quoteName).join(', ')} from ${tableName(schema, name)} order by ${order}) as t`,
  );
  for (;;) {
    const { rows } = await client.query<{ json: string }>(`fetch ${size} from export_rows`);
    if (rows.length > 0) yield rows.map(({ json }) => json);
    if (rows.length < size) break;
  }
  await client.query('close export_rows');
}

const identityColumns = async (client: Client, schema: string) => {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname::text as table, a.attname::text as column, pg_get_serial_sequence(format('%I.%I', $1::text, c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
     where c.relnamespace = (select oid from pg_namespace where nspname = $1) and c.relkind = 'r' order by c.relname collate "C"`,
    [schema],
  );
  return rows;
};

export const readSequences = async (client: Client, schema: string): Promise<Sequence[]> => {
  const found: Sequence[] = [];
  for (const { table, column, sequence } of await identityColumns(client, schema)) {
    const { rows } = await client.query<{ last_value: number; is_called: boolean }>(`select last_value, is_called from ${sequence}`);
    found.push({ table, column, last: rows[0]!.last_value, isCalled: rows[0]!.is_called });
  }
  return found;
};

/** @returns the identity columns for which no value was given */
export const restoreSequences = async (client: Client, schema: string, given: readonly Sequence[]): Promise<string[]> => {
  const missing: string[] = [];
  for (const { table, column, sequence } of await identityColumns(client, schema)) {
    const value = given.find((one) => one.table === table && one.column === column);
    if (value) await client.query('select setval($1, $2, $3)', [sequence, value.last, value.isCalled]);
    else missing.push(`${table}.${column}`);
  }
  return missing;
};

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Empties a new schema of what its steps wrote, and takes triggers and foreign keys off: rows then come in any order
 * and are not journalled. @returns how to put the foreign keys back
 */
export const openForLoading = async (client: Client, schema: string, tables: readonly Table[]): Promise<ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where connamespace = (select oid from pg_namespace where nspname = $1) and contype = 'f'`,
    [schema],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoteName(name)}`);
  for (const { name } of tables) {
    await client.query(`alter table ${tableName(schema, name)} disable trigger user; delete from ${tableName(schema, name)}`);
  }
  return rows;
};

export const loadRows = (client: Client, schema: string, table: string, columns: readonly string[], rows: readonly string[]) => {
  const target = tableName(schema, table);
  const names = columns.map(quoteName).join(', ');
  return client.query(
    `insert into ${target} (${names}) overriding system value select ${names} from json_populate_recordset(null::${target}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
};

/** One line of the customer's journal says that all of it came from a file; what the file's own journal tells stays as it was. */
export const journalImport = (client: Client, schema: string, { Groupe, Auteur, Kind, Appel, Action }: Author, told: object) =>
  client.query(
    `insert into ${tableName(schema, 'journal')} ("Groupe", "Auteur", "Kind", "Appel", "Action", "NomTable", "IDLigne", "Operation", "Apres")
     values ($1, $2, $3, $4, $5, '*', '*', 'I', $6)`,
    [Groupe, Auteur, Kind, Appel, Action, told],
  );

/** Puts triggers and foreign keys back; PostgreSQL checks every row against them. */
export const closeAfterLoading = async (client: Client, schema: string, tables: readonly Table[], foreignKeys: readonly ForeignKey[]) => {
  // The nameless revision stays the new schema's own: marks of lists made from its predecessor must not return.
  await client.query(
    `update ${tableName(schema, 'revisions')} set "n" = greatest("n" + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint) where "NomTable" = ''`,
  );
  // The embedded engine has nobody who would gather statistics later.
  for (const { name } of tables)
    await client.query(`alter table ${tableName(schema, name)} enable trigger user; analyze ${tableName(schema, name)}`);
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${quoteName(name)} ${definition}`);
  }
};
