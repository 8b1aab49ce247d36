import { mayTake, remet, type CleEtape, type departs } from '@comptoir/contract/domains/departs/departs.calls';
import { tableOf, wordOf } from '@comptoir/contract/catalogue/all';
import { Refusal } from '@comptoir/contract/errors';
import type { Call, Handler } from '../../http/call.ts';
import { standingOf } from '../../http/session.ts';
import { removeCsbIfAny } from '../../interfaces/renault-csb/renault-csb.store.ts';
import { removeUser } from '../../interfaces/planetvo/planetvo.store.ts';
import { queueMessage } from '../../jobs/outbox.store.ts';
import { removeAcces } from '../../secrets/acces.store.ts';
import { billedMonth, destinatairesOf, messageOf } from '../comptes-eseller/comptes-eseller.rules.ts';
import { closeComptes, findEMail, holdComptes, listContacts } from '../comptes-eseller/comptes-eseller.store.ts';
import { findUtilisateursOf } from '../estimations-reprise/estimations-reprise.store.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { addSites } from '../utilisateurs/utilisateurs-sites.store.ts';
import { checkLocks } from '../utilisateurs/utilisateurs.rules.ts';
import { lockUtilisateur, updateUtilisateur, type StoredUtilisateur } from '../utilisateurs/utilisateurs.store.ts';
import {
  addResponsable,
  giveRapports,
  listAdresses,
  listResponsable,
  removeAppareils,
  removeResponsable,
  setAdresses,
} from './departs.store.ts';
import { withReplaced } from './places.rules.ts';
import { listEtapes, sitesToGive } from './plan-depart.ts';

interface Leaving extends Pick<Call<typeof departs.partir>, 'db' | 'session' | 'customer' | 'app'> {
  user: StoredUtilisateur;
  remplacant: StoredUtilisateur | undefined;
}

/** A step that hands over has a replacement: it was checked. */
const heir = ({ remplacant }: Leaving) => {
  if (!remplacant) throw new Error('nobody takes over');
  return remplacant;
};

/** As the screen of eSeller accounts closes one (docs/regles/comptes-eseller.md#recipients). */
const closeESeller = async ({ db, session, customer, app, user: { IDPeople } }: Leaving) => {
  const now = new Date();
  const comptes = await holdComptes(db, [IDPeople], { all: true });
  const { last } = billedMonth(now);
  await closeComptes(db, [IDPeople], { DateHCloture: now.toISOString(), FactureAu: last });
  const destinataires = destinatairesOf({
    support: app.config.supportEmail,
    contacts: await listContacts(db, [IDPeople]),
    own: session.kind === 'customer' ? await findEMail(db, session.id) : '',
  });
  const { name, login } = session;
  const { publicUrl } = app.config;
  const message = messageOf({ acte: 'close', comptes, jour: last, name, login, customer, publicUrl });
  if (destinataires.length > 0) await queueMessage(db, { destinataires, ...message });
};

/** The replacement answers for the companies on whose sites they work. */
const replaceResponsable = async ({ db, user: { IDPeople }, remplacant }: Leaving) => {
  const plaques = await listResponsable(db, IDPeople);
  await removeResponsable(db, IDPeople);
  if (!remplacant) return;
  const own: number[] = [];
  for (const { IDPlaque } of plaques) if ((await findUtilisateursOf(db, IDPlaque, [remplacant.IDPeople])).length > 0) own.push(IDPlaque);
  await addResponsable(db, own, remplacant.IDPeople);
};

/** @throws Refusal 422 where the list would break its field's rule */
const replaceAdresses = async (leaving: Leaving) => {
  const { db, user } = leaving;
  const { EMail } = heir(leaving);
  if (EMail.trim() === '') throw new Refusal('rule', 'Le remplaçant n’a pas d’adresse e-mail.', { remplacant: 'Sans adresse e-mail' });
  for (const place of await listAdresses(db, user.EMail, { lock: true })) {
    const { table, column } = place;
    const value = withReplaced(place.value, user.EMail, EMail);
    const field = tableOf(table)?.fields?.[column];
    if (field && 'input' in field && !field.input.safeParse(value).success)
      throw new Refusal(
        'rule',
        `«\u00a0${wordOf(table, column) ?? column}\u00a0» (${tableOf(table)?.label ?? table}) ne peut pas recevoir cette adresse.`,
      );
    await setAdresses(db, place, value);
  }
};

const faire: Record<CleEtape, (leaving: Leaving) => Promise<unknown>> = {
  eseller: closeESeller,
  suspendre: ({ db, user: { IDPeople } }) => updateUtilisateur(db, IDPeople, { Actif: false }),
  planetvo: async ({ db, user: { IDPeople } }) => {
    await removeUser(db, IDPeople);
    await removeAcces(db, { Interface: 'planetvo', Cible: IDPeople });
  },
  csb: ({ db, user: { IDPeople } }) => removeCsbIfAny(db, IDPeople),
  appareils: ({ db, user: { IDPeople } }) => removeAppareils(db, IDPeople),
  rapports: (leaving) => giveRapports(leaving.db, leaving.user.IDPeople, heir(leaving).IDPeople),
  responsable: replaceResponsable,
  adresses: replaceAdresses,
  sites: async (leaving) => {
    const { IDPeople } = heir(leaving);
    const given = await sitesToGive(leaving.db, leaving.user.IDPeople, leaving.session.kind);
    await addSites(
      leaving.db,
      given.map((IDSite) => ({ IDPeople, IDSite })),
    );
  },
};

/** @throws Refusal 404 for nobody that this session sees, 422 for one who cannot take over */
const findRemplacant = async ({ db, session, body }: Call<typeof departs.partir>, IDPeople: number) => {
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
  if (!found.Actif) throw new Refusal('rule', 'Le remplaçant est suspendu.', { remplacant: 'Personne active attendue' });
  return found;
};

/** All that was chosen, in the request's one transaction. @throws Refusal */
export const faireDepart: Handler<typeof departs.partir> = async (call) => {
  const { db, session, params, body } = call;
  if (!body.etapes.every((cle) => mayTake(cle, standingOf(session))))
    throw new Refusal('forbidden', 'Votre accès ne permet pas toutes ces étapes.');
  const user = await lockUtilisateur(db, params.idPeople, { all: session.kind === 'operator' });
  const planned = await listEtapes(call, user);
  const asked = new Set(body.etapes);
  const chosen = planned.filter(({ cle }) => asked.has(cle));
  if (chosen.length < asked.size)
    throw new Refusal('conflict', 'La situation de cette personne a changé depuis\u00a0: relisez ce qui va être fait.');
  const remplacant = await findRemplacant(call, user.IDPeople);
  if (asked.has('suspendre')) {
    const { GRP_ClientEDatavoice } = await readGpParametres(db);
    const isClosing = asked.has('eseller');
    const present = { ...user, IsAccountOpened: user.IsAccountOpened && !isClosing };
    checkLocks(session.kind, present, { Actif: false }, { isEDatavoice: GRP_ClientEDatavoice });
  }
  for (const { cle } of chosen) await faire[cle]({ ...call, user, remplacant });
  return { faits: chosen.map(({ cle, nb }) => ({ cle, nb })) };
};
