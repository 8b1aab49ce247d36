import { isOpenTo } from '@comptoir/contract/limites';
import { Refusal } from '@comptoir/contract/errors';
import type { preuve } from '@comptoir/contract/domains/session/preuve.calls';
import type { session as calls } from '@comptoir/contract/domains/session/session.calls';
import { hash, verify } from '@node-rs/argon2';
import { LRUCache } from 'lru-cache';
import { routesOf, type Call } from '../../http/call.ts';
import type { App } from '../../http/parts.ts';
import { listCustomersOpenTo, listServersOpenTo } from '../../http/sessions/limites.ts';
import { hashedPassword, newPasswordFault } from '../../http/sessions/new-password.ts';
import { findCustomerInAnyCase, findOperatorByLogin, type CustomerRecord } from '../../registry/registry.store.ts';
import { settleJetons } from '../../registry/jetons/jetons.store.ts';
import { changePassword, endSession } from '../../registry/sessions.store.ts';
import type { SecretAddress } from '../../secrets/vault.ts';
import { findLoginState } from '../utilisateurs/utilisateurs.store.ts';
import { enterWithConsent } from './enter-with-consent.ts';
import { readInterfacesUtilisees } from './interfaces-utilisees.store.ts';
import { hostOf, isCustomerHost } from './login.rules.ts';
import { samePassword } from './password.ts';
import { prove } from './prove.ts';
import { secondStep, throttledAs } from './second-step.ts';

const refusedField = (field: string, sentence: string) => new Refusal('invalid', `${sentence}.`, { [field]: sentence });

const refused = () => new Refusal('unauthenticated', "Nom d'utilisateur ou mot de passe incorrect.");

const place = ({ name, serverName, serverIP }: CustomerRecord) => ({ BDGp: name, serverName, serverIP });

/** Compared with when the login does not exist, so that the answer takes as long. */
const nobody = hash('nobody');

type Say = Call<typeof calls.authenticate>['say'];

/** Of a login that nobody has, the trail keeps nothing: it may be a password that was typed in the wrong field. */
const judgedOperator = async (app: App, say: Say, login: string, password: string) => {
  const operator = await findOperatorByLogin(app.database.registry, login);
  if (operator) say({ Genre: 'operator', IDCompte: operator.IDOperator, Qui: operator.login });
  const matches = await verify(operator?.passwordHash ?? (await nobody), password);
  if (!operator?.Actif || !matches) throw refused();
  const { IDOperator: id, name, login: own, Epoque } = operator;
  return { kind: 'operator' as const, id, name, login: own, Epoque, customer: undefined };
};

/** Users whom the log has already named. */
const told = new LRUCache<string, true>({ max: 1_000 });

/** Said only in the log: a stranger learns nothing from the answer. */
const tellUnreadable = ({ log }: App, { schema, id }: SecretAddress) => {
  const user = `${schema}/${id}`;
  if (told.has(user)) return;
  told.set(user, true);
  log.warn({ schema, IDPeople: id }, 'a password can no longer be read: nobody signs in with it until it is entered again');
};

const judgedPerson = async (app: App, say: Say, customer: CustomerRecord, login: string, password: string) => {
  const { db } = await app.customers.open(customer);
  const person = await findLoginState(db, { LoginWEB: login });
  if (person) say({ IDCompte: person.IDPeople, Qui: person.LoginWEB });
  const address = { schema: customer.schema, table: 'utilisateurs', column: 'Password', id: person?.IDPeople ?? 0 };
  const stored = person ? app.vault.read(address, person.Password) : '';
  if (stored === null) tellUnreadable(app, address);
  const matches = samePassword(password, stored ?? '');
  if (!person?.Actif || !person.AccesBackOffice || !matches) throw refused();
  const { IDPeople: id, Name: name, LoginWEB: own, Epoque } = person;
  return { kind: 'customer' as const, id, name, login: own, Epoque, customer };
};

/** At a host of no customer: counted and refused as a wrong password is, after a read like those of a customer. */
const judgedNowhere = async (app: App, login: string): Promise<never> => {
  await findOperatorByLogin(app.database.registry, login);
  throw refused();
};

export const sessionRoutes = routesOf<typeof calls & typeof preuve>()({
  authenticate: async ({ app, say, body: { login, password, url }, headers: { 'x-appareil': appareil }, address, userAgent }) => {
    const host = hostOf(url);
    const atCustomer = isCustomerHost(host, app.config.backofficeLabel);
    const customer = atCustomer ? await app.customers.findByHost(host) : undefined;
    const account = throttledAs(customer ?? (atCustomer ? { name: `host ${host}` } : undefined), login);
    if (customer) say({ Genre: 'customer', IDCustomer: customer.IDCustomer });
    await app.throttle.check(account, address);
    const judge = customer
      ? judgedPerson(app, say, customer, login, password)
      : atCustomer
        ? judgedNowhere(app, login)
        : judgedOperator(app, say, login, password);
    const judged = await judge.catch(async (error: unknown) => {
      const isJudged = error instanceof Refusal && error.code === 'unauthenticated';
      if (!isJudged) await app.throttle.notJudged(account, address);
      throw error;
    });
    // The attempt stays counted until its second step is done.
    const more = await secondStep(app, judged, address);
    if (more) throw more;
    await app.throttle.succeeded(account, address);
    return { token: await app.sessions.begin({ ...judged, address, userAgent, appareil }), activites: customer?.activites ?? [] };
  },

  info: async ({ app, session: { kind, name, login, customer, role } }) => ({
    name,
    login,
    kind,
    role: role ?? null,
    customer: customer
      ? {
          ...place(customer),
          label: customer.label,
          isHonda: customer.isHonda,
          isPprod: customer.serverName.includes('pprod'),
          activites: customer.activites,
          deleteOrigines: customer.deleteOrigines,
          importFidelite: customer.importFidelite,
          state: app.customers.state(customer),
        }
      : null,
    links: app.config.links,
    apiBase: customer?.isHonda ? app.config.hondaApiBase : '',
  }),

  motDePasse: async ({ app, registry, session, body: { Actuel, Nouveau, CouperJetons } }) => {
    const operator = await findOperatorByLogin(registry, session.login);
    if (!operator) throw new Refusal('unauthenticated', 'Ce compte n’existe plus.');
    await app.rates.proof(session);
    if (!(await verify(operator.passwordHash, Actuel))) throw refusedField('Actuel', 'Ce n’est pas votre mot de passe actuel');
    await app.rates.proved(session);
    const fault = Nouveau === Actuel ? 'C’est votre mot de passe actuel' : await newPasswordFault(Nouveau, operator);
    if (fault !== null) throw refusedField('Nouveau', fault);
    const passwordHash = await hashedPassword(Nouveau);
    await changePassword(registry, { IDOperator: operator.IDOperator, passwordHash, but: session.IDSession });
    await settleJetons(registry, { ...operator, cut: CouperJetons });
    return { success: true };
  },

  prouver: prove,

  servers: async ({ registry, session }) => {
    const servers = await listServersOpenTo(registry, session);
    return servers.map(({ ip, name, isHonda }) => ({ ip, name, isHonda }));
  },

  databases: async ({ registry, session, headers: { server } }) => {
    const isAsked = (name: string, ip: string) => server === undefined || server === name || server === ip;
    const [servers, customers] = await Promise.all([listServersOpenTo(registry, session), listCustomersOpenTo(registry, session)]);
    if (server !== undefined && !servers.some(({ name, ip }) => isAsked(name, ip)))
      throw new Refusal('unknown', 'Ce serveur n’existe pas.');
    return customers
      .filter(({ serverName, serverIP }) => isAsked(serverName, serverIP))
      .map(({ name, label, serverName, serverIP }) => ({ name, label, serverName, serverIP }));
  },

  select: async (call) => {
    const {
      app,
      headers: { server, bdgp },
      session,
    } = call;
    const customer = (await app.customers.find(bdgp)) ?? (await findCustomerInAnyCase(app.database.registry, bdgp));
    if (!customer || !isOpenTo(session.limites, customer)) throw new Refusal('unknown', 'Cette base de données n’existe pas.');
    if (server !== undefined && ![customer.serverName, customer.serverIP].includes(server)) {
      throw new Refusal('unknown', 'Cette base de données n’existe pas sur ce serveur.');
    }
    app.customers.prepare(customer);
    const token = await app.sessions.choose(session, customer, await enterWithConsent(call, customer));
    return { token, activites: customer.activites };
  },

  end: async ({ registry, session }) => {
    await endSession(registry, session.IDSession, 'deconnexion');
    return { success: true };
  },

  interfaces: ({ db }) => readInterfacesUtilisees(db),
});
