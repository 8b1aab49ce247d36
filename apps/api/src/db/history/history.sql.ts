/** Who really acts where somebody acts in another's name, why, and what a write undoes or comes from. */
const addedColumns = ['"Reel" text', '"Motif" text', '"Cause" text'];

/** The registry's journal, kept whole: few rows. For each customer, how many months of its history are kept. */
export const registryHistorySql = `
alter table "journal" ${addedColumns.map((column) => `add column ${column}`).join(', ')}, alter column "DateH" set default clock_timestamp();
alter table "customers" add column "MoisHistorique" integer not null default 36 check ("MoisHistorique" between 1 and 1200);
`;

const columns = `"IDCustomer", "IDJournal", "Groupe", "DateH", "Auteur", "Kind", "IDPeople", "Appel", "Action", "NomTable", "IDLigne", "Operation", "Avant", "Apres"`;

/**
 * The customers' journal by years, and its instants. The owner is bound by the policies of the table as it was, which show
 * no row while nobody is named: it leaves them behind with it. Its columns are written out: a step stays as it is, whatever
 * the first one's text becomes.
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

-- What files were before they were replaced or taken away, each content once.
create table "contenus" (
  "IDCustomer" integer not null,
  "Empreinte" text not null,
  "Octets" bytea not null,
  primary key ("IDCustomer", "Empreinte")
);
alter table "contenus" alter column "Octets" set storage external;

-- What secrets were, sealed as they stood: nobody opens them here, and requests cannot even read them. Putting one back copies
-- it to the address for which it was sealed.
create table "secretsAnterieurs" (
  "IDCustomer" integer not null,
  "IDJournal" bigint not null,
  "Colonne" text not null,
  "DateH" timestamptz not null default clock_timestamp(),
  "NomTable" text not null,
  "IDLigne" text not null,
  "Scelle" text not null,
  primary key ("IDCustomer", "IDJournal", "Colonne")
);
create index on "secretsAnterieurs" ("DateH");

-- Where the sealing of a customer stands. No line up to "Plancher" can still come; those above it that are sealed already are
-- "Vus". "Candidat" becomes the next "Plancher" once every transaction below "CandidatXmax" has ended.
create table "scellements" (
  "IDCustomer" integer not null,
  "Jusqua" bigint not null,
  "Plancher" bigint not null,
  "Vus" bigint[] not null,
  "Candidat" bigint not null,
  "CandidatXmax" bigint not null,
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
  -- Before the step that puts the journal in parts.
  if to_regclass('comptoir."journal_default"') is null then return; end if;
  for y in extract(year from now())::integer .. extract(year from now())::integer + 1 loop
    first := make_timestamptz(y, 1, 1, 0, 0, 0, 'UTC');
    after := make_timestamptz(y + 1, 1, 1, 0, 0, 0, 'UTC');
    continue when to_regclass(format('comptoir.%I', 'journal_' || y)) is not null;
    select exists (select from comptoir."journal_default" where "DateH" >= first and "DateH" < after) into hasRows;
    continue when hasRows;
    execute format('create table comptoir.%I partition of comptoir."journal" for values from (%L) to (%L)', 'journal_' || y, first, after);
  end loop;
end $$;`;
