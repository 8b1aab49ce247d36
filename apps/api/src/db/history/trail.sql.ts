import { hexOf, sha256 } from './seal.sql.ts';

/** The columns of an event that whoever notes it may say; its number, its moment and its place in the chain are the database's. */
export const saidOfEvents =
  'Type Resultat Nombre IDCustomer Genre IDCompte IDSession IDJeton Appel Requete Qui Adresse Navigateur Details'.split(' ');

/** Of an event, whose alias is \`e\`: what is about a person. With salt, nobody finds out by trying what it was once it is erased. */
const personDigest = sha256(`jsonb_build_array(${hexOf('e."Sel"')}, e."Qui", e."Adresse", e."Navigateur", e."Details")::text`);

const listOfEvent = (before: string) =>
  `jsonb_build_array(e."Rang", e."IDEvenement", (extract(epoch from e."DateH") * 1000)::bigint, e."Type", e."Resultat", e."Nombre", e."IDCustomer",
    e."Genre", e."IDCompte", e."IDSession", e."Appel", e."Requete", ${hexOf('e."Personne"')}, ${hexOf(before)})`;

/** The same while events named no token. */
export const eventDigestBeforeJetons = (before: string) => sha256(`${listOfEvent(before)}::text`);

/**
 * The digest of an event, chained to the one before, whose digest is `before`. The token stands last, and only where there is one, so
 * that events from before there were tokens keep their digests.
 */
export const eventDigest = (before: string) =>
  sha256(`(${listOfEvent(before)} || case when e."IDJeton" is null then '[]' else jsonb_build_array(e."IDJeton") end)::text`);

/** Gives the events that have been committed their place in the chain: answers how many, and null where somebody else does it. */
export const sealFunctionSql = (digest: (before: string) => string) => `
create or replace function registry."seal_evenements"() returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  chaine registry."securiteChaine";
  e registry."securiteEvenements";
  sealed integer := 0;
begin
  if not exists (select from registry."securiteEvenements" where "Rang" is null) then return 0; end if;
  select * into chaine from registry."securiteChaine" for update skip locked;
  if not found then return null; end if;
  for e in select * from registry."securiteEvenements" where "Rang" is null order by "IDEvenement" loop
    chaine."Rang" := chaine."Rang" + 1;
    e."Rang" := chaine."Rang";
    e."Personne" := ${personDigest};
    e."Empreinte" := ${digest('chaine."Empreinte"')};
    chaine."Empreinte" := e."Empreinte";
    update registry."securiteEvenements" set "Rang" = e."Rang", "Personne" = e."Personne", "Empreinte" = e."Empreinte" where "IDEvenement" = e."IDEvenement";
    sealed := sealed + 1;
  end loop;
  if sealed > 0 then
    update registry."securiteChaine" set "Rang" = chaine."Rang", "Empreinte" = chaine."Empreinte";
  end if;
  return sealed;
end $$;`;

/** Computes every digest again, in the order of the chain. Where a person has been erased, the digest of what it was stands. */
export const checkedTrailSql = `
select e."Rang", e."DateH", e."Empreinte",
  ${eventDigest('coalesce(e.before, c."Origine")')} = e."Empreinte" as "isIntact",
  e."Rang" = coalesce(e.former, c."Depuis") + 1 as "isLinked",
  e."Sel" is null or ${personDigest} = e."Personne" as "isPerson"
from (
  select *, lag("Empreinte") over (order by "Rang") as before, lag("Rang") over (order by "Rang") as former
  from registry."securiteEvenements" where "Rang" is not null
) e cross join registry."securiteChaine" c order by e."Rang"`;
