import { isOpenTo } from '@comptoir/contract/limites';
import { urgenceHeures } from '@comptoir/contract/acces';
import { acces } from '@comptoir/contract/domains/acces/acces.calls';
import { Refusal } from '@comptoir/contract/errors';
import { ofName } from '@comptoir/contract/texts/elision';
import type { Author } from '../../db/authored-transaction.ts';
import type { Call, Handler } from '../../http/call.ts';
import { grantNow } from '../../http/sessions/consent.ts';
import { queueSealed } from '../../jobs/outbox.store.ts';
import { tellPeople } from '../../jobs/tell-people.ts';
import { visitMessage } from '../../jobs/visit-message.ts';
import { readConsent } from '../../registry/acces.store.ts';
import { findCustomerInAnyCase } from '../../registry/registry.store.ts';
import { listAdministrators } from '../utilisateurs/utilisateurs.store.ts';
import { inHours, insertAcces, insertDemandeAcces, lastDemande, lockMode, now as present } from './acces.store.ts';

type Asking = Pick<Call<typeof acces.urgence>, 'app' | 'session' | 'groupe'>;

/** The customer as it stands now, and what it has granted to this session. @throws Refusal 404 */
const consentAt = async ({ app, session }: Pick<Asking, 'app' | 'session'>, BDGp: string) => {
  const { registry } = app.database;
  const customer = await findCustomerInAnyCase(registry, BDGp);
  if (!customer || !isOpenTo(session.limites, customer)) throw new Refusal('unknown', 'Cette base de données n’existe pas.');
  const whose = { IDCustomer: customer.IDCustomer, IDOperator: session.id, IDSession: session.IDSession };
  return { customer, whose, ...(await readConsent(registry, whose)) };
};

const isOpen = (mode: string) => mode === 'libre' || mode === 'annonce';
const needsNone = () => new Refusal('rule', 'Ce client n’attend pas d’accord\u00a0: vous pouvez y entrer.');

const authorOf = (
  { session: { login, kind }, groupe }: Asking,
  { method, path, action }: typeof acces.urgence | typeof acces.demander,
): Author => ({
  Auteur: login,
  Kind: kind,
  IDPeople: null,
  Appel: `${method} ${path}`,
  Action: action,
  Groupe: groupe,
});

export const readSituation: Handler<typeof acces.situation> = async ({ app, session, query: { BDGp } }) => {
  const { customer, whose, mode, now, grants } = await consentAt({ app, session }, BDGp);
  const last = await lastDemande(app.database.registry, whose);
  const demande =
    last?.IDAcces === null
      ? { DemandeLe: last.DemandeLe, Motif: last.Motif, Ticket: last.Ticket, Heures: last.Heures, EstRefusee: last.ReponduLe !== null }
      : null;
  const EstAccorde = grantNow({ mode, grants, IDSession: session.IDSession }, now) !== undefined;
  return { BDGp: customer.name, label: customer.label, ModeAcces: mode, EstAccorde, demande };
};

/** The group's administrators are told before there is a request, so that none waits unseen. */
export const askForAcces: Handler<typeof acces.demander> = async (call) => {
  const { app, session, body } = call;
  const { BDGp, Motif, Ticket, Heures } = body;
  const { customer, whose, mode, now, grants } = await consentAt(call, BDGp);
  if (isOpen(mode) || grantNow({ mode, grants, IDSession: session.IDSession }, now)) throw needsNone();
  const last = await lastDemande(app.database.registry, whose);
  if (last?.ReponduLe === null) throw new Refusal('conflict', 'Vous avez déjà demandé cet accès\u00a0: le groupe n’a pas encore répondu.');
  const author = authorOf(call, acces.demander);
  const fait = `${session.name}, opérateur, demande à entrer chez votre groupe pour ${Heures} h. Répondez à l’écran «\u00a0Accès des opérateurs\u00a0».`;
  const message = visitMessage({ app, customer, objet: `${session.name} demande un accès`, fait, Motif, Ticket });
  await tellPeople(app, customer, { author, addresses: listAdministrators, ...message });
  await app.database.write('registry', author, async (trx) => {
    // Of two that come at once the second waits here, and one stands for both.
    await lockMode(trx, whose.IDCustomer);
    const meanwhile = await lastDemande(trx, whose);
    if (meanwhile?.ReponduLe === null) return;
    await insertDemandeAcces(trx, { ...whose, Motif, Ticket, Heures });
  });
  return { success: true };
};

/** Never silent: told to all administrators first, noted in the security trail by its row. */
export const takeUrgence: Handler<typeof acces.urgence> = async (call) => {
  const { app, session, body } = call;
  const { BDGp, Motif, Ticket } = body;
  const { customer, whose, mode } = await consentAt(call, BDGp);
  if (isOpen(mode)) throw needsNone();
  const author = authorOf(call, acces.urgence);
  const fait = `${session.name}, opérateur, prend un accès d’urgence à votre groupe pour ${urgenceHeures} heures. Vous pouvez le couper à l’écran «\u00a0Accès des opérateurs\u00a0».`;
  const message = visitMessage({ app, customer, objet: `Accès d’urgence ${ofName(session.name)}`, fait, Motif, Ticket });
  await tellPeople(app, customer, { author, addresses: listAdministrators, ...message });
  await app.database.write('registry', author, async (trx) => {
    const { securityEmail } = app.config;
    if (securityEmail.length > 0)
      await queueSealed(trx, app.vault, {
        destinataires: [...securityEmail],
        ...visitMessage({
          app,
          customer,
          objet: `Accès d’urgence ${ofName(session.name)} chez ${customer.label}`,
          fait: `${session.name}, opérateur, prend un accès d’urgence à ${customer.label} pour ${urgenceHeures} heures.`,
          Motif,
          Ticket,
        }),
      });
    await insertAcces(trx, {
      ...whose,
      Motif,
      Ticket,
      Du: present(),
      Au: inHours(urgenceHeures),
      AccordePar: session.login,
      Urgence: true,
    });
  });
  if (app.config.securityEmail.length > 0) app.outbox.wake('registry');
  return { success: true };
};
