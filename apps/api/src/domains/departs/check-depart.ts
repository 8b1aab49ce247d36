import { mayTake, remet, type PlanDepart } from '@comptoir/contract/domains/departs/departs.calls';
import { Refusal } from '@comptoir/contract/errors';
import { valeur } from '../../db/faults/because.ts';
import { standingOf } from '../../http/session.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { checkLocks, checkOwn } from '../utilisateurs/utilisateurs.rules.ts';
import { lockUtilisateur, type StoredUtilisateur } from '../utilisateurs/utilisateurs.store.ts';
import type { Acting } from './acting.ts';
import { listEtapes } from './plan-depart.ts';

const reactivate = (IDPeople: number) => ({
  phrase: 'Réactiver cette personne',
  methode: 'PUT' as const,
  chemin: `/api/utilisateurs/${IDPeople}` as const,
  corps: { Actif: true },
});

/** @throws Refusal 404 for nobody that this session sees, 422 for one who cannot take over */
const findRemplacant = async ({ db, session, body }: Acting, IDPeople: number) => {
  const isNeeded = body.etapes.some(remet);
  if (body.remplacant === null) {
    if (isNeeded)
      throw new Refusal('rule', 'Choisissez un remplaçant, ou décochez ce qui lui serait remis.', {
        remplacant: 'Une personne est attendue',
      });
    return undefined;
  }
  const found = await lockUtilisateur(db, body.remplacant, { all: session.kind === 'operator' });
  if (found.IDPeople === IDPeople)
    throw new Refusal('rule', 'La personne qui part ne peut pas se remplacer.', { remplacant: 'Autre personne attendue' });
  if (!found.Actif) {
    const refusal = new Refusal('rule', 'Le remplaçant est suspendu.', { remplacant: 'Personne active attendue' });
    throw refusal.because(valeur('utilisateurs', { IDPeople: found.IDPeople }, 'Actif', reactivate(found.IDPeople)));
  }
  return found;
};

export interface Checked {
  user: StoredUtilisateur;
  remplacant: StoredUtilisateur | undefined;
  /** Those that were asked for and have something to do. */
  chosen: PlanDepart['etapes'];
}

/**
 * Whether all of it may be done now; the persons stay locked. What was planned long before may have lost a step, as long as
 * one is left.
 * @throws Refusal
 */
export const checkDepart = async (acting: Acting, { wasPlanned = false } = {}): Promise<Checked> => {
  const { db, session, params, body } = acting;
  if (!body.etapes.every((cle) => mayTake(cle, standingOf(session))))
    throw new Refusal('forbidden', 'Votre accès ne permet pas toutes ces étapes.');
  const user = await lockUtilisateur(db, params.idPeople, { all: session.kind === 'operator' });
  const planned = await listEtapes(acting, user);
  const asked = new Set(body.etapes);
  const chosen = planned.filter(({ cle }) => asked.has(cle));
  if (wasPlanned && chosen.length === 0) throw new Refusal('conflict', 'Il ne reste rien à faire de ce qui était prévu.');
  if (!wasPlanned && chosen.length < asked.size)
    throw new Refusal('conflict', 'La situation de cette personne a changé depuis\u00a0: relisez ce qui va être fait.');
  const remplacant = await findRemplacant({ ...acting, body: { ...body, etapes: chosen.map(({ cle }) => cle) } }, user.IDPeople);
  if (chosen.some(({ cle }) => cle === 'suspendre')) {
    const { GRP_ClientEDatavoice } = await readGpParametres(db);
    const isClosing = asked.has('eseller');
    const present = { ...user, IsAccountOpened: user.IsAccountOpened && !isClosing };
    checkLocks(session.kind, present, { Actif: false }, { isEDatavoice: GRP_ClientEDatavoice });
    checkOwn(session, user, { Actif: false });
  }
  return { user, remplacant, chosen };
};
