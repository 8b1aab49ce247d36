import type pg from 'pg';
import type { Author } from '../db/authored-transaction.ts';
import { tablesOf, type Migration } from '../db/migration.ts';
import { quoteName } from '../db/names.ts';
import type { Scope } from '../db/open.ts';

export type Client = Pick<pg.ClientBase, 'query'>;

/** A column with sealed values, and the primary key that is part of their address. */
export interface SealedColumn {
  table: string;
  key: readonly string[];
  column: string;
}

export interface SealedValue {
  /** The values of the key columns, and the sealed value. */
  row: Record<string, string | number>;
  id: string;
  sealed: string;
}

/** Kept out of the journal without being sealed: a hash that nobody opens. */
const unsealed = new Set(['passwordHash']);

export const sealedColumns = (migrations: readonly Migration[]): SealedColumn[] =>
  [...tablesOf(migrations)].flatMap(([table, { key, secrets = [] }]) =>
    secrets.filter((column) => !unsealed.has(column)).map((column) => ({ table, key: [key].flat(), column })),
  );

const namesOf = (scope: Scope, { table, key, column }: SealedColumn) => ({
  target: `${scope === 'registry' ? 'registry' : 'comptoir'}.${quoteName(table)}`,
  own: scope === 'registry' ? 'true' : `"IDCustomer" = ${scope.IDCustomer}`,
  keys: key.map(quoteName).join(', '),
  secret: quoteName(column),
});

interface Page {
  /** The last row of the previous page. */
  after?: SealedValue | undefined;
  limit: number;
  /** Leaves out values sealed by this key. */
  notWith?: string;
  /** Locks the rows until the transaction ends. */
  forUpdate?: boolean;
}

/** A page of sealed values in the order of their keys. */
export const readSealed = async (
  client: Client,
  scope: Scope,
  column: SealedColumn,
  { after, limit, notWith, forUpdate = false }: Page,
): Promise<SealedValue[]> => {
  const { target, own, keys, secret } = namesOf(scope, column);
  const last = after ? column.key.map((name) => after.row[name]) : [];
  const beyond = last.length > 0 ? `and (${keys}) > (${last.map((_, at) => `$${at + 2}`).join(', ')})` : '';
  const { rows } = await client.query<Record<string, string | number>>(
    `select ${keys}, ${secret} from ${target}
     where ${own} and ${secret} like 'v1.%' and split_part(${secret}, '.', 2) <> $1 ${beyond} order by ${keys} limit ${limit}
     ${forUpdate ? 'for no key update' : ''}`,
    [notWith ?? '', ...last],
  );
  return rows.map((row) => ({ row, id: column.key.map((name) => row[name]).join('/'), sealed: String(row[column.column]) }));
};

/** The names of the keys in use. */
export const keysInUse = async (client: Client, scope: Scope, column: SealedColumn): Promise<string[]> => {
  const { target, own, secret } = namesOf(scope, column);
  const { rows } = await client.query<{ name: string }>(
    `select distinct split_part(${secret}, '.', 2) as name from ${target} where ${own} and ${secret} like 'v1.%'`,
  );
  return rows.map(({ name }) => name);
};

/**
 * Stores values that were sealed anew, in the transaction that read and locked them. No secret changed, so the journal gets
 * one line for all of them.
 */
export const storeResealed = async (client: Client, scope: Scope, column: SealedColumn, values: readonly SealedValue[], author: Author) => {
  if (values.length === 0) return;
  const { target, own, secret } = namesOf(scope, column);
  const same = column.key.map((name) => `t.${quoteName(name)} = d.${quoteName(name)}`).join(' and ');
  await client.query(
    `update ${target} t set ${secret} = d.${secret} from json_populate_recordset(null::${target}, $1::json) as d where ${own.replace('"', 't."')} and ${same}`,
    [JSON.stringify(values.map(({ row, sealed }) => ({ ...row, [column.column]: sealed })))],
  );
  const { Groupe, Auteur, Kind, IDPeople, Appel, Action } = author;
  const ofCustomer = scope === 'registry' ? { column: '', value: '' } : { column: '"IDCustomer", ', value: `${scope.IDCustomer}, ` };
  await client.query(
    `insert into ${scope === 'registry' ? 'registry' : 'comptoir'}."journal" (${ofCustomer.column}"Groupe", "Auteur", "Kind", "IDPeople", "Appel", "Action", "NomTable", "IDLigne", "Operation", "Avant", "Apres")
     values (${ofCustomer.value}$1, $2, $3, $4, $5, $6, $7, '*', 'U', $8, $9)`,
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
};
