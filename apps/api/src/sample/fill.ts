import { customers } from '@comptoir/seed/registry';
import { presentDay } from '@comptoir/seed/interfaces/sante-jours';
import { customerRows } from '@comptoir/seed/customer';
import type { Row, TableRows } from '@comptoir/seed/rows';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import type { Vault } from '../secrets/vault.ts';

/** Ids of the two tables that hold one row and no identity column. */
const idOf = (row: Row, key: TableRows['key']) => {
  if (key === undefined) return 1;
  return typeof key === 'string' ? Number(row[key]) : key.map((column) => row[column]).join('/');
};

const sealed = (
  rows: readonly Row[],
  { table, secrets = [], identity, key = identity }: TableRows,
  schema: string,
  vault: Vault,
): readonly Row[] => {
  if (secrets.length === 0) return rows;
  return rows.map((row) => {
    const own = { ...row };
    for (const column of secrets) {
      const plain = row[column];
      if (typeof plain === 'string' && plain !== '') own[column] = vault.seal({ schema, table, column, id: idOf(row, key) }, plain);
    }
    return own;
  });
};

const insert = async (db: Db, { table, identity }: TableRows, rows: readonly Row[]) => {
  // The seed uses the database's names of tables and columns; a wrong one fails there.
  const target = table as 'civilites';
  const columns = Object.keys(rows[0]!) as 'Descr'[];
  const given = sql`select ${sql.join(columns.map((column) => sql.id(column)))} from json_populate_recordset(null::${sql.table(target)}, ${JSON.stringify(rows)}::json)`;
  await db.insertInto(target).columns(columns).expression(given).execute();
  if (!identity) return;
  // All customers share the sequences: they never go back.
  const sequence = sql`pg_get_serial_sequence(${`comptoir."${table}"`}, ${identity})`;
  const highest = Math.max(...rows.map((row) => Number(row[identity])));
  await sql`select setval(${sequence}, greatest(${highest}, nextval(${sequence})))`.execute(db);
};

const write = async (db: Db, schema: string, given: TableRows, vault: Vault) => {
  if (given.rows.length === 0) return;
  const rows = sealed(given.rows, given, schema, vault);
  if (given.how === 'update')
    await db
      .updateTable(given.table as 'civilites')
      .set(rows[0]!)
      .execute();
  else await insert(db, given, rows);
};

/** The days of the sample end yesterday, whenever the customer is opened. */
const moveDays = async (db: Db) => {
  for (const table of ['santeJours', 'chiffres'] as const)
    await db
      .updateTable(table)
      .set({ Jour: sql<string>`"Jour" + ((now() at time zone 'Europe/Paris')::date - ${presentDay}::date)` })
      .execute();
};

/** Writes the sample rows of a newly opened customer. `seed` names one of the sample customers. */
export const fillSample = async (db: Db, { schema, seed }: Pick<CustomerRecord, 'schema' | 'seed'>, vault: Vault) => {
  const sample = customers.find(({ name }) => name === seed);
  if (!sample) throw new Error(`no sample customer is named ${seed}`);
  for (const table of customerRows(sample.recipe)) await write(db, schema, table, vault);
  await moveDays(db);
};
