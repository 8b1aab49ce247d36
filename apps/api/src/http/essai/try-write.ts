import { Refusal } from '@comptoir/contract/errors';
import { mostLignes, type Essai, type Verdict } from '@comptoir/contract/essai';
import { mayCall } from '@comptoir/contract/rights';
import { attempt } from '../../db/attempt.ts';
import type { Author } from '../../db/authored-transaction.ts';
import { TrialLeft, TrialTooLong, type TrialBounds } from '../../db/driver/trial-connection.ts';
import type { DatabaseServer } from '../../db/open.ts';
import type { Db } from '../../db/tables.ts';
import { outboxIn } from '../../jobs/outbox.store.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import type { AnyCall } from '../call.ts';
import { standingOf, type Session } from '../session.ts';
import * as store from './effects.store.ts';
import type { Judged, Juge } from './juge.ts';
import { NoPartners } from './no-partners.ts';
import { concerne, type Touche } from './touche.ts';

/** The embedded engine has one session: nobody else is answered meanwhile. */
const limits = { pglite: 10_000, postgres: 30_000 } as const;

const inTime = async <T>({ kind }: DatabaseServer, { gone }: AnyCall, work: (bounds: TrialBounds) => Promise<T>): Promise<T> => {
  const limitMillis = limits[kind];
  return work({ limitMillis, gone: gone() }).catch((error: unknown) => {
    // Nobody reads it: it only keeps what was left from looking like a fault.
    if (error instanceof TrialLeft) throw new Refusal('essai', 'Cet essai a été abandonné.');
    if (!(error instanceof TrialTooLong)) throw error;
    const seconds = limitMillis / 1000;
    throw new Refusal(
      'essai',
      `Cet essai dure plus de ${seconds} secondes et a été arrêté\u00a0: essayez-le sur moins de lignes à la fois.`,
    );
  });
};

/** One portion of long work: what it wrote is undone where it fails, as its own transaction would. */
const portionsOf =
  (db: Db): NonNullable<AnyCall['write']> =>
  async (work) => {
    let result: Awaited<ReturnType<typeof work>> | undefined;
    const { refused } = await attempt(
      db,
      () => true,
      async () => {
        result = await work(db);
      },
    );
    if (refused instanceof Error) throw refused;
    // It has run to its end.
    return result as Awaited<ReturnType<typeof work>>;
  };

const isAsked = ({ lit }: Juge, touche: Touche) => (lit ? concerne(lit, touche) : touche.size > 0);

const readAll = async (juges: readonly Juge[], judged: Judged) => {
  const read: unknown[] = [];
  // One after the other, on the one connection.
  for (const { lire } of juges) read.push(await lire(judged));
  return read;
};

const cut = (lignes: readonly string[]) => {
  const more = lignes.length - mostLignes;
  return more > 0 ? [...lignes.slice(0, mostLignes), `… et ${more.toLocaleString('fr-FR')} autres.`] : [...lignes];
};

const verdictsOf = (juges: readonly Juge[], avant: readonly unknown[], apres: readonly unknown[]): Verdict[] =>
  juges.map(({ cle, comparer }, at) => {
    const { lignes, ...said } = comparer(avant[at], apres[at]);
    return { cle, ...said, lignes: cut(lignes) };
  });

export interface Trying {
  call: AnyCall;
  author: Author;
  /** The write itself, on what it is given. */
  run: (call: AnyCall) => Promise<unknown>;
  /** It writes in portions. */
  isLong: boolean;
}

interface AtCustomer extends Trying {
  session: Session;
  customer: CustomerRecord;
  database: DatabaseServer;
}

const toldMessages = async ({ call: { app }, session }: AtCustomer, db: Db, last: number): Promise<Essai['courriels']> => {
  const messages = await store.messagesAfter(db, last);
  if (session.kind === 'operator' || messages.length === 0) return messages;
  const told = await app.essais.adresses(
    db,
    messages.flatMap(({ destinataires }) => destinataires),
  );
  return messages.map(({ objet, destinataires }) => ({ objet, destinataires: destinataires.filter((one) => told.has(one)) }));
};

/** Epochs of the people of whom something would end the sessions, as they are now. */
const endingOf = (avant: ReadonlyMap<number, number>, apres: ReadonlyMap<number, number>) =>
  new Map([...apres].flatMap(([id, epoque]) => (avant.get(id) === epoque ? [] : [[id, avant.get(id) ?? 0] as const])));

const endsSessions = (touched: Touche) => touched.has('utilisateurs') || touched.has('profilsESellerTeam');

const none: ReadonlyMap<number, number> = new Map();

const inTransaction = async (trying: AtCustomer, db: Db, partners: NoPartners) => {
  const { call, author, run, isLong, session, customer } = trying;
  const { app } = call;
  const { essais, vault, probes } = app;
  const last = await store.lastMessage(db);
  await store.begin(db);
  await run({ ...call, app: { ...app, partners }, db, write: isLong ? portionsOf(db) : undefined });
  await store.judgeKeys(db);
  const touche = await store.touchedBy(db, author.Groupe);
  const changes = await essais.changements(db, session, author.Groupe);
  const courriels = await toldMessages(trying, db, last);
  const ends = endsSessions(touche);
  const epoquesApres = ends ? await store.readEpoques(db) : none;
  const standing = standingOf(session);
  const juges = essais.juges.filter((one) => isAsked(one, touche) && mayCall(one.guarded, standing));
  const judged = { db, session, customer, vault, probes, touche };
  const apres = await readAll(juges, judged);
  await store.undo(db);
  const avant = await readAll(juges, judged);
  const epoques = ends ? endingOf(await store.readEpoques(db), epoquesApres) : none;
  const noms = await essais.noms(db, [...epoques.keys()]);
  return { ...changes, juges: verdictsOf(juges, avant, apres), courriels, epoques, noms };
};

/** What a write at a customer would do. Nothing of it is kept. @throws Refusal */
export const tryAtCustomer = async (trying: AtCustomer): Promise<Essai> => {
  const { call, author, customer, database } = trying;
  const { app } = call;
  const partners = new NoPartners(app.config);
  const { epoques, noms, ...found } = await inTime(database, call, (bounds) =>
    database.trial(customer, author, (db) => inTransaction(trying, db, partners), bounds),
  );
  // The registry is read afterwards: on the embedded engine the transaction held the only session.
  const open = await store.countSessionsOf(app.database.registry, {
    IDCustomer: customer.IDCustomer,
    idleMinutes: app.config.sessions.idleMinutes.customer,
    epoques,
  });
  const sessions = [...open].map(([id, nombre]) => ({ qui: noms.get(id) ?? `n°\u00a0${id}`, nombre }));
  return { essai: true, ...found, sessions, partenaires: [...partners.asked] };
};

/** What a write to the registry would do. Nothing of it is kept. @throws Refusal */
export const tryAtRegistry = async ({ call, author, run }: Trying): Promise<Essai> => {
  const { app, session } = call;
  const partners = new NoPartners(app.config);
  const found = await inTime(app.database, call, (bounds) =>
    app.database.trial(
      'registry',
      author,
      async (registry) => {
        const last = await store.lastMessage(outboxIn(registry));
        await store.begin(registry);
        await run({ ...call, app: { ...app, partners }, registry });
        await store.judgeKeys(registry);
        const changes = await store.registryChanges(registry, author.Groupe, { withValues: session?.kind === 'operator' });
        const courriels = await store.messagesAfter(outboxIn(registry), last);
        const apres = await store.readOpenSessions(registry);
        await store.undo(registry);
        const ended = [...(await store.readOpenSessions(registry))].filter(([id]) => !apres.has(id));
        return { ...changes, courriels, ended: ended.map(([, qui]) => qui) };
      },
      bounds,
    ),
  );
  const { ended, ...rest } = found;
  const sessions = [...new Set(ended)].map((qui) => ({ qui, nombre: ended.filter((one) => one === qui).length }));
  return { essai: true, juges: [], ...rest, sessions, partenaires: [...partners.asked] };
};
