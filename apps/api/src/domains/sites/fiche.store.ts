import { profilsPlafonnes } from '@comptoir/contract/domains/plafonds-remise/profils-plafonnes';
import type { FicheSite } from '@comptoir/contract/domains/sites/sites.calls';
import { categories } from '@comptoir/contract/domains/templates-impression/categories';
import type { AnomaliesLiees } from '@comptoir/contract/fiches';
import { sql } from 'kysely';
import { anyNumber } from '../../db/any-of.ts';
import type { Db } from '../../db/tables.ts';
import type { Looking, Regle } from '../qualite/qualite.store.ts';
import { readPersonnesLiees } from '../utilisateurs/personnes-liees.store.ts';
import { visibleUtilisateurs, type Visibility } from '../utilisateurs/utilisateurs.store.ts';

/** Who works on one of these sites, active people first. */
export const readPersonnes = (db: Db, sites: readonly number[], visibility: Visibility) =>
  readPersonnesLiees(
    visibleUtilisateurs(db, visibility).where(({ exists, selectFrom }) =>
      exists(
        selectFrom('utilisateursSites')
          .select('utilisateursSites.IDSite')
          .whereRef('utilisateursSites.IDPeople', '=', 'utilisateurs.IDPeople')
          .where('utilisateursSites.IDSite', '=', anyNumber(sites)),
      ),
    ),
  );

/** The template of each category: the site's, else the group's. */
export const readModeles = async (db: Db, IDSite: number) => {
  const names = ['Categorie', 'Description'] as const;
  const ofSite = await db
    .selectFrom('templatesImpressionSites')
    .innerJoin('templatesImpression', 'templatesImpression.IDTemplateImpression', 'templatesImpressionSites.IDTemplateImpression')
    .select(names)
    .where('IDSite', '=', IDSite)
    .execute();
  const ofGroupe = await db
    .selectFrom('templatesImpressionGroupe')
    .innerJoin('templatesImpression', 'templatesImpression.IDTemplateImpression', 'templatesImpressionGroupe.IDTemplateImpression')
    .select(names)
    .execute();
  const chosen: NonNullable<FicheSite['modeles']> = [
    ...ofSite.map((one) => ({ ...one, niveau: 'site' as const })),
    ...ofGroupe.map((one) => ({ ...one, niveau: 'groupe' as const })),
  ];
  return categories.flatMap((category) => chosen.find(({ Categorie }) => Categorie === category) ?? []);
};

/** The ceiling of each profile that has one: the company's, else the group's (docs/regles/tarifs.md#plafonds-de-remise). */
export const readPlafonds = async (db: Db, IDPlaque: number) => {
  const rows = await db
    .selectFrom('plafondsRemise')
    .select(['IDPlaque', 'IDDRProfileEsellerLead', 'Plafond'])
    .where(({ or, eb }) => or([eb('IDPlaque', '=', IDPlaque), eb('IDPlaque', 'is', null)]))
    .execute();
  return profilsPlafonnes.flatMap(({ IDDRProfileEsellerLead }) => {
    const own = rows.filter((row) => row.IDDRProfileEsellerLead === IDDRProfileEsellerLead && row.Plafond !== null);
    const counts = own.find((row) => row.IDPlaque !== null) ?? own[0];
    if (!counts || counts.Plafond === null) return [];
    const niveau = counts.IDPlaque === null ? ('groupe' as const) : ('societe' as const);
    return [{ IDDRProfileEsellerLead, Plafond: Number(counts.Plafond), niveau }];
  });
};

/** The checks that find one of these addresses. */
export const findAnomalies = async (
  { db, seen, around }: Looking,
  addresses: readonly string[],
  regles: readonly Regle[],
): Promise<AnomaliesLiees> => {
  const named = new Set<string>();
  const queries = [];
  for (const { cle, lignes } of regles) {
    const lines = lignes(db, seen, around);
    if (lines instanceof Promise) {
      if ((await lines).some(({ href }) => addresses.includes(href))) named.add(cle);
    } else queries.push(sql`select ${cle}::text as cle from (${lines}) as found where href = any(${[...addresses]}::text[])`);
  }
  if (queries.length > 0) {
    const { rows } = await sql<{ cle: string }>`${sql.join(queries, sql` union all `)}`.execute(db);
    for (const { cle } of rows) named.add(cle);
  }
  return regles.filter(({ cle }) => named.has(cle)).map(({ cle, niveau, titre }) => ({ cle, niveau, titre }));
};
