import type { JournalledTable } from '../migration.ts';
import { quoteName, quoteText, roles, type Schema } from '../names.ts';

/** The journal's own tables, and the record of migrations: written by the database itself, without the journal's triggers. */
export const journalTables: Readonly<Record<Schema, readonly string[]>> = {
  registry: ['journal', 'logSuppression', 'revisions', 'migrations'],
  comptoir: ['journal', 'logSuppression', 'revisions', 'migrations', 'instants', 'scellements', 'contenus', 'secretsAnterieurs', 'epoques'],
};

/** What differs between the customers' journal and the registry's: the column that begins each row and each key. */
interface Scope {
  column: string;
  key: string;
  value: string;
  setting: string;
}
const scopes: Record<Schema, Scope> = {
  registry: { column: '', key: '', value: '', setting: '' },
  comptoir: { column: '"IDCustomer" integer not null,', key: '"IDCustomer", ', value: 'customer, ', setting: 'comptoir.customer(), ' },
};

const tablesSql = (schema: Schema) => {
  const s = quoteName(schema);
  const { column, key } = scopes[schema];
  return `
create table ${s}."journal" (
  ${column}
  "IDJournal" bigint generated always as identity,
  "Groupe" text not null,
  "DateH" timestamptz not null default now(),
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
  primary key (${key}"IDJournal")
);
create index on ${s}."journal" (${key}"DateH");
create index on ${s}."journal" (${key}"NomTable", "IDLigne");
create index on ${s}."journal" (${key}"NomTable", "IDEntete");
create index on ${s}."journal" (${key}"Auteur");
create index on ${s}."journal" (${key}"Groupe");

create table ${s}."logSuppression" (
  ${column}
  "IDLogSuppression" bigint generated always as identity,
  "IDLigneSupprimee" text not null,
  "IDPeople" bigint,
  "DateHSuppression" timestamptz not null default now(),
  "NomTable" text not null,
  "RefDMS" text,
  "RemplacerParIDClient" bigint,
  "NumeroSerieMat" text,
  "IDClientMat" bigint,
  primary key (${key}"IDLogSuppression")
);
create index on ${s}."logSuppression" (${key}"NomTable", "IDLigneSupprimee");
create index on ${s}."logSuppression" (${key}"DateHSuppression" desc, "IDLogSuppression" desc);

-- A table's revision is the sum of its slots. Writers of different sessions mostly advance different rows, so they
-- do not wait for each other; each slot only grows, and its growth becomes visible exactly with the rows that its
-- transaction wrote: two equal sums in two snapshots mean that nobody has committed a write in between.
create table ${s}."revisions" (
  ${column}
  "NomTable" text,
  "slot" smallint,
  "n" bigint not null,
  primary key (${key}"NomTable", "slot")
) with (fillfactor = 50);
`;
};

/** They write where nobody else may, so they run as the owner, and look up no name but the catalogue's by search path. */
const definer = 'language plpgsql security definer set search_path = pg_catalog, pg_temp';

const said = (name: string) => `nullif(current_setting('comptoir.${name}', true), '')`;

/** The bytes of a file that stands in JSON: as PostgreSQL writes bytes, or as a text. */
export const bytesOf = (value: string) =>
  `case when left(${value}, 2) = '\\x' then decode(substr(${value}, 3), 'hex') else convert_to(${value}, 'UTF8') end`;

/** The journal holds the digest of a file; what it was is kept when it goes, since what it is stands in its row. */
const contentsSql = `if left(k, 1) = '=' then
      k := substr(k, 2);
      if avant ->> k is not null then
        bytes := ${bytesOf('avant ->> k')};
        avant := avant || jsonb_build_object(k, 'sha256:' || encode(sha256(bytes), 'hex'));
        insert into comptoir."contenus" values (customer, substr(avant ->> k, 8), bytes) on conflict do nothing;
      end if;
      if apres ->> k is not null then
        apres := apres || jsonb_build_object(k, 'sha256:' || encode(sha256(${bytesOf('apres ->> k')}), 'hex'));
      end if;
      continue;
    end if;`;

const writeJournalSql = (schema: Schema) => {
  const s = quoteName(schema);
  const { key, value } = scopes[schema];
  const contents = value ? contentsSql : '';
  const columns = `${key}"Groupe", "Auteur", "Reel", "Kind", "IDPeople", "Appel", "Action", "Motif", "Cause", "NomTable", "IDLigne", "Operation", "Avant", "Apres"`;
  const values = (ligne: string, operation: string, avant: string, apres: string) => `(
    ${value}coalesce(${said('groupe')}, pg_current_xact_id()::text),
    coalesce(${said('auteur')}, session_user), ${said('reel')},
    coalesce(${said('kind')}, 'system'),
    ${said('idpeople')}::bigint,
    coalesce(current_setting('comptoir.appel', true), ''),
    coalesce(current_setting('comptoir.action', true), ''),
    ${said('motif')}, ${said('cause')},
    tg_table_name, ${ligne}, ${operation}, ${avant}, ${apres}
  )`;
  return `
create or replace function ${s}."write_journal"() returns trigger ${definer} as $$
-- Arguments: the key columns and the columns that are left out, each separated by commas; then each secret column, and each
-- column of files, with = before it.
declare
  ${value ? "customer integer; bytes bytea; formers jsonb not null default '{}';" : ''}
  line bigint;
  moment timestamptz;
  keys text[] := string_to_array(tg_argv[0], ',');
  hidden text[] := string_to_array(tg_argv[1], ',');
  avant jsonb;
  apres jsonb;
  whole jsonb;
  ligne text;
  former text;
  moved boolean := false;
  k text;
begin
  if tg_op = 'UPDATE' then
    if old *= new then return null; end if;
    whole := to_jsonb(new);
    -- Both rows have the same keys; looking each up takes half the time of a join.
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, whole -> o.key) into avant, apres
      from jsonb_each(to_jsonb(old) - hidden) o
      where o.value is distinct from whole -> o.key;
    -- A row under another key is another row: the one before is gone.
    moved := avant ?| keys;
    if moved then
      avant := to_jsonb(old) - hidden;
      apres := whole - hidden;
    end if;
  elsif tg_op = 'INSERT' then
    whole := to_jsonb(new);
    apres := whole - hidden;
  else
    whole := to_jsonb(old);
    avant := whole - hidden;
  end if;
  ${value ? `customer := whole -> 'IDCustomer';` : ''}
  foreach k in array keys loop
    ligne := concat_ws('/', ligne, whole ->> k);
  end loop;
  for i in 2 .. tg_nargs - 1 loop
    k := tg_argv[i];
    ${contents}
    ${value ? `if avant ->> k like 'v1.%' then formers := formers || jsonb_build_object(k, avant ->> k); end if;` : ''}
    if avant ->> k is not null then avant := avant || jsonb_build_object(k, 'modifié'); end if;
    if apres ->> k is not null then apres := apres || jsonb_build_object(k, 'modifié'); end if;
  end loop;
  if moved then
    foreach k in array keys loop
      former := concat_ws('/', former, avant ->> k);
    end loop;
    insert into ${s}."journal" (${columns}) values ${values('former', `'D'`, 'avant', 'null')} returning "IDJournal" into line;
    insert into ${s}."journal" (${columns}) values ${values('ligne', `'I'`, 'null', 'apres')};
  else
    insert into ${s}."journal" (${columns}) values ${values('ligne', 'left(tg_op, 1)::"char"', 'avant', 'apres')} returning "IDJournal", "DateH" into line, moment;
  end if;
  ${
    value
      ? `if formers <> '{}' then
    insert into ${s}."secretsAnterieurs" ("IDCustomer", "IDJournal", "Colonne", "NomTable", "IDLigne", "Scelle")
      select customer, line, o.key, tg_table_name, coalesce(former, ligne), o.value from jsonb_each_text(formers) o;
  end if;`
      : ''
  }
  if tg_op = 'DELETE' then
    insert into ${s}."logSuppression" (${key}"IDLigneSupprimee", "IDPeople", "DateHSuppression", "NomTable")
    values (${value}ligne, ${said('idpeople')}::bigint, moment, tg_table_name);
  end if;
  return null;
end $$;
`;
};

const advanceRevisionSql = (schema: Schema) => {
  const s = quoteName(schema);
  const { key, setting } = scopes[schema];
  return `
create or replace function ${s}."advance_revision"() returns trigger ${definer} as $$
begin
  if tg_op = 'TRUNCATE' then
    raise exception 'truncate would escape the journal of %', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  insert into ${s}."revisions" as r values (${setting}tg_table_name, pg_backend_pid() % 32, 1)
    on conflict (${key}"NomTable", "slot") do update set "n" = r."n" + 1;
  return null;
end $$;
`;
};

/** The tables of a schema at no step yet: later steps change them. */
export const journalTablesSql = tablesSql;

/** The functions of today, whatever step they are put on. Names are written in full: at run time no search path can be relied on. */
export const journalFunctionsSql = (schema: Schema) => {
  const s = quoteName(schema);
  return `${writeJournalSql(schema)}${advanceRevisionSql(schema)}
revoke execute on function ${s}."write_journal"(), ${s}."advance_revision"() from public;
`;
};

/**
 * The nameless revision distinguishes a scope from an earlier one that stood in its place: lists that somebody holds from before
 * must not look unchanged.
 */
export const namelessRevisionSql = (schema: Schema) => {
  const { key, setting } = scopes[schema];
  const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
  return `insert into ${quoteName(schema)}."revisions" as r values (${setting}'', 0, ${now})
on conflict (${key}"NomTable", "slot") do update set "n" = greatest(r."n" + 1, ${now})`;
};

const keyColumns = ({ key }: JournalledTable) => (typeof key === 'string' ? [key] : key);

/**
 * The triggers of one table; a later step may name it again. What the loader moves is no change, and is not journalled: the
 * setting says it in cascades too, which run as the owner.
 */
export const triggersSql = (schema: Schema, table: string, journalled: JournalledTable) => {
  const s = quoteName(schema);
  const subject = `${s}.${quoteName(table)}`;
  const hidden = [...(schema === 'comptoir' ? ['IDCustomer'] : []), ...(journalled.computed ?? [])];
  const args = [
    keyColumns(journalled).join(','),
    hidden.join(','),
    ...(journalled.secrets ?? []),
    ...(journalled.contents ?? []).map((column) => `=${column}`),
  ]
    .map(quoteText)
    .join(', ');
  return `
create or replace trigger "journal" after insert or update or delete on ${subject}
  for each row when (current_setting('role') <> ${quoteText(roles.loader)}) execute function ${s}."write_journal"(${args});
create or replace trigger "revision" after insert or update or delete or truncate on ${subject}
  for each statement execute function ${s}."advance_revision"();
`;
};
