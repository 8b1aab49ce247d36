import { eventDigestBeforeJetons, sealFunctionSql } from '../../history/trail.sql.ts';
import type { Migration } from '../../migration.ts';
import { quoteText, roles } from '../../names.ts';

/** Written out: a step stays as it is when the contract has another one. */
const types = [
  'ouverture',
  'fermeture',
  'choix',
  'session',
  'droit',
  'limite',
  'connexion',
  'secrets',
  'export',
  'operateur',
  'cles',
  'retrait',
  'perte',
];
const genres = ['operator', 'customer', 'public', 'system'];
const oneOf = (values: readonly string[]) => `in (${values.map(quoteText).join(', ')})`;

const definer = 'language plpgsql security definer set search_path = pg_catalog, pg_temp';
const said = (name: string) => `coalesce(nullif(current_setting('comptoir.${name}', true), ''), '')`;

/** Values of an event as the write at hand says who does what. */
const byAuthor = `coalesce(nullif(current_setting('comptoir.kind', true), ''), 'system'), ${said('appel')}, ${said('groupe')}, ${said('auteur')}`;

/** Why a session ended, in words. */
const endings = {
  deconnexion: 'Déconnexion',
  ailleurs: 'Depuis un autre appareil',
  inactivite: 'Faute d’activité',
  nombre: 'Trop de sessions',
};
const endingWords = Object.entries(endings)
  .map(([key, words]) => `when ${quoteText(key)} then ${quoteText(words)}`)
  .join(' ');

const ofSession = `"IDCustomer", "Genre", "IDCompte", "IDSession", "Appel", "Requete", "Qui", "Adresse", "Navigateur"`;
const sessionValues = (s: string, customer: string) =>
  `${customer}, case when ${s}."IDOperator" is null then 'customer' else 'operator' end, coalesce(${s}."IDOperator", ${s}."IDPeople"), ${s}."IDSession", ${said('appel')}, ${said('groupe')}, ${s}."Qui", ${s}."Adresse", ${s}."Navigateur"`;

/**
 * The security trail. What happens to sessions, accounts of operators and keys is noted by the database itself, in the same
 * transaction; requests add what leaves no row. Nobody changes or takes away an event but the purge of old ones.
 */
export const registrySecurite: Migration = {
  name: '1010-securite',
  lens: {},
  tables: {},
  sql: `
alter table "sessions" add column "Qui" text not null default '';

create table "securiteEvenements" (
  "IDEvenement" bigint generated always as identity primary key,
  "DateH" timestamptz(3) not null default clock_timestamp(),
  "Type" text not null check ("Type" ${oneOf(types)}),
  "Resultat" text not null check ("Resultat" ${oneOf(['succes', 'refus'])}),
  "Nombre" integer not null default 1 check ("Nombre" > 0),
  "IDCustomer" bigint,
  "Genre" text not null check ("Genre" ${oneOf(genres)}),
  "IDCompte" bigint,
  "IDSession" bigint,
  "Appel" text not null default '',
  "Requete" text not null default '',
  "Qui" text default '',
  "Adresse" text default '',
  "Navigateur" text default '',
  "Details" text default '',
  "Sel" bytea default decode(replace(gen_random_uuid()::text, '-', ''), 'hex'),
  "Rang" bigint unique,
  "Personne" bytea,
  "Empreinte" bytea,
  check (("Rang" is null) = ("Empreinte" is null) and ("Rang" is null) = ("Personne" is null))
);
create index on "securiteEvenements" ("DateH");
create index on "securiteEvenements" ("IDCustomer", "IDEvenement");
create index on "securiteEvenements" ("IDEvenement") where "Rang" is null;

create table "securiteChaine" (
  "id" integer primary key default 1 check ("id" = 1),
  "Depuis" bigint not null default 0,
  "Origine" bytea not null default ''::bytea,
  "Rang" bigint not null default 0,
  "Empreinte" bytea not null default ''::bytea
);
insert into "securiteChaine" default values;
${sealFunctionSql(eventDigestBeforeJetons)}
revoke execute on function registry."seal_evenements"() from public;
grant execute on function registry."seal_evenements"() to ${roles.registry};

create function registry."note_session"() returns trigger ${definer} as $$
begin
  if tg_op = 'INSERT' then
    insert into registry."securiteEvenements" ("Type", "Resultat", ${ofSession}) values ('ouverture', 'succes', ${sessionValues('new', 'new."IDCustomer"')});
  else
    insert into registry."securiteEvenements" ("Type", "Resultat", "Details", ${ofSession})
      values ('fermeture', 'succes', case new."FinMotif" ${endingWords} end, ${sessionValues('new', 'new."IDCustomer"')});
  end if;
  return null;
end $$;
create trigger "evenementDebut" after insert on "sessions" for each row execute function registry."note_session"();
create trigger "evenementFin" after update of "FinLe" on "sessions"
  for each row when (old."FinLe" is null and new."FinLe" is not null) execute function registry."note_session"();

create function registry."note_jeton"() returns trigger ${definer} as $$
begin
  insert into registry."securiteEvenements" ("Type", "Resultat", ${ofSession})
    select 'choix', 'succes', ${sessionValues('s', 'new."IDCustomer"')} from registry."sessions" s where s."IDSession" = new."IDSession" and s."IDOperator" is not null;
  return null;
end $$;
create trigger "evenement" after insert on "sessionJetons"
  for each row when (new."IDCustomer" is not null) execute function registry."note_jeton"();

create function registry."note_operateur"() returns trigger ${definer} as $$
declare
  done text := '';
  whose text;
begin
  if tg_op = 'INSERT' then done := 'Créé';
  elsif tg_op = 'DELETE' then done := 'Supprimé';
  else
    if old."Actif" and not new."Actif" then done := 'Suspendu'; elsif new."Actif" and not old."Actif" then done := 'Rétabli'; end if;
    if new."passwordHash" is distinct from old."passwordHash" then done := concat_ws(', ', nullif(done, ''), 'Mot de passe changé'); end if;
  end if;
  if done = '' then return null; end if;
  whose := case when tg_op = 'DELETE' then old."login" else new."login" end;
  insert into registry."securiteEvenements" ("Type", "Resultat", "Genre", "Appel", "Requete", "Qui", "Details")
    values ('operateur', 'succes', ${byAuthor}, whose || '\u00a0: ' || done);
  return null;
end $$;
create trigger "evenement" after insert or update or delete on "operators" for each row execute function registry."note_operateur"();

create function registry."note_cle"() returns trigger ${definer} as $$
begin
  insert into registry."securiteEvenements" ("Type", "Resultat", "Genre", "Appel", "Requete", "Qui", "Details")
    values ('cles', 'succes', ${byAuthor}, new."Nom" || case when new."DateHRetrait" is null then '\u00a0: ajoutée' else '\u00a0: retirée' end);
  return null;
end $$;
create trigger "evenement" after insert or update of "DateHRetrait" on "cles" for each row execute function registry."note_cle"();

revoke execute on function registry."note_session"(), registry."note_jeton"(), registry."note_operateur"(), registry."note_cle"() from public;
`,
};
