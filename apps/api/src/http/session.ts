import { isOpenTo, type Limites } from '@comptoir/contract/limites';
import { Refusal } from '@comptoir/contract/errors';
import type { Motif, Role } from '@comptoir/contract/portees';
import type { Kind, Standing } from '@comptoir/contract/rights';
import type { Config } from '../config/config.ts';
import type { DatabaseServer } from '../db/open.ts';
import type { FinMotif } from '../db/tables/registry.ts';
import { appareilOfAccount, isNewAppareil } from '../registry/appareils.store.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import {
  endOldest,
  endSession,
  findSession,
  insertJeton,
  insertSession,
  noteSeen,
  proveSession,
  readVueLe,
  sessionTables,
  type Account,
  type KnownSession,
} from '../registry/sessions.store.ts';
import { Remembered } from './lists/coalesce.ts';
import type { Consent } from './sessions/consent.ts';
import { unlimited } from './sessions/limites.ts';
import type { People } from './sessions/people.ts';
import { Presence } from './sessions/presence.ts';
import { fingerprintOf, newToken } from './sessions/token.ts';

/** The caller, checked against the database at this very request. */
export interface Session {
  kind: Kind;
  /** IDOperator or IDPeople, by kind. */
  id: number;
  login: string;
  name: string;
  customer: CustomerRecord | undefined;
  /** Of an operator who has chosen a customer: by whose leave. */
  consent: Consent | undefined;
  /** 0 of a program that came with an API token, which is no session. */
  IDSession: number;
  /** The API token by which a program calls in the person's name. */
  jeton: { IDJeton: number; Nom: string; Portees: readonly Motif[] } | undefined;
  /** When the session ends, whatever is done. */
  Echeance: string;
  /** Of the account when it signed in. */
  Epoque: number;
  /** When the person last said who they are: at the sign-in, or when something dangerous asked for it. */
  PreuveLe: string;
  /** Names the token of this request, which nobody keeps. */
  Empreinte: string;
  /** Of an operator, as it is now. */
  role: Role | undefined;
  limites: Limites;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
  }
}

export const standingOf = ({ kind, customer, role, jeton }: Pick<Session, 'kind' | 'customer' | 'role' | 'jeton'>): Standing => ({
  kind,
  role,
  jeton: jeton?.Portees,
  activites: customer?.activites ?? [],
  ...(customer ? { BDGp: customer.name } : {}),
});

/** Whose a row of the registry is: the session says so, nothing that the person sends. */
export const personOf = ({ kind, id, customer }: Pick<Session, 'kind' | 'id' | 'customer'>): Account => {
  if (kind === 'operator') return { IDOperator: id, IDCustomer: null, IDPeople: null };
  if (!customer) throw new Error('customer access has a customer');
  return { IDOperator: null, IDCustomer: customer.IDCustomer, IDPeople: id };
};

const commonOf = ({ IDSession, Echeance, Epoque, PreuveLe, Empreinte }: Found) => ({
  IDSession,
  jeton: undefined,
  Echeance,
  Epoque,
  PreuveLe,
  Empreinte,
});

const operatorOf = (found: Found): Session | undefined => {
  const { IDOperator, login, name, Actif, EpoqueOperateur, Epoque, Role: role, customer, IDSession, Motif, grants, ahead } = found;
  if (IDOperator === null || login === null || name === null || role === null || !Actif || EpoqueOperateur !== Epoque) return undefined;
  const limites = { Serveurs: found.Serveurs, Clients: found.Clients };
  // As with a customer that is gone, only the token of the choice is worth nothing.
  if (customer && !isOpenTo(limites, customer)) throw over('client');
  const consent = customer && { mode: customer.ModeAcces, isAnnounced: Motif !== null, grants, IDSession, ahead };
  return { ...commonOf(found), kind: 'operator', id: IDOperator, login, name, customer, consent, role, limites };
};

type Found = KnownSession & { Empreinte: string };

/** Who has signed in, with the epoch of the account that was judged. */
export type Judged = { name: string; login: string; Epoque: number } & (
  | { kind: 'operator'; id: number; customer: undefined }
  | { kind: 'customer'; id: number; customer: CustomerRecord }
);
export type SignedIn = Judged & {
  address: string;
  userAgent: string;
  /** What the browser keeps to be known again. */
  appareil?: string | undefined;
  /** When the person said who they are, where it was not just now. */
  PreuveLe?: string;
};

/** Informs a person by mail of a sign-in from a device that is new; false where there is no address to write to. */
export type Announce = (signedIn: SignedIn) => Promise<boolean>;

const why = {
  account: 'Votre session a pris fin\u00a0: votre compte a changé. Veuillez vous identifier à nouveau.',
  ailleurs: 'Votre session a pris fin\u00a0: vous l’avez terminée depuis un autre appareil. Veuillez vous identifier à nouveau.',
  client: 'Ce client ne vous est pas ouvert. Veuillez en choisir un autre.',
  deconnexion: 'Vous vous êtes déconnecté. Veuillez vous identifier à nouveau.',
  inactivite: 'Votre session a pris fin faute d’activité. Veuillez vous identifier à nouveau.',
  nombre: 'Votre session a pris fin\u00a0: vous en avez ouvert trop d’autres depuis. Veuillez vous identifier à nouveau.',
  unknown: 'Votre session a pris fin. Veuillez vous identifier à nouveau.',
} satisfies Record<FinMotif | 'account' | 'client' | 'unknown', string>;

const over = (cause: keyof typeof why) => new Refusal('unauthenticated', why[cause]);

/** Browsers name themselves at length. */
const longestAgent = 500;

/** Reads that are under way while their token is replaced end well. */
const replacedMillis = 10_000;

interface SessionParts {
  config: Pick<Config, 'sessions'>;
  database: DatabaseServer;
}

/** Opens, checks and ends sessions, which stand in the registry: what one process ends is ended for all at the next request. */
export class Sessions {
  readonly #parts: SessionParts;
  readonly #known = new Remembered<KnownSession>();
  readonly presence: Presence;
  readonly #people: People;
  readonly #announce: Announce;

  /** What belongs to domains is given: how people are told. */
  constructor(parts: SessionParts, { people, announce }: { people: People; announce: Announce }, onError: (error: unknown) => void) {
    this.#parts = parts;
    this.#people = people;
    this.#announce = announce;
    this.presence = new Presence((seen) => noteSeen(this.#registry, seen), onError);
  }

  get #registry() {
    return this.#parts.database.registry;
  }

  /** A new session, and its token. */
  async begin(signedIn: SignedIn): Promise<string> {
    const { kind, id, name, login, customer, Epoque, address, userAgent, PreuveLe } = signedIn;
    const { hours, perAccount } = this.#parts.config.sessions;
    const end = Date.now() + hours * 3_600_000;
    const { token, Empreinte } = this.#tokenOf({ kind, id, name, login, customer }, end);
    const account = personOf(signedIn);
    const Echeance = new Date(end).toISOString();
    const IDAppareil = appareilOfAccount(account, signedIn.appareil);
    const from = { IDAppareil, Navigateur: userAgent.slice(0, longestAgent), Adresse: address };
    // Told first: a sign-in that nobody hears of would be worse than a mail too many.
    const Annoncee = (await isNewAppareil(this.#registry, account, from)) && (await this.#announce(signedIn));
    const proved = PreuveLe === undefined ? {} : { PreuveLe };
    await insertSession(this.#registry, { ...account, Qui: login, Empreinte, Epoque, Echeance, ...from, Annoncee, ...proved });
    await endOldest(this.#registry, account, perAccount);
    return token;
  }

  /** A token of the same session for a customer that its operator has chosen. It ends when the session does. */
  async choose(session: Session, customer: CustomerRecord, said: { Motif: string | null; Ticket: string | null }): Promise<string> {
    const { token, Empreinte } = this.#tokenOf({ ...session, customer }, Date.parse(session.Echeance));
    await insertJeton(this.#registry, { Empreinte, IDSession: session.IDSession, IDCustomer: customer.IDCustomer, ...said });
    return token;
  }

  /** The person has said again who they are: a new token in the place of the one that was used. @throws Refusal 401 */
  async prove(session: Session): Promise<string> {
    const { IDSession, Empreinte: used, Echeance } = session;
    const { token, Empreinte } = this.#tokenOf(session, Date.parse(Echeance));
    const isProved = await this.#registry.transaction().execute((trx) => proveSession(trx, { IDSession, used, Empreinte }));
    if (!isProved) throw over('unknown');
    return token;
  }

  #tokenOf({ kind, id, name, login, customer }: Pick<Session, 'kind' | 'id' | 'name' | 'login' | 'customer'>, end: number) {
    const place = customer && { BDGp: customer.name, serverName: customer.serverName, serverIP: customer.serverIP };
    const token = newToken({ sub: String(id), kind, name, login, exp: Math.floor(end / 1000), ...place });
    // Made just now, in the shape of ours.
    return { token, Empreinte: fingerprintOf(token)! };
  }

  /**
   * `isQuiet`: the call was made by a page on its own, and is no sign of a person. `isRead`: it may still carry a token that was
   * replaced a moment ago, since it was under way.
   * @throws Refusal 401 if there is no token, or its session has ended, or its account was suspended or changed
   */
  async open(authorization: string | undefined, { isQuiet = false, isRead = false } = {}): Promise<Session> {
    const token = authorization?.replace(/^Bearer\s+/i, '').trim();
    if (!token) throw new Refusal('unauthenticated', 'Veuillez vous identifier.');
    const Empreinte = fingerprintOf(token);
    const known = await this.#find(Empreinte);
    if (!known || Empreinte === undefined) throw over('unknown');
    const found = { ...known, Empreinte };
    if (found.RemplaceLe !== null && !(isRead && Date.now() - Date.parse(found.RemplaceLe) < replacedMillis)) throw over('unknown');
    if (found.FinMotif) throw over(found.FinMotif);
    if (Date.parse(found.Echeance) <= Date.now()) throw over('unknown');
    const session = await (found.IDOperator === null ? this.#person(found) : operatorOf(found));
    if (!session) throw over('account');
    await this.#refuseIdle(found, session.kind);
    if (!isQuiet) this.presence.note(found.IDSession, Date.now());
    return session;
  }

  async #find(Empreinte: string | undefined) {
    if (Empreinte === undefined) return undefined;
    const { database } = this.#parts;
    return this.#known.read(
      Empreinte,
      'sessions',
      () => database.revisions('registry', sessionTables),
      () => findSession(database.registry, Empreinte),
    );
  }

  async #refuseIdle({ IDSession, VueLe }: KnownSession, kind: Kind) {
    const limit = Date.now() - this.#parts.config.sessions.idleMinutes[kind] * 60_000;
    if (Math.max(Date.parse(VueLe), this.presence.last(IDSession)) > limit) return;
    // It may have been used in another process.
    if (Date.parse(await readVueLe(this.#registry, IDSession)) > limit) return;
    await endSession(this.#registry, IDSession, 'inactivite');
    throw over('inactivite');
  }

  async #person(found: Found): Promise<Session | undefined> {
    const { customer, IDPeople } = found;
    if (!customer || IDPeople === null) return undefined;
    const person = await this.#people.current(customer, IDPeople, found.Epoque);
    if (!person) return undefined;
    return {
      ...commonOf(found),
      kind: 'customer',
      id: person.IDPeople,
      login: person.LoginWEB,
      name: person.Name,
      customer,
      consent: undefined,
      role: undefined,
      limites: unlimited,
    };
  }
}
