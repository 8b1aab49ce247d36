import { isOpenTo } from '@comptoir/contract/limites';
import { randomUUID } from 'node:crypto';
import { departs } from '@comptoir/contract/domains/departs/departs.calls';
import { Refusal } from '@comptoir/contract/errors';
import { isDeepStrictEqual } from 'node:util';
import type { Author } from '../../db/authored-transaction.ts';
import { faultOf } from '../../db/faults/database-fault.ts';
import type { DatabaseServer } from '../../db/open.ts';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/parts.ts';
import { CustomersClock, type OnError } from '../../jobs/customers-clock.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { ownAuthor } from '../../jobs/own-author.ts';
import { findOperatorById, type CustomerRecord } from '../../registry/registry.store.ts';
import { lockUtilisateur } from '../utilisateurs/utilisateurs.store.ts';
import type { Actor } from './acting.ts';
import { faireDepart } from './faire-depart.ts';
import { deletePrevu, listCustomersDue, listDue, lockPrevu, refusePrevu, type Prevu } from './prevus.store.ts';

interface DepartsParts extends Pick<App, 'config' | 'customers'> {
  database: Pick<DatabaseServer, 'registry'>;
  outbox: Pick<Outbox, 'wake'>;
}

/** Few leave at the same minute; the other connections belong to requests. */
const customersAtOnce = 2;

const nothing = async () => undefined;

/** The journal names who planned it, as if they had asked for it now, and who did it in their name. */
const authorOf = ({ IDPeople, Kind, IDAuteur, Login, Motif }: Prevu): Author => ({
  Auteur: Login,
  Kind,
  IDPeople: Kind === 'customer' ? IDAuteur : null,
  Appel: `${departs.partir.method} /api/utilisateurs/${IDPeople}/depart`,
  Action: departs.partir.action,
  Groupe: randomUUID(),
  Reel: 'comptoir',
  Motif,
});

/** Undefined where another process was first, or where it was changed or called off meanwhile. @throws Refusal */
const carryOut = async (db: Db, { config }: DepartsParts, customer: CustomerRecord, prevu: Prevu, role: Actor['role']) => {
  const { IDPeople, Etapes, IDRemplacant, Motif, Kind, IDAuteur, Login, Auteur } = prevu;
  await lockUtilisateur(db, IDPeople, { all: true });
  if (!isDeepStrictEqual(await lockPrevu(db, IDPeople), prevu)) return undefined;
  await deletePrevu(db, IDPeople);
  const session: Actor = { kind: Kind, id: IDAuteur, login: Login, name: Auteur, customer, role, jeton: undefined };
  const body = { etapes: Etapes, remplacant: IDRemplacant, motif: Motif };
  return faireDepart({ db, app: { config }, customer, session, params: { idPeople: IDPeople }, body }, { wasPlanned: true });
};

/** What an operator who planned it may do by now. @throws Refusal where the customer is not open to them any more */
const roleOf = async ({ database }: DepartsParts, customer: CustomerRecord, { Kind, IDAuteur }: Prevu): Promise<Actor['role']> => {
  if (Kind === 'customer') return undefined;
  const author = await findOperatorById(database.registry, IDAuteur);
  if (author && !isOpenTo(author, customer))
    throw new Refusal('portee', 'Ce client n’est plus ouvert à la personne qui a prévu ce départ.');
  return author?.Role;
};

const failed = 'Une erreur est survenue\u00a0: le service technique en est averti.';

const takeOne = async (parts: DepartsParts, customer: CustomerRecord, prevu: Prevu, onError: OnError) => {
  const { database } = await parts.customers.open(customer);
  try {
    // Before the transaction: inside one there is no other connection.
    const role = await roleOf(parts, customer, prevu);
    await database.write(customer, authorOf(prevu), (db) => carryOut(db, parts, customer, prevu, role));
  } catch (error) {
    // What the database cannot do just now is tried again at the next look.
    if (faultOf(error) !== undefined) throw error;
    const isExpected = error instanceof Refusal;
    if (!isExpected) onError(error, customer.name);
    await database.write(customer, ownAuthor('Refuser un départ prévu'), (db) =>
      refusePrevu(db, prevu, isExpected ? error.message : failed),
    );
  }
};

/** Carries out what was planned once its moment has come. Any number of processes may do so side by side. */
export const departsClock = (parts: DepartsParts, onError: OnError): CustomersClock => {
  const { customers, database, outbox } = parts;
  const due = async function* due() {
    for (const { parc } of await customers.reachableServers(onError)) {
      try {
        yield await listCustomersDue(parc);
      } catch (error) {
        onError(error, '');
      }
    }
  };
  const take = async (customer: CustomerRecord) => {
    const { db } = await customers.open(customer);
    // One that cannot be done holds up no other.
    for (const prevu of await listDue(db))
      await takeOne(parts, customer, prevu, onError).catch((error: unknown) => onError(error, customer.name));
    outbox.wake(customer);
  };
  return new CustomersClock({
    registry: database.registry,
    turns: { due, keep: nothing, end: nothing },
    atOnce: customersAtOnce,
    take,
    onError,
  });
};
