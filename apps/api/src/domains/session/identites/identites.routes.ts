import type { identites } from '@comptoir/contract/domains/session/identites.calls';
import { Refusal } from '@comptoir/contract/errors';
import type { Author } from '../../../db/authored-transaction.ts';
import { routesOf, type Call } from '../../../http/call.ts';
import { personOf, type Session } from '../../../http/session.ts';
import { findLien, lockLien, takeLien } from '../../../registry/liens.store.ts';
import { listOfferedTo } from '../../fournisseurs/fournisseurs.store.ts';
import { spent, usable } from '../liens.routes.ts';
import { hostOf, isCustomerHost } from '../login.rules.ts';
import { namedOf } from '../own-facteurs.ts';
import { passkeyHost } from '../passkey.rules.ts';
import { secondStep } from '../second-step.ts';
import { isOfferedTo, isStrong, provedAt, secretsOf } from './identites.rules.ts';
import { findIdentite, insertIdentite, listIdentites, removeIdentite } from './identites.store.ts';
import { judgedByIdentity } from './judge-identity.ts';
import { begin, comeBack } from './round-trip.ts';

const taken = () => new Refusal('conflict', 'Ce compte du fournisseur est déjà lié à un autre accès.').because({ code: 'doublon' });
const noSuch = () => new Refusal('unknown', 'Ce compte de fournisseur n’est pas lié au vôtre.');
const notInvited = () => new Refusal('unknown', 'Ce lien n’est pas une invitation. Choisissez un mot de passe.');

const authorOf = ({ kind, id, login }: Pick<Session, 'kind' | 'id' | 'login'>, Appel: string, Action: string, Groupe: string): Author => ({
  Auteur: login,
  Kind: kind,
  IDPeople: kind === 'customer' ? id : null,
  Appel,
  Action,
  Groupe,
});

/** Failures of an attempt count for its address alone: a provider is nobody's account. */
const countedAs = (Cle: string, state: string) => `fournisseur ${secretsOf(Cle, state).Empreinte}`;

/** Whom a provider has sent back, and whether it asked for two factors. @throws Refusal */
const signedIn = async (call: Call<typeof identites.revenir>) => {
  const { fournisseur, said } = await comeBack(call, 'connexion', 'unauthenticated');
  return { judged: await judgedByIdentity(call, fournisseur, said), said, isTwofold: isStrong(said, fournisseur) };
};

export const identitesRoutes = routesOf<typeof identites>()({
  moyens: async ({ app, registry, body: { url, domaine } }) => {
    const { allowedHosts, backofficeLabel, publicUrl } = app.config;
    const host = hostOf(url);
    const customer = isCustomerHost(host, backofficeLabel) ? await app.customers.findByHost(host) : undefined;
    const isOperators = publicUrl !== undefined && host === new URL(publicUrl).hostname;
    const offered = (customer ?? isOperators) ? await listOfferedTo(registry, customer?.IDCustomer ?? null) : [];
    return {
      motDePasse: true,
      cle: passkeyHost(host, allowedHosts) !== undefined,
      fournisseurs:
        publicUrl === undefined
          ? []
          : offered.filter((one) => isOfferedTo(one, domaine)).map(({ IDFournisseur, Nom }) => ({ IDFournisseur, Nom })),
    };
  },

  commencer: (call) => begin(call, 'connexion'),

  revenir: async (call) => {
    const { app, body, headers, address, userAgent } = call;
    const key = countedAs(body.Cle, body.demande);
    await app.throttle.check(key, address);
    const { judged, said, isTwofold } = await signedIn(call).catch(async (error: unknown) => {
      const isJudged = error instanceof Refusal && error.code === 'unauthenticated';
      if (!isJudged) await app.throttle.notJudged(key, address);
      throw error;
    });
    await app.throttle.notJudged(key, address);
    const more = isTwofold ? undefined : await secondStep(app, judged, null);
    if (more) throw more;
    const PreuveLe = provedAt(said, Date.now());
    const token = await app.sessions.begin({ ...judged, address, userAgent, appareil: headers['x-appareil'], PreuveLe });
    return { token, activites: judged.customer?.activites ?? [] };
  },

  commencerInvitation: async (call) => {
    const { registry, body } = call;
    if (usable(await findLien(registry, body.lien)).Usage !== 'invitation') throw notInvited();
    return begin(call, 'invitation');
  },

  accepterInvitation: async (call) => {
    const { app, registry, say, groupe, body } = call;
    const { IDOperator: id, login } = usable(await findLien(registry, body.lien));
    const { fournisseur, said } = await comeBack(call, 'invitation', 'unauthenticated');
    if (fournisseur.IDCustomer !== null) throw notInvited();
    const author = authorOf(
      { kind: 'operator', id, login },
      'POST /api/session/lien/fournisseur/retour',
      'Lier son compte par une invitation',
      groupe,
    );
    const named = { IDOperator: id, IDCustomer: null, IDPeople: null, Qui: login };
    await app.database.write('registry', author, async (trx) => {
      if (usable(await lockLien(trx, body.lien)).Usage !== 'invitation') throw notInvited();
      const linked = { IDFournisseur: fournisseur.IDFournisseur, Sub: said.sub, Compte: said.name };
      if (!(await insertIdentite(trx, named, linked))) throw taken();
      if (!(await takeLien(trx, body.lien))) throw await spent(trx, body.lien);
    });
    say({ Genre: 'operator', IDCompte: id, Qui: login, Details: `Invitation acceptée par ${fournisseur.Nom}` });
    return { success: true };
  },

  commencerPreuve: (call) => begin(call, 'preuve'),

  prouver: async (call) => {
    const { app, registry, session } = call;
    await app.rates.proof(session);
    const { fournisseur, said } = await comeBack(call, 'preuve', 'preuve');
    const found = await findIdentite(registry, fournisseur.IDFournisseur, said.sub);
    const mine = personOf(session);
    if (found?.IDOperator !== mine.IDOperator || found.IDCustomer !== mine.IDCustomer || found.IDPeople !== mine.IDPeople)
      throw new Refusal('preuve', `Ce compte de «\u00a0${fournisseur.Nom}\u00a0» n’est pas lié au vôtre.`);
    await app.rates.proved(session);
    return { token: await app.sessions.prove(session) };
  },

  list: async ({ registry, session }) => {
    const account = personOf(session);
    const [identites, offered] = await Promise.all([listIdentites(registry, account), listOfferedTo(registry, account.IDCustomer)]);
    return { identites, fournisseurs: offered.map(({ IDFournisseur, Nom }) => ({ IDFournisseur, Nom })) };
  },

  commencerLien: (call) => begin(call, 'lien'),

  lier: async (call) => {
    const { app, session, groupe } = call;
    const { fournisseur, said } = await comeBack(call, 'lien', 'rule');
    const author = authorOf(session, 'POST /api/session/identites/retour', 'Lier un compte de fournisseur', groupe);
    const linked = { IDFournisseur: fournisseur.IDFournisseur, Sub: said.sub, Compte: said.name };
    await app.database.write('registry', author, async (trx) => {
      if (!(await insertIdentite(trx, namedOf(session), linked))) throw taken();
    });
    return { success: true };
  },

  retirer: async ({ registry, session, params: { IDIdentite } }) => {
    if (!(await removeIdentite(registry, personOf(session), IDIdentite))) throw noSuch();
    return { success: true };
  },
});
