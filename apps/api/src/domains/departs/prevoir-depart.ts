import type { departs } from '@comptoir/contract/domains/departs/departs.calls';
import { Refusal } from '@comptoir/contract/errors';
import { existing } from '../../db/existing.ts';
import type { Handler } from '../../http/call.ts';
import { lockUtilisateur } from '../utilisateurs/utilisateurs.store.ts';
import { mayChange } from './acting.ts';
import { checkDepart } from './check-depart.ts';
import { deletePrevu, lockPrevu, savePrevu } from './prevus.store.ts';

const notAll = () => new Refusal('forbidden', 'Un départ est déjà prévu, avec des étapes que votre accès ne permet pas.');

/** Nothing of the departure is done yet, but it could be done now. @throws Refusal */
export const prevoirDepart: Handler<typeof departs.prevoir> = async (call) => {
  const { db, session, body } = call;
  const { user } = await checkDepart(call);
  const before = await lockPrevu(db, user.IDPeople);
  if (before && !mayChange(before, session)) throw notAll();
  const { DateH, etapes, remplacant, motif } = body;
  await savePrevu(db, user.IDPeople, {
    DateH,
    Etapes: [...new Set(etapes)],
    IDRemplacant: remplacant,
    Motif: motif,
    Kind: session.kind,
    IDAuteur: session.id,
    Login: session.login,
    Auteur: session.name,
    Refus: null,
    DateRefus: null,
  });
  return { DateH };
};

/** @throws Refusal 404 where nothing is planned */
export const renoncerDepart: Handler<typeof departs.renoncer> = async ({ db, session, params: { idPeople } }) => {
  const { IDPeople } = await lockUtilisateur(db, idPeople, { all: session.kind === 'operator' });
  const prevu = existing(await lockPrevu(db, IDPeople));
  if (!mayChange(prevu, session)) throw notAll();
  await deletePrevu(db, IDPeople);
  return { success: true };
};
