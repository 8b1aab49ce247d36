import { quoteName, quoteText } from '../db/names.ts';
import type { JournalledTable } from '../db/migrations/kit.ts';

/** The journal's own tables, and the record of migrations: the only ones without its triggers. */
export const journalTables = ['journal', 'logSuppression', 'revisions', 'migrations'] as const;

/** Tables and functions of one schema. Names are written in full: at run time no search path can be relied on. */
export const journalSql = (schema: string) => {
  const s = quoteName(schema);
  return `
create table ${s}."journal" (
  "IDJournal" bigint generated always as identity primary key,
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
  "Apres" jsonb
);
create index on ${s}."journal" ("DateH");
create index on ${s}."journal" ("NomTable", "IDLigne");
create index on ${s}."journal" ("Auteur");
create index on ${s}."journal" ("Groupe");

create table ${s}."logSuppression" (
  "IDLogSuppression" bigint generated always as identity primary key,
  "IDLigneSupprimee" text not null,
  "IDPeople" bigint,
  "DateHSuppression" timestamptz not null default now(),
  "NomTable" text not null,
  "RefDMS" text,
  "RemplacerParIDClient" bigint,
  "NumeroSerieMat" text,
  "IDClientMat" bigint
);
create index on ${s}."logSuppression" ("NomTable", "IDLigneSupprimee");

-- A table's revision is the sum of its slots. Writers of different sessions mostly advance different rows, so they
-- do not wait for each other; each slot only grows, and its growth becomes visible exactly with the rows that its
-- transaction wrote: two equal sums in two snapshots mean that nobody has committed a write in between.
create table ${s}."revisions" (
  "NomTable" text,
  "slot" smallint,
  "n" bigint not null,
  primary key ("NomTable", "slot")
) with (fillfactor = 50);
-- The nameless row tells this schema from an earlier one of the same name.
insert into ${s}."revisions" values ('', 0, (extract(epoch from clock_timestamp()) * 1000)::bigint);

create function ${s}."write_journal"() returns trigger language plpgsql as $$
-- Arguments: the key columns, separated by commas; then each secret column.
declare
  avant jsonb;
  apres jsonb;
  whole jsonb;
  ligne text;
  k text;
begin
  if tg_op = 'UPDATE' then
    if old *= new then return null; end if;
    whole := to_jsonb(new);
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, n.value) into avant, apres
      from jsonb_each(to_jsonb(old)) o join jsonb_each(whole) n on n.key = o.key
      where o.value is distinct from n.value;
  elsif tg_op = 'INSERT' then
    apres := to_jsonb(new);
    whole := apres;
  else
    avant := to_jsonb(old);
    whole := avant;
  end if;
  foreach k in array string_to_array(tg_argv[0], ',') loop
    ligne := concat_ws('/', ligne, whole ->> k);
  end loop;
  for i in 1 .. tg_nargs - 1 loop
    k := tg_argv[i];
    if avant ->> k is not null then avant := avant || jsonb_build_object(k, 'modifié'); end if;
    if apres ->> k is not null then apres := apres || jsonb_build_object(k, 'modifié'); end if;
  end loop;
  insert into ${s}."journal"
    ("Groupe", "Auteur", "Kind", "IDPeople", "Appel", "Action", "NomTable", "IDLigne", "Operation", "Avant", "Apres")
  values (
    coalesce(nullif(current_setting('comptoir.groupe', true), ''), pg_current_xact_id()::text),
    coalesce(nullif(current_setting('comptoir.auteur', true), ''), current_user),
    coalesce(nullif(current_setting('comptoir.kind', true), ''), 'system'),
    nullif(current_setting('comptoir.idpeople', true), '')::bigint,
    coalesce(current_setting('comptoir.appel', true), ''),
    coalesce(current_setting('comptoir.action', true), ''),
    tg_table_name, ligne, left(tg_op, 1)::"char", avant, apres
  );
  if tg_op = 'DELETE' then
    insert into ${s}."logSuppression" ("IDLigneSupprimee", "IDPeople", "NomTable")
    values (ligne, nullif(current_setting('comptoir.idpeople', true), '')::bigint, tg_table_name);
  end if;
  return null;
end $$;

create function ${s}."advance_revision"() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    raise exception 'truncate would escape the journal of %', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  insert into ${s}."revisions" as r values (tg_table_name, pg_backend_pid() % 32, 1)
    on conflict ("NomTable", "slot") do update set "n" = r."n" + 1;
  return null;
end $$;
`;
};

const keyColumns = ({ key }: JournalledTable) => (typeof key === 'string' ? [key] : key);

/** The triggers of one table. */
export const triggersSql = (schema: string, table: string, journalled: JournalledTable) => {
  const s = quoteName(schema);
  const subject = `${s}.${quoteName(table)}`;
  const args = [keyColumns(journalled).join(','), ...(journalled.secrets ?? [])].map(quoteText).join(', ');
  return `
create trigger "journal" after insert or update or delete on ${subject}
  for each row execute function ${s}."write_journal"(${args});
create trigger "revision" after insert or update or delete or truncate on ${subject}
  for each statement execute function ${s}."advance_revision"();
`;
};
