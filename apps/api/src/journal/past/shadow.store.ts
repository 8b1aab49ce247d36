import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import { tablesOf, type JournalledTable } from '../../db/migration.ts';
import { customerMigrations } from '../../db/migrations/all.ts';
import { quoteName, quoteText, roles } from '../../db/names.ts';
import type { Db } from '../../db/tables.ts';
import { foldedAfter, journalAfter, type Image } from '../state.store.ts';

const journalled = tablesOf(customerMigrations);

/** The tables of which something was written after an instant. */
export const changedAfter = async (db: Db, IDInstant: number): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom(sql<{ name: string }>`unnest(${[...journalled.keys()]}::text[])`.as<'t'>(sql`t(name)`))
    .select('t.name')
    .where(({ exists }) =>
      exists(
        journalAfter(db, IDInstant)
          .select('IDJournal')
          .where('NomTable', '=', sql<string>`t.name`),
      ),
    )
    .execute();
  return new Set(rows.map(({ name }) => name));
};

/** The login alone may make temporary tables; it has no right to look into the schema, and asks the catalogue. */
const asLogin = (work: string) =>
  `set local role none; do $do$ declare one text; begin ${work} end $do$; set local role ${quoteName(roles.app)}`;

const ofTable = (table: string) =>
  `c.relnamespace = (select oid from pg_namespace where nspname = 'comptoir') and c.relname = ${quoteText(table)}`;

const creationSql = (table: string) =>
  asLogin(`
select string_agg(format('%I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attcollation <> t.typcollation then ' collate ' || a.attcollation::regcollation end,
    case a.attgenerated when 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid)) end), ', ' order by a.attnum)
  into one from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${ofTable(table)};
execute format('create temporary table %I (%s) on commit drop', ${quoteText(table)}, one);
execute format('grant all on pg_temp.%I to ${quoteName(roles.app)}', ${quoteText(table)});`);

/** Once the rows are there. */
const indexesSql = (table: string) =>
  asLogin(`
for one in select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid where ${ofTable(table)} loop
  execute regexp_replace(one, ' ON \\S+ USING ', format(' ON pg_temp.%I USING ', ${quoteText(table)}));
end loop;`);

/** Of a secret only whether there was one is known: what it is today stands for it, and nothing that opens where it is gone. */
const secretThen = (image: RawBuilder<Image>, column: string) => {
  const name = sql.lit(column);
  return sql<Image>`(${image} || case
    when not folded.before ? ${name} then '{}'
    when folded.before ->> ${name} is null then jsonb_build_object(${name}::text, null)
    else jsonb_build_object(${name}::text, coalesce(live.image -> ${name}, folded.before -> ${name})) end)`;
};

/** A file that was replaced is kept under its digest. */
const contentsThen = (db: Db, table: string, image: RawBuilder<Image>, column: string) => {
  const name = sql.lit(column);
  const bytes = db
    .selectFrom('contenus')
    .select('Octets')
    .where(sql<boolean>`"Empreinte" = substr(folded.before ->> ${name}, 8)`);
  const isBytes = sql`pg_typeof((null::${sql.id('comptoir', table)}).${sql.id(column)}) = 'bytea'::regtype`;
  return sql<Image>`(${image} || case
    when folded.before ->> ${name} is null then '{}'
    else jsonb_build_object(${name}::text, case when ${isBytes} then '\\x' || encode((${bytes}), 'hex') else convert_from((${bytes}), 'UTF8') end) end)`;
};

const imageThen = (db: Db, table: string, { secrets = [], contents = [] }: JournalledTable) => {
  const changed = sql<Image>`(coalesce(live.image, '{}') || (coalesce(folded.before, '{}') - ${[...secrets]}::text[]))`;
  const withSecrets = secrets.reduce(secretThen, changed);
  return contents.reduce((image, column) => contentsThen(db, table, image, column), withSecrets);
};

/** The rows that have not changed since, and those that have, as they were. */
const fill = (db: Db, table: string, { IDCustomer, columns, IDInstant }: Filling) => {
  const how = journalled.get(table);
  if (!how) throw new Error(`${table} is not journalled`);
  const keys = [how.key].flat();
  const live = sql`(${db.selectFrom(table as 'civilites').selectAll()}) as "row"`;
  const ligne = sql`concat_ws('/', ${sql.join(keys.map((key) => sql`to_jsonb(${sql.ref(`row.${key}`)}) #>> '{}'`))})`;
  const of = (source: string) => sql.join(columns.map((column) => sql.ref(`${source}.${column}`)));
  return sql`insert into ${sql.id('pg_temp', table)} ("IDCustomer", ${sql.join(columns.map((column) => sql.id(column)))})
    with folded as materialized (${foldedAfter(db, table, IDInstant, customerMigrations)})
    select ${IDCustomer}::integer, ${of('row')} from ${live} where not exists (select from folded where folded."IDLigne" = ${ligne})
    union all
    select ${IDCustomer}::integer, ${of('past')} from folded
      left join (select to_jsonb("row") as image, ${ligne} as "IDLigne" from ${live} where ${ligne} in (select "IDLigne" from folded)) as live
        on live."IDLigne" = folded."IDLigne"
      cross join lateral (select ${imageThen(db, table, how)} as image) as held
      cross join lateral jsonb_populate_record(null::${sql.id('comptoir', table)}, held.image) as past
      -- A row whose first line since then made it was not there; of one of a person who was erased nothing is known.
      where folded.first <> 'I' and held.image ?& ${keys}::text[]`.execute(db);
};

interface Filling {
  IDCustomer: number;
  /** Those that are not computed, but the customer's number. */
  columns: readonly string[];
  IDInstant: number;
}

/**
 * Makes a table as it was at an instant, under its own name among the temporary tables of the connection; it goes with the
 * transaction. Rows are read by the request's own role, behind both walls.
 */
export const shadow = async (client: pg.PoolClient, db: Db, table: string, filling: Filling): Promise<void> => {
  await client.query(creationSql(table));
  await fill(db, table, filling);
  await client.query(indexesSql(table));
};
