import { isOpenTo } from '@comptoir/contract/limites';
import { BlockList, isIPv6 } from 'node:net';
import { Refusal } from '@comptoir/contract/errors';
import type { DatabaseServer } from '../../db/open.ts';
import { findJeton, jetonTables, noteJetonsSeen, type KnownJeton } from '../../registry/jetons/jetons.store.ts';
import { Remembered } from '../lists/coalesce.ts';
import type { Session } from '../session.ts';
import { jetonFingerprint } from './jeton.ts';
import { unlimited } from './limites.ts';
import type { People } from './people.ts';
import { Presence } from './presence.ts';
import type { Said } from './trail.ts';

interface Bearer {
  /** Of who calls. */
  address: string;
  /** The customer that an operator's program works on. */
  BDGp: string | undefined;
  /** Notes in the trail whose token it is, also where it is refused. */
  say: (said: Said) => void;
}

const ended = (why: string) => new Refusal('unauthenticated', why);
const refused = (why: string) => new Refusal('jeton', why);

const unknown = () => ended('Ce jeton est inconnu\u00a0: vérifiez qu’il est copié en entier.');

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a call comes from one of these networks; without any, from everywhere. */
export const comesFrom = (address: string, networks: readonly string[]) => {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const network of networks) {
    const [at = '', bits] = network.split('/');
    list.addSubnet(at, Number(bits ?? (isIPv6(at) ? 128 : 32)), familyOf(at));
  }
  const own = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return list.check(own, familyOf(own));
};

/** What is open to both; null is all. */
const both = (mine: readonly number[] | null, given: readonly number[] | null) => {
  if (mine === null || given === null) return mine ?? given;
  return mine.filter((id) => given.includes(id));
};

/** A program proves nothing of a person, and has no session that would end. */
const commonOf = ({ IDJeton, Nom, Portees, Epoque, Fin }: KnownJeton, Empreinte: string) => ({
  IDSession: 0,
  jeton: { IDJeton, Nom, Portees },
  Echeance: Fin,
  Epoque,
  PreuveLe: new Date(0).toISOString(),
  Empreinte,
});

/** Lets programs in by their API tokens: with the rights of the owner as they are now, narrowed by those of the token. */
export class Jetons {
  readonly #database: DatabaseServer;
  readonly #people: People;
  readonly #known = new Remembered<KnownJeton>();
  readonly presence: Presence;

  constructor(database: DatabaseServer, people: People, onError: (error: unknown) => void) {
    this.#database = database;
    this.#people = people;
    this.presence = new Presence((seen) => noteJetonsSeen(this.#database.registry, seen), onError);
  }

  /** @throws Refusal 401 where it is none, or has ended, or its owner was suspended or changed; 403 `jeton` where it is not for here */
  async open(jeton: string, { address, BDGp, say }: Bearer): Promise<Session> {
    const Empreinte = jetonFingerprint(jeton);
    const found = Empreinte === undefined ? undefined : await this.#find(Empreinte, BDGp ?? '');
    if (!found || Empreinte === undefined) throw unknown();
    const { IDJeton, IDOperator, IDPeople, Qui } = found;
    const whose = { IDJeton, IDCompte: IDOperator ?? IDPeople, Qui };
    say(
      IDOperator === null
        ? { ...whose, Genre: 'customer', IDCustomer: found.customer?.IDCustomer ?? null }
        : { ...whose, Genre: 'operator' },
    );
    if (found.CoupeLe !== null) throw ended('Ce jeton a été coupé.');
    if (Date.parse(found.Fin) <= Date.now() + found.ahead) throw ended('Ce jeton a expiré.');
    const session = IDOperator === null ? await this.#person(found, Empreinte) : this.#operator(found, Empreinte);
    if (!session) throw ended('Ce jeton ne vaut plus\u00a0: le compte de la personne qui l’a créé a changé.');
    if (!comesFrom(address, found.Adresses)) throw refused('Ce jeton ne peut pas servir depuis cette adresse.');
    const isThere = session.customer ? isOpenTo(session.limites, session.customer) : true;
    if (!isThere || (BDGp !== undefined && session.customer?.name !== BDGp))
      throw refused('Ce jeton n’ouvre pas ce client, ou ce client n’existe pas.');
    this.presence.note(IDJeton, Date.now());
    return session;
  }

  #find(Empreinte: string, BDGp: string) {
    const database = this.#database;
    return this.#known.read(
      JSON.stringify([Empreinte, BDGp]),
      'jetons',
      () => database.revisions('registry', jetonTables),
      () => findJeton(database.registry, { Empreinte, BDGp }),
    );
  }

  #operator(found: KnownJeton, Empreinte: string): Session | undefined {
    const { IDOperator, login, name, Actif, EpoqueOperateur, Epoque, Role: role, customer, grants, ahead } = found;
    if (IDOperator === null || login === null || name === null || role === null || !Actif || EpoqueOperateur !== Epoque) return undefined;
    const limites = { Serveurs: found.Serveurs, Clients: both(found.Clients, found.ClientsJeton) };
    // Nobody said why for it, and a grant for one session is not for a program.
    const consent = customer && { mode: customer.ModeAcces, isAnnounced: false, grants, IDSession: 0, ahead };
    return { ...commonOf(found, Empreinte), kind: 'operator', id: IDOperator, login, name, customer, consent, role, limites };
  }

  async #person(found: KnownJeton, Empreinte: string): Promise<Session | undefined> {
    const { customer, IDPeople, Epoque } = found;
    if (!customer || IDPeople === null) return undefined;
    const person = await this.#people.current(customer, IDPeople, Epoque);
    if (!person) return undefined;
    return {
      ...commonOf(found, Empreinte),
      kind: 'customer',
      id: IDPeople,
      login: person.LoginWEB,
      name: person.Name,
      customer,
      consent: undefined,
      role: undefined,
      limites: unlimited,
    };
  }
}
