import type { CleEtape, departs } from '@comptoir/contract/domains/departs/departs.calls';
import { tableOf, wordOf } from '@comptoir/contract/catalogue/all';
import { Refusal } from '@comptoir/contract/errors';
import type { Answer } from '@comptoir/contract/kit';
import { valeur } from '../../db/faults/because.ts';
import { removeCsbIfAny } from '../../interfaces/renault-csb/renault-csb.store.ts';
import { removeUser } from '../../interfaces/planetvo/planetvo.store.ts';
import { queueMessage } from '../../jobs/outbox.store.ts';
import { removeAcces } from '../../secrets/acces.store.ts';
import { billedMonth, destinatairesOf, messageOf } from '../comptes-eseller/comptes-eseller.rules.ts';
import { closeComptes, findEMail, holdComptes, listContacts } from '../comptes-eseller/comptes-eseller.store.ts';
import { findUtilisateursOf } from '../estimations-reprise/estimations-reprise.store.ts';
import { addSites } from '../utilisateurs/utilisateurs-sites.store.ts';
import { updateUtilisateur, type StoredUtilisateur } from '../utilisateurs/utilisateurs.store.ts';
import { mayChange, type Acting } from './acting.ts';
import { checkDepart } from './check-depart.ts';
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
import { sitesToGive } from './plan-depart.ts';
import { deletePrevu, lockPrevu } from './prevus.store.ts';

type Faits = Answer<typeof departs.partir>;

interface Leaving extends Acting {
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
  const { IDPeople, EMail } = heir(leaving);
  if (EMail.trim() === '') {
    const refusal = new Refusal('rule', 'Le remplaçant n’a pas d’adresse e-mail.', { remplacant: 'Sans adresse e-mail' });
    throw refusal.because(valeur('utilisateurs', { IDPeople }, 'EMail'));
  }
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

/**
 * All that was chosen, in one transaction. `wasPlanned`: its moment has come.
 * @throws Refusal
 */
export const faireDepart = async (acting: Acting, { wasPlanned = false } = {}): Promise<Faits> => {
  const { db, session } = acting;
  const { user, remplacant, chosen } = await checkDepart(acting, { wasPlanned });
  const prevu = await lockPrevu(db, user.IDPeople);
  if (prevu && mayChange(prevu, session)) await deletePrevu(db, user.IDPeople);
  for (const { cle } of chosen) await faire[cle]({ ...acting, user, remplacant });
  return { faits: chosen.map(({ cle, nb }) => ({ cle, nb })) };
};
