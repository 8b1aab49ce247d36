import { createHash } from 'node:crypto';
import { Refusal } from '@comptoir/contract/errors';
import type { Kind, Standing } from '@comptoir/contract/rights';
import { claims } from '@comptoir/contract/domains/session/session.calls';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { DatabaseServer } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { Remembered } from './lists/coalesce.ts';
import type { Customers } from '../registry/customers.ts';
import { findOperatorWithCustomer, type CustomerRecord } from '../registry/registry.store.ts';
import type { Vault } from '../secrets/vault.ts';

const tokenClaims = claims.extend({
  /** IDOperator of an operator, IDPeople of a customer-access user. */
  sub: z.string(),
  login: z.string(),
  /** Changes with the password: older tokens end. */
  stamp: z.string(),
});
export type TokenClaims = Omit<z.infer<typeof tokenClaims>, 'exp'>;

/** The caller, checked against the database at this very request. */
export interface Session {
  kind: Kind;
  /** IDOperator or IDPeople, by kind. */
  id: number;
  login: string;
  name: string;
  customer: CustomerRecord | undefined;
  token: TokenClaims;
}

export const standingOf = ({ kind, customer }: Pick<Session, 'kind' | 'customer'>): Standing => ({
  kind,
  activites: customer?.activites ?? [],
  ...(customer ? { BDGp: customer.name } : {}),
});

/** Whose a row of the registry is: the session says so, nothing that the person sends. */
export const personOf = ({ kind, id, customer }: Session) =>
  kind === 'operator'
    ? { IDOperator: id, IDCustomer: null, IDPeople: null }
    : { IDOperator: null, IDCustomer: customer?.IDCustomer ?? null, IDPeople: id };

/** A token's trace of a password, which reveals nothing of it. */
export const stampOf = (sealedPassword: string) => createHash('sha256').update(sealedPassword).digest('base64url').slice(0, 22);

/** The tables of the accounts. */
const operatorTables = ['operators', 'customers', 'servers'];
const personTables = ['utilisateurs', 'profilsESellerTeam'];

type OperatorAccount = NonNullable<Awaited<ReturnType<typeof findOperatorWithCustomer>>>;
/** What decides whether a person's session goes on. */
export interface PersonAccount {
  IDPeople: number;
  LoginWEB: string;
  Name: string;
  /** Sealed. */
  Password: string;
  Actif: boolean;
  AccesBackOffice: boolean;
}
export type FindPerson = (db: Db, by: { IDPeople: number }) => Promise<PersonAccount | undefined>;

const over = () => new Refusal('unauthenticated', 'Votre session est terminée. Veuillez vous identifier à nouveau.');

interface SessionParts {
  config: Pick<Config, 'sessionHours'>;
  database: DatabaseServer;
  customers: Customers;
  vault: Vault;
}

/** Makes and checks tokens. One per process; holds nothing that another process would need. */
export class Sessions {
  readonly #parts: SessionParts;
  /** By the name of the key and the token: a rotation ends what the key before it signed. */
  readonly #verified = new LRUCache<string, TokenClaims & { exp: number }>({ max: 5000 });
  readonly #operators = new Remembered<OperatorAccount>();
  readonly #people = new Remembered<PersonAccount>();

  readonly #findPerson: FindPerson;

  /** `findPerson` belongs to the domain of users. */
  constructor(parts: SessionParts, findPerson: FindPerson) {
    this.#parts = parts;
    this.#findPerson = findPerson;
  }

  sign(content: TokenClaims) {
    return new SignJWT({ ...content })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime(`${Math.round(this.#parts.config.sessionHours * 3600)}s`)
      .sign(this.#parts.vault.keyFor('sessions'));
  }

  async #verify(token: string) {
    const { vault } = this.#parts;
    const entry = `${vault.currentKey()} ${token}`;
    const known = this.#verified.get(entry);
    if (known) return known.exp * 1000 > Date.now() ? known : undefined;
    const verified = await jwtVerify(token, vault.keyFor('sessions'), { algorithms: ['HS256'] }).catch(() => undefined);
    const read = tokenClaims.safeParse(verified?.payload);
    if (!read.success) return undefined;
    this.#verified.set(entry, read.data);
    return read.data;
  }

  /** @throws Refusal 401 if there is no token, or it is altered, expired, or its account was suspended or changed. */
  async open(authorization: string | undefined): Promise<Session> {
    const token = authorization?.replace(/^Bearer\s+/i, '').trim();
    if (!token) throw new Refusal('unauthenticated', 'Veuillez vous identifier.');
    const content = await this.#verify(token);
    if (!content) throw over();
    const present = await (content.kind === 'operator' ? this.#operator(content) : this.#person(content));
    if (!present) throw over();
    return present;
  }

  async #operator(token: TokenClaims): Promise<Session | undefined> {
    const { database } = this.#parts;
    const found = await this.#operators.read(
      JSON.stringify([token.sub, token.BDGp]),
      'operators',
      () => database.revisions('registry', operatorTables),
      () => findOperatorWithCustomer(database.registry, Number(token.sub), token.BDGp),
    );
    if (!found?.operator.Actif || found.operator.stamp !== token.stamp) return undefined;
    const { operator, customer } = found;
    return { kind: 'operator', id: operator.IDOperator, login: operator.login, name: operator.name, customer, token };
  }

  async #person(token: TokenClaims): Promise<Session | undefined> {
    const customer = token.BDGp ? await this.#parts.customers.find(token.BDGp) : undefined;
    if (!customer) return undefined;
    const { database, db } = await this.#parts.customers.open(customer);
    const person = await this.#people.read(
      JSON.stringify([token.sub, customer.IDCustomer]),
      String(customer.IDCustomer),
      () => database.revisions(customer, personTables),
      () => this.#findPerson(db, { IDPeople: Number(token.sub) }),
    );
    if (!person?.Actif || !person.AccesBackOffice || stampOf(person.Password) !== token.stamp) return undefined;
    return { kind: 'customer', id: person.IDPeople, login: person.LoginWEB, name: person.Name, customer, token };
  }
}
