import { session as calls } from '@comptoir/contract/domains/session/session.calls';
import type { Call } from '../../http/call.ts';
import { grantNow, withoutConsent } from '../../http/sessions/consent.ts';
import { visitMessage } from '../../jobs/visit-message.ts';
import { tellPeople } from '../../jobs/tell-people.ts';
import { readConsent } from '../../registry/acces.store.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { listAdministrators } from '../utilisateurs/utilisateurs.store.ts';

/**
 * What an operator needs to be let in by the customer's mode. A visit that is announced is told to the group's administrators
 * before it begins, so that none begins untold.
 * @throws Refusal 403 `acces`
 */
export const enterWithConsent = async (
  { app, session, groupe, body: { Motif = '', Ticket = '' } }: Call<typeof calls.select>,
  customer: CustomerRecord,
): Promise<{ Motif: string | null; Ticket: string | null }> => {
  const { IDCustomer } = customer;
  const { id: IDOperator, IDSession, login, name, kind } = session;
  const { mode, now, grants } = await readConsent(app.database.registry, { IDCustomer, IDOperator, IDSession });
  const why = { Motif: Motif || null, Ticket: Ticket || null };
  if (mode === 'libre') return why;
  if (mode !== 'annonce') {
    const grant = grantNow({ mode, grants, IDSession }, now);
    if (!grant) throw withoutConsent(mode);
    // Who says nothing comes for what it was granted for.
    return Motif ? why : { Motif: grant.Motif, Ticket: grant.Ticket || null };
  }
  if (Motif === '') throw withoutConsent(mode);
  const message = visitMessage({
    app,
    customer,
    objet: `${name} entre chez vous`,
    fait: `${name}, opérateur, entre chez votre groupe.`,
    Motif,
    Ticket,
  });
  const author = { Auteur: login, Kind: kind, IDPeople: null, Appel: '', Action: calls.select.action, Groupe: groupe };
  await tellPeople(app, customer, { author, addresses: listAdministrators, ...message });
  return why;
};
