import { Refusal } from '@comptoir/contract/errors';
import type { AnyCall } from '../../../http/call.ts';
import type { App } from '../../../http/parts.ts';
import type { Judged } from '../../../http/session.ts';
import type { Said } from '../../../partners/openid/provider.ts';
import { findCustomerById } from '../../../registry/registry.store.ts';
import type { Fournisseur } from '../../fournisseurs/fournisseurs.store.ts';
import { namedOf } from '../own-facteurs.ts';
import { judgedAccount } from '../second-step.ts';
import { mayBeFound } from './identites.rules.ts';
import { findIdentite, findPeopleByEMail, insertIdentite, noteUsed } from './identites.store.ts';

/** For the security trail: whose attempt it was. */
const saidOf = ({ kind, id, login, customer }: Judged) => ({
  Genre: kind,
  IDCompte: id,
  Qui: login,
  IDCustomer: customer?.IDCustomer ?? null,
});

type Parts = { app: App } & Pick<AnyCall, 'say' | 'groupe'>;

/** The one person of the customer who gets mail at the address that the provider has checked. */
const personAt = async (app: App, fournisseur: Fournisseur, said: Said): Promise<Judged | undefined> => {
  const { IDCustomer } = fournisseur;
  if (IDCustomer === null || !mayBeFound(said, fournisseur)) return undefined;
  const customer = await findCustomerById(app.database.registry, IDCustomer);
  if (!customer) return undefined;
  const { db } = await app.customers.open(customer);
  const [IDPeople, ...others] = await findPeopleByEMail(db, said.email);
  return IDPeople === undefined || others.length > 0 ? undefined : judgedAccount(app, { IDOperator: null, IDCustomer, IDPeople });
};

/** A first time: whoever is found by the address is linked, and from then on known by issuer and subject. */
const link = async ({ app, groupe }: Parts, { IDFournisseur }: Fournisseur, { sub: Sub, name: Compte }: Said, judged: Judged) => {
  const author = {
    Auteur: judged.login,
    Kind: judged.kind,
    IDPeople: judged.kind === 'customer' ? judged.id : null,
    Appel: 'POST /api/session/fournisseur/retour',
    Action: 'Lier son compte à la première connexion par un fournisseur',
    Groupe: groupe,
  };
  await app.database.write('registry', author, (trx) => insertIdentite(trx, namedOf(judged), { IDFournisseur, Sub, Compte }));
};

/** The account of somebody whom a provider has named, as it stands now. @throws Refusal 401 */
export const judgedByIdentity = async (parts: Parts, fournisseur: Fournisseur, said: Said): Promise<Judged> => {
  const { app, say } = parts;
  const { registry } = app.database;
  const known = () => findIdentite(registry, fournisseur.IDFournisseur, said.sub);
  let found = await known();
  if (!found) {
    const first = await personAt(app, fournisseur, said);
    if (first) await link(parts, fournisseur, said, first);
    found = first && (await known());
  }
  const judged = found && (await judgedAccount(app, found));
  if (found)
    say({ IDCompte: found.IDOperator ?? found.IDPeople, Qui: found.Qui, Genre: found.IDOperator === null ? 'customer' : 'operator' });
  if (!found || !judged)
    throw new Refusal(
      'unauthenticated',
      `Ce compte de «\u00a0${fournisseur.Nom}\u00a0» n’ouvre aucun accès ici. Identifiez-vous par un autre moyen, puis liez-le dans «\u00a0Ma connexion\u00a0».`,
    );
  say(saidOf(judged));
  await noteUsed(registry, found.IDIdentite);
  return judged;
};
