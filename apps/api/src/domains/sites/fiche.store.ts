import { firstOfCard } from '@comptoir/contract/domains/sites/sites.calls';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { Looking, Regle } from '../qualite/qualite.store.ts';
import { fullName, visibleUtilisateurs, type Visibility } from '../utilisateurs/utilisateurs.store.ts';

/** Who works on a site, active people first. */
export const readPersonnes = async (db: Db, IDSite: number, visibility: Visibility) => {
  const there = visibleUtilisateurs(db, visibility)
    .innerJoin('utilisateursSites', 'utilisateursSites.IDPeople', 'utilisateurs.IDPeople')
    .where('utilisateursSites.IDSite', '=', IDSite);
  const { nb, nbActives } = await there
    .select(({ fn }) => [
      fn.countAll<number>().as('nb'),
      fn.countAll<number>().filterWhere('utilisateurs.Actif', '=', true).as('nbActives'),
    ])
    .executeTakeFirstOrThrow();
  const premieres = await there
    .select(['utilisateurs.IDPeople', fullName.as('Name'), 'profilsESellerTeam.DESCR as Profil', 'utilisateurs.Actif'])
    .orderBy('utilisateurs.Actif', 'desc')
    .orderBy(sql`${fullName} collate tools.fr`)
    .orderBy('utilisateurs.IDPeople')
    .limit(firstOfCard)
    .execute();
  return { nb, nbActives, premieres };
};

/** The checks that find this site, by the address that they give for it. */
export const findAnomalies = async ({ db, seen, secrets }: Looking, IDSite: number, regles: readonly Regle[]) => {
  const found = regles.flatMap(({ cle, lignes }) => {
    const lines = lignes(db, seen, secrets);
    return lines instanceof Promise ? [] : [sql`select ${cle}::text as cle from (${lines}) as found where href = ${`/sites/${IDSite}`}`];
  });
  if (found.length === 0) return [];
  const { rows } = await sql<{ cle: string }>`${sql.join(found, sql` union all `)}`.execute(db);
  const named = new Set(rows.map(({ cle }) => cle));
  return regles.filter(({ cle }) => named.has(cle)).map(({ cle, niveau, titre }) => ({ cle, niveau, titre }));
};
