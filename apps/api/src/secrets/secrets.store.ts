import type pg from 'pg';
import type { Author } from '../db/authored-transaction.ts';
import type { Migration } from '../db/migrations/kit.ts';
import { quoteName } from '../db/names.ts';

export type Client = Pick<pg.ClientBase, 'query'>;

/** A column that holds sealed values, and the primary key that is part of their address. */
export interface SealedColumn {
  table: string;
  key: readonly string[];
  column: string;
}

export interface SealedValue {
  /** The values of the key columns, and the sealed one. */
  row: Record<string, string | number>;
  id: string;
  sealed: string;
}

/** Kept out of the journal without being sealed: a hash that nobody opens, and images that would fill it. */
const unsealed = new Set(['passwordHash', 'Contenu']);

export const sealedColumns = (migrations: readonly Migration[]): SealedColumn[] =>
  migrations.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { key, secrets = [] }]) =>
      secrets.filter((column) => !unsealed.has(column)).map((column) => ({ table, key: [key].flat(), column })),
    ),
  );

/** The columns that stand in a schema: one that waits for its migration lacks the newest. */
export const presentColumns = async (client: Client, schema: string, columns: readonly SealedColumn[]) => {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = (select oid from pg_namespace where nspname = $1) and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
    [schema],
  );
  const present = new Set(rows.map(({ table, column }) => `${table}/${column}`));
  return columns.filter(({ table, column }) => present.has(`${table}/${column}`));
};

const namesOf = (schema: string, { table, key, column }: SealedColumn) => ({
  target: `${quoteName(schema)}.${quoteName(table)}`,
  keys: key.map(quoteName).join(', '),
  secret: quoteName(column),
});

interface Page {
  /** The last row of the page before. */
  after?: SealedValue | undefined;
  limit: number;
  /** Leaves out what this key has sealed. */
  notWith?: string;
}

/** Sealed values in the order of their keys, a page at a time. */
export const readSealed = async (
  client: Client,
  schema: string,
  column: SealedColumn,
  { after, limit, notWith }: Page,
): Promise<SealedValue[]> => {
  const { target, keys, secret } = namesOf(schema, column);
  const last = after ? column.key.map((name) => after.row[name]) : [];
  const beyond = last.length > 0 ? `and (${keys}) > (${last.map((_, at) => `$${at + 2}`).join(', ')})` : '';
  const { rows } = await client.query<Record<string, string | number>>(
    `select ${keys}, ${secret} from ${target}
     where ${secret} like 'v1.%' and split_part(${secret}, '.', 2) <> $1 ${beyond} order by ${keys} limit ${limit}`,
    [notWith ?? '', ...last],
  );
  return rows.map((row) => ({ row, id: column.key.map((name) => row[name]).join('/'), sealed: String(row[column.column]) }));
};

/** The names of the keys in use. */
export const keysInUse = async (client: Client, schema: string, column: SealedColumn): Promise<string[]> => {
  const { target, secret } = namesOf(schema, column);
  const { rows } = await client.query<{ name: string }>(
    `select distinct split_part(${secret}, '.', 2) as name from ${target} where ${secret} like 'v1.%'`,
  );
  return rows.map(({ name }) => name);
};

/** Writers wait until the caller's transaction ends, readers do not; the journal's trigger rests until `storeResealed`. */
export const lockForReseal = (client: Client, schema: string, column: SealedColumn) =>
  client.query(`alter table ${namesOf(schema, column).target} disable trigger "journal"`);

/**
 * Stores values that were sealed anew, in the transaction of `lockForReseal`. Nobody changed a secret, so the journal
 * gets one line for all of them instead of one per record that would say so.
 */
export const storeResealed = async (
  client: Client,
  schema: string,
  column: SealedColumn,
  values: readonly SealedValue[],
  author: Author,
) => {
  const { target, secret } = namesOf(schema, column);
  const same = column.key.map((name) => `t.${quoteName(name)} = d.${quoteName(name)}`).join(' and ');
  await client.query(
    `update ${target} t set ${secret} = d.${secret} from json_populate_recordset(null::${target}, $1::json) as d where ${same}`,
    [JSON.stringify(values.map(({ row, sealed }) => ({ ...row, [column.column]: sealed })))],
  );
  const { Groupe, Auteur, Kind, IDPeople, Appel, Action } = author;
  await client.query(
    `insert into ${quoteName(schema)}."journal" ("Groupe", "Auteur", "Kind", "IDPeople", "Appel", "Action", "NomTable", "IDLigne", "Operation", "Avant", "Apres")
     values ($1, $2, $3, $4, $5, $6, $7, '*', 'U', $8, $9)`,
    [
      Groupe,
      Auteur,
      Kind,
      IDPeople,
      Appel,
      Action,
      column.table,
      { [column.column]: 'modifié' },
      { [column.column]: 'modifié', lignes: values.length },
    ],
  );
  await client.query(`alter table ${target} enable trigger "journal"`);
};
