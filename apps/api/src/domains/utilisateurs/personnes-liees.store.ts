import { firstOfCard, type PersonnesLiees } from '@comptoir/contract/fiches';
import { sql } from 'kysely';
import { fullName, type visibleUtilisateurs } from './utilisateurs.store.ts';

/** How many of these people there are, and the first of them: active ones, then by name. */
export const readPersonnesLiees = async (those: ReturnType<typeof visibleUtilisateurs>): Promise<PersonnesLiees> => {
  const { nb, nbActives } = await those
    .select(({ fn }) => [
      fn.countAll<number>().as('nb'),
      fn.countAll<number>().filterWhere('utilisateurs.Actif', '=', true).as('nbActives'),
    ])
    .executeTakeFirstOrThrow();
  const premieres = await those
    .select(['utilisateurs.IDPeople', fullName.as('Name'), 'profilsESellerTeam.DESCR as Profil', 'utilisateurs.Actif'])
    .orderBy('utilisateurs.Actif', 'desc')
    .orderBy(sql`${fullName} collate tools.fr`)
    .orderBy('utilisateurs.IDPeople')
    .limit(firstOfCard)
    .execute();
  return { nb, nbActives, premieres };
};
