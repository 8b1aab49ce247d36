import { quoteText, roles } from '../db/names.ts';

/** Who really acts where somebody acts in another's name, why, and what a write undoes or comes from. */
const addedColumns = ['"Reel" text', '"Motif" text', '"Cause" text'];

/** The registry's journal, kept whole: few rows. */
export const registryHistorySql = `
alter table "journal" ${addedColumns.map((column) => `add column ${column}`).join(', ')}, alter column "DateH" set default clock_timestamp();
`;

const columns = `"IDCustomer", "IDJournal", "Groupe", "DateH", "Auteur", "Kind", "IDPeople", "Appel", "Action", "NomTable", "IDLigne", "Operation", "Avant", "Apres"`;

/**
 * The customers' journal by years, and its instants. The owner is bound by the policies of the table as it was, which show
 * no row while nobody is named: it leaves them behind with it.
 */
export const customerHistorySql = `
alter table "journal" rename to "journalBefore";
alter table "journalBefore" no force row level security;
alter table "journalBefore" rename constraint "journal_pkey" to "journalBefore_pkey";
alter sequence "journal_IDJournal_seq" rename to "journalBefore_IDJournal_seq";

create table "journal" (
  "IDCustomer" integer not null,
  "IDJournal" bigint generated always as identity,
  "Groupe" text not null,
  "DateH" timestamptz not null default clock_timestamp(),
  "Auteur" text not null,
  "Kind" text not null,
  "IDPeople" bigint,
  "Appel" text not null,
  "Action" text not null,
  "NomTable" text not null,
  "IDLigne" text not null,
  "Operation" "char" not null check ("Operation" in ('I', 'U', 'D')),
  "Avant" jsonb,
  "Apres" jsonb,
  -- The history of a record holds that of its parts, whose keys begin with its own. An index on the function itself
  -- would not be used under row level security.
  "IDEntete" text generated always as (split_part("IDLigne", '/', 1)) stored,
  ${addedColumns.join(',\n  ')},
  primary key ("IDCustomer", "IDJournal", "DateH")
) partition by range ("DateH");
create table "journal_default" partition of "journal" default;

insert into "journal" (${columns}) overriding system value select ${columns} from "journalBefore";
select setval('"journal_IDJournal_seq"', greatest((select last_value from "journalBefore_IDJournal_seq"), 1), (select is_called from "journalBefore_IDJournal_seq"));
drop table "journalBefore";

create index on "journal" ("IDCustomer", "NomTable", "IDJournal");
create index on "journal" ("IDCustomer", "NomTable", "IDEntete");
create index on "journal" ("IDCustomer", "Auteur");
create index on "journal" ("IDCustomer", "Groupe");
create index on "journal" using brin ("DateH") with (autosummarize = on);

-- A state of the customer that can be named: what had been committed by then, and nothing else. "Tardifs" are lines of
-- lower numbers than "Jusqua" of the instant before, which were committed after it. "Lignes" is the digest of the lines that
-- this instant adds, "Empreinte" that of the instant itself, chained by "Precedente".
create table "instants" (
  "IDCustomer" integer not null,
  "IDInstant" bigint generated always as identity,
  "DateH" timestamptz not null,
  "Nature" text not null,
  "Jusqua" bigint not null,
  "Tardifs" bigint[] not null,
  "Nombre" integer not null,
  "Lignes" bytea not null,
  "Precedente" bytea,
  "Empreinte" bytea not null,
  primary key ("IDCustomer", "IDInstant")
);
create index on "instants" ("IDCustomer", "DateH");
create index "instants_tardifs" on "instants" ("IDCustomer", "IDInstant") where "Tardifs" <> '{}';

-- Where the sealing of a customer stands. No line up to "Plancher" can still come; those above it that are sealed already are
-- "Vus". "Candidat" becomes the next "Plancher" once every transaction below "CandidatXmax" has ended.
create table "scellements" (
  "IDCustomer" integer not null,
  "Jusqua" bigint not null,
  "Plancher" bigint not null,
  "Vus" bigint[] not null,
  "Candidat" bigint not null,
  "CandidatXmax" xid8 not null,
  "Empreinte" bytea,
  primary key ("IDCustomer")
) with (fillfactor = 50);
`;

/**
 * A part of the journal for each year up to the next one. Rows of a year without a part of its own are kept in the common
 * one, and stay there.
 */
export const journalYearsSql = `
do $$ declare y integer; first timestamptz; after timestamptz; hasRows boolean; begin
  for y in extract(year from now())::integer .. extract(year from now())::integer + 1 loop
    first := make_timestamptz(y, 1, 1, 0, 0, 0, 'UTC');
    after := make_timestamptz(y + 1, 1, 1, 0, 0, 0, 'UTC');
    continue when to_regclass(format('comptoir.%I', 'journal_' || y)) is not null;
    select exists (select from comptoir."journal_default" where "DateH" >= first and "DateH" < after) into hasRows;
    continue when hasRows;
    execute format('create table comptoir.%I partition of comptoir."journal" for values from (%L) to (%L)', 'journal_' || y, first, after);
  end loop;
end $$;`;

/** Namespace of the locks under which one customer is sealed at a time. */
const sealLock = 1_836_411;

const hexOf = (bytes: string) => `encode(${bytes}, 'hex')`;
const sha256 = (text: string) => `sha256(convert_to(${text}, 'UTF8'))`;
const microsOf = (time: string) => `(extract(epoch from ${time}) * 1000000)::bigint`;

/** Of a line's values: their digest; that of what they were where they have been erased (\`{"": digest}\`). */
const valueDigest = (column: string) =>
  `case when ${column} is null then null when ${column} ? '' then ${column} ->> '' else ${hexOf(sha256(`${column}::text`))} end`;

/** The digest of one line of the journal, whose alias is \`j\`. */
const lineDigest = sha256(
  `jsonb_build_array(j."IDJournal", j."Groupe", ${microsOf('j."DateH"')}, j."Auteur", j."Reel", j."Kind", j."IDPeople", j."Appel", j."Action",
    j."Motif", j."Cause", j."NomTable", j."IDLigne", j."Operation", ${valueDigest('j."Avant"')}, ${valueDigest('j."Apres"')})::text`,
);

/** The digest of many lines, in the order of their numbers. */
export const linesDigest = `sha256(coalesce(string_agg(${lineDigest}, ''::bytea order by j."IDJournal"), ''::bytea))`;

/** The digest of an instant, whose alias is \`i\`. It leaves out the customer's number, which another installation changes. */
export const instantDigest = sha256(
  `jsonb_build_array(i."IDInstant", ${microsOf('i."DateH"')}, i."Nature", i."Jusqua", i."Tardifs", i."Nombre", ${hexOf('i."Lignes"')}, ${hexOf('i."Precedente"')})::text`,
);

/** What the line of a barrier says of itself, in "Apres". */
const natures = ['import', 'exemple', 'purge', 'migration'];

/**
 * Seals what has been committed for the connection's customer since the last time: answers how many lines. It writes
 * nothing that it has not read in the journal, so requests may call it.
 * Lines are read after the oldest running transaction has been looked up, and the newest one is looked up after them: between
 * the two no line can be taken for settled that may still come.
 */
export const sealSql = `
create or replace function comptoir."seal"() returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  customer integer := comptoir.customer();
  etat comptoir."scellements";
  oldest xid8;
  newest xid8;
  fresh record;
  i comptoir."instants";
begin
  if customer is null then raise exception 'no customer is named'; end if;
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'sealing needs a new snapshot for each of its statements';
  end if;
  perform pg_advisory_xact_lock(${sealLock}, customer);
  select * into etat from comptoir."scellements" where "IDCustomer" = customer;
  if not found then
    insert into comptoir."scellements" values (customer, 0, 0, '{}', 0, '0', null) returning * into etat;
  end if;
  oldest := pg_snapshot_xmin(pg_current_snapshot());
  select count(*)::integer as "Nombre", max(j."IDJournal") as highest, array_agg(j."IDJournal" order by j."IDJournal") as ids,
      coalesce(array_agg(j."IDJournal" order by j."IDJournal") filter (where j."IDJournal" <= etat."Jusqua"), '{}') as late,
      coalesce(max(j."Apres" ->> 'nature') filter (where j."NomTable" = '*' and j."Apres" ->> 'nature' = any (${quoteText(`{${natures.join(',')}}`)}::text[])), 'ecritures') as "Nature",
      ${linesDigest} as "Lignes"
    into fresh
    from comptoir."journal" j
    where j."IDCustomer" = customer and j."IDJournal" > etat."Plancher"
      and not exists (select from unnest(etat."Vus") as seen(id) where seen.id = j."IDJournal");
  newest := pg_snapshot_xmax(pg_current_snapshot());
  if fresh."Nombre" > 0 then
    i."IDCustomer" := customer;
    i."IDInstant" := nextval('comptoir."instants_IDInstant_seq"');
    i."DateH" := clock_timestamp();
    i."Nature" := fresh."Nature";
    i."Jusqua" := greatest(etat."Jusqua", fresh.highest);
    i."Tardifs" := fresh.late;
    i."Nombre" := fresh."Nombre";
    i."Lignes" := fresh."Lignes";
    i."Precedente" := etat."Empreinte";
    i."Empreinte" := ${instantDigest};
    insert into comptoir."instants" overriding system value select i.*;
    etat."Jusqua" := i."Jusqua";
    etat."Vus" := etat."Vus" || fresh.ids;
    etat."Empreinte" := i."Empreinte";
  end if;
  -- A number above any of this cluster: the rows were brought here from another one, where nothing of theirs runs any more.
  if oldest >= etat."CandidatXmax" or etat."CandidatXmax" > newest then
    etat."Plancher" := etat."Candidat";
    etat."Vus" := array(select id from unnest(etat."Vus") as seen(id) where id > etat."Plancher");
    etat."Candidat" := etat."Jusqua";
    etat."CandidatXmax" := newest;
  end if;
  update comptoir."scellements" s
    set "Jusqua" = etat."Jusqua", "Plancher" = etat."Plancher", "Vus" = etat."Vus", "Candidat" = etat."Candidat",
      "CandidatXmax" = etat."CandidatXmax", "Empreinte" = etat."Empreinte"
    where "IDCustomer" = customer and s is distinct from etat;
  return fresh."Nombre";
end $$;
revoke execute on function comptoir."seal"() from public;
grant execute on function comptoir."seal"() to ${roles.app};
`;
