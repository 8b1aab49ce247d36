import type { App } from '../../http/parts.ts';
import type { CleEtape } from '@comptoir/contract/domains/premiers-pas/premiers-pas.calls';
import { standingOf, type Session } from '../../http/session.ts';
import { listCustomersReadableBy } from '../../http/sessions/readable.ts';
import { findLecture } from '../notifications/lectures.store.ts';
import { operatorFacts } from './parc.store.ts';
import { personFacts } from './personne.store.ts';
import { etapesOf } from './premiers-pas.rules.ts';

type Facts = Partial<Record<CleEtape, unknown>>;

/** At all customers; what a server that cannot be read knows is not done as far as anybody can see. */
const ofOperator = async (app: App, session: Session): Promise<Facts[]> => {
  const { registry } = app.database;
  const miss = (error: unknown, server: string) => {
    if (!app.faults.note(error)) app.log.error({ err: error, server }, 'a server could not be read for first steps');
  };
  const [{ readable }, servers, lecture] = await Promise.all([
    listCustomersReadableBy(registry, session),
    app.customers.reachableServers(miss),
    findLecture(registry, session),
  ]);
  const ids = readable.filter(({ closedFor }) => closedFor === null).map(({ IDCustomer }) => IDCustomer);
  const read = servers.map(({ parc }) =>
    operatorFacts(parc, session, ids).catch((error: unknown): Facts => {
      miss(error, '');
      return {};
    }),
  );
  return [...(await Promise.all(read)), { notifications: lecture !== undefined }];
};

const ofPerson = async (app: App, session: Session): Promise<Facts[]> => {
  if (!session.customer) return [];
  const { db } = await app.customers.open(session.customer);
  return [await personFacts(db, session)];
};

/** The steps of the person of a session, each with what the data says of it. */
export const readPremiersPas = async (app: App, session: Session) => {
  const facts = await (session.kind === 'operator' ? ofOperator(app, session) : ofPerson(app, session));
  return etapesOf(standingOf(session)).map((cle) => ({ cle, faite: facts.some((one) => one[cle] === true) }));
};
