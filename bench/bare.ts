import type { serverPool } from '../apps/api/src/db/driver/pool.ts';
import { giant } from './caller.ts';

/** Where the limit reads and writes: tables with only the measured customer's rows, without its number, walls and triggers. */
export const bareSchema = 'bench_limit';

/** The measured customer's tables with their indexes, without the customer's number; not those in partitions, which are the journal's. */
export const copyBare = async (pool: ReturnType<typeof serverPool>) => {
  await pool.query(`create schema ${bareSchema}`);
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(
    `select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname <> 'IDCustomer'
     where c.relnamespace = 'comptoir'::regnamespace and c.relkind = 'r' and not c.relispartition and c.relname <> 'migrations' group by c.relname`,
  );
  for (const { name, columns } of tables) {
    await pool.query(
      `create table ${bareSchema}.${name} as select ${columns} from comptoir.${name}
       where "IDCustomer" = (select "IDCustomer" from registry."customers" where "name" = '${giant.name}')`,
    );
  }
  const { rows: indexes } = await pool.query<{ text: string }>(
    `select replace(replace(indexdef, ' ON comptoir.', ' ON ${bareSchema}.'), '("IDCustomer", ', '(') as text
     from pg_indexes where schemaname = 'comptoir' and quote_ident(tablename) = any($1) and indexdef not like '%("IDCustomer")%'`,
    [tables.map(({ name }) => name)],
  );
  for (const { text } of indexes) await pool.query(text);
  for (const { name } of tables) await pool.query(`vacuum analyze ${bareSchema}.${name}`);
};
