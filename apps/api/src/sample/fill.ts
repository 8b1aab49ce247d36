import { customers } from '@comptoir/seed/registry';
import { customerRows } from '@comptoir/seed/customer';
import type { Row, TableRows } from '@comptoir/seed/rows';
import { sql, type Kysely } from 'kysely';
import type { CustomerTables } from '../db/tables.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import type { Vault } from '../secrets/vault.ts';

type Db = Kysely<CustomerTables>;

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

const insert = async (db: Db, schema: string, { table, identity }: TableRows, rows: readonly Row[]) => {
  const target = sql.id(schema, table);
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.id(column)));
  await sql`insert into ${target} (${columns}) select ${columns} from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
  if (!identity) return;
  const highest = Math.max(...rows.map((row) => Number(row[identity])));
  await sql`select setval(pg_get_serial_sequence(${`"${schema}"."${table}"`}, ${identity}), ${highest})`.execute(db);
};

const update = async (db: Db, schema: string, table: string, [row]: readonly Row[]) => {
  const changes = sql.join(Object.entries(row!).map(([column, value]) => sql`${sql.id(column)} = ${value}`));
  await sql`update ${sql.id(schema, table)} set ${changes}`.execute(db);
};

const write = async (db: Db, schema: string, given: TableRows, vault: Vault) => {
  if (given.rows.length === 0) return;
  const table = sql.id(schema, given.table);
  const rows = sealed(given.rows, given, schema, vault);
  // The sample is where the customer's history begins: nobody wrote it, so it is not in the journal.
  await sql`alter table ${table} disable trigger user`.execute(db);
  await (given.how === 'update' ? update(db, schema, given.table, rows) : insert(db, schema, given, rows));
  await sql`alter table ${table} enable trigger user`.execute(db);
};

/** Writes the sample rows of a customer database that has just been created. `seed` names one of the sample customers. */
export const fillSample = async (db: Db, { schema, seed }: Pick<CustomerRecord, 'schema' | 'seed'>, vault: Vault) => {
  const sample = customers.find(({ name }) => name === seed);
  if (!sample) throw new Error(`no sample customer is named ${seed}`);
  for (const table of customerRows(sample.recipe)) await write(db, schema, table, vault);
  // The embedded engine gathers no statistics by itself.
  await sql`analyze`.execute(db);
};
