import { Refusal } from '@comptoir/contract/errors';
import type { Db } from '../../db/tables.ts';
import { lockSociete } from '../societes/societes.store.ts';
import { findUtilisateursOf, replaceResponsables } from './estimations-reprise.store.ts';

/** Gives a company exactly these responsible users, who must be active users of a site of it. @throws Refusal 404, 422 */
export const saveResponsables = async (db: Db, IDPlaque: number, given: readonly number[]) => {
  const { Libelle } = await lockSociete(db, IDPlaque);
  const wanted = new Set(given);
  const found = await findUtilisateursOf(db, IDPlaque, [...wanted]);
  const strangers = [...wanted].filter((id) => !found.includes(id));
  if (strangers.length > 0) {
    const message = `Les responsables doivent être des utilisateurs actifs d’un site de «\u00a0${Libelle}\u00a0»`;
    throw new Refusal('rule', `${message} (numéros refusés\u00a0: ${strangers.join(', ')}).`, { IDsPeopleResponsables: message });
  }
  await replaceResponsables(db, IDPlaque, found);
};
