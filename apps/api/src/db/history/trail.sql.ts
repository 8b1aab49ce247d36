import { hexOf, sha256 } from './seal.sql.ts';

/** The columns of an event that whoever notes it may say; its number, its moment and its place in the chain are the database's. */
export const saidOfEvents = 'Type Resultat Nombre IDCustomer Genre IDCompte IDSession Appel Requete Qui Adresse Navigateur Details'.split(
  ' ',
);

/** Of an event, whose alias is \`e\`: what tells of a person. With salt, nobody finds out by trying what it was once it is erased. */
export const personDigest = sha256(`jsonb_build_array(${hexOf('e."Sel"')}, e."Qui", e."Adresse", e."Navigateur", e."Details")::text`);

/** The digest of an event, chained to the one before, whose digest is \`before\`. */
export const eventDigest = (before: string) =>
  sha256(
    `jsonb_build_array(e."Rang", e."IDEvenement", (extract(epoch from e."DateH") * 1000)::bigint, e."Type", e."Resultat", e."Nombre", e."IDCustomer",
    e."Genre", e."IDCompte", e."IDSession", e."Appel", e."Requete", ${hexOf('e."Personne"')}, ${hexOf(before)})::text`,
  );

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
