import { randomUUID } from 'node:crypto';
import type { DatabaseServer } from '../../../db/open.ts';
import type { Db } from '../../../db/tables.ts';
import { cursorOf, readCursor, type Cursor } from '../../../journal/changes.rules.ts';
import { changesAfter, cursorAt, standingOf, type Change } from '../../../journal/changes.store.ts';
import type { Customers } from '../../../registry/customers.ts';
import { findCustomersById } from '../../../registry/registry.store.ts';
import {
  addEnvois,
  claimWebhooks,
  keepProgress,
  readClaimed,
  releaseWebhook,
  stopFailing,
  type ClaimedWebhook,
} from '../../../registry/webhooks.store.ts';
import type { Vault } from '../../../secrets/vault.ts';
import { Clock } from '../../../jobs/clock.ts';
import { inParallel } from '../../../jobs/in-parallel.ts';
import { eventOf, isFor, recordOf, typeOf } from './event.ts';
import type { Outcome, Post } from './post.ts';
import { signingSecrets } from './secrets.ts';
import { sideBySide } from './side-by-side.ts';
import { delayAfterFailures } from './webhooks.rules.ts';

interface Settings {
  registry: DatabaseServer['registry'];
  customers: Pick<Customers, 'open'>;
  vault: Vault;
  post: Post;
  onError: (error: unknown, customer?: string) => void;
}

/** Finds what other processes have written, and what is to be tried again. */
const everyMillis = 15_000;
/** Longer than one batch may last: whose sender died is taken up again after it. */
const leaseSeconds = 180;
const longestBatchMillis = 60_000;
/** Hooks that one process takes at a time, and of them side by side. */
const atOnceTaken = 100;
const atOnceWorked = 4;
/** Events of one hook that are on their way at once; of one record there is only one. */
const atOnceSent = 8;
/** Between two keepings of the cursor: what a death in between sends again. */
const batchSize = 100;

/**
 * Sends each change of the customers to the addresses that follow them, each at least once and those of one record in order. The cursor
 * that is kept is the last one up to which all have been received. Any number of processes may do so side by side.
 */
export class Webhooks {
  readonly #settings: Settings;
  readonly #me = randomUUID();
  readonly #clock: Clock;
  readonly #sweep: Clock;
  #written = new Set<number>();
  #isStarted = false;

  constructor(settings: Settings) {
    this.#settings = settings;
    const { onError } = settings;
    this.#clock = new Clock({ run: () => this.#runWritten(), onError });
    this.#sweep = new Clock({ run: () => this.runDue(), everyMillis, onError });
  }

  start(): void {
    this.#isStarted = true;
    this.#sweep.start();
    this.#sweep.wake();
  }

  /** Gives up what is under way, which is sent again later, and ends once nothing of it is left. */
  async stop(): Promise<void> {
    await Promise.all([this.#sweep.stop(), this.#clock.stop()]);
  }

  /** Of this customer there is an instant more. */
  wake(IDCustomer: number): void {
    if (!this.#isStarted) return;
    this.#written.add(IDCustomer);
    this.#clock.wake();
  }

  async #runWritten() {
    const customers = [...this.#written];
    this.#written = new Set();
    await this.runDue(customers);
  }

  /** Sends all that is due, of all customers or of some. */
  async runDue(customers?: readonly number[]): Promise<void> {
    const { registry } = this.#settings;
    if (!customers) await stopFailing(registry);
    const ids = await claimWebhooks(registry, this.#me, leaseSeconds, atOnceTaken, customers);
    await inParallel(atOnceWorked, ids, (IDWebhook) => this.#work(IDWebhook));
  }

  async #work(IDWebhook: number) {
    try {
      while (!this.#isStopped && (await this.#sendBatch(IDWebhook)));
    } catch (error) {
      this.#settings.onError(error);
    } finally {
      const { registry } = this.#settings;
      const hook = await readClaimed(registry, IDWebhook, this.#me).catch(() => undefined);
      if (hook) await releaseWebhook(registry, { ...hook, PrisPar: this.#me }).catch(this.#settings.onError);
    }
  }

  get #isStopped() {
    return this.#sweep.signal.aborted;
  }

  /** Answers whether there may be more to send. */
  async #sendBatch(IDWebhook: number): Promise<boolean> {
    const { registry, customers, vault } = this.#settings;
    const hook = await readClaimed(registry, IDWebhook, this.#me);
    if (!hook) return false;
    const [customer] = await findCustomersById(registry, [hook.IDCustomer]);
    if (!customer) return false;
    const { db } = await customers.open(customer);
    const from = await this.#startOf(hook, db);
    if (!from) return false;
    const secrets = signingSecrets(vault, hook);
    if (!secrets) {
      await this.#keep(hook, from, { isReceived: false, failure: { Message: 'Le secret est à renouveler.', seconds: 0 }, arret: 'secret' });
      return false;
    }
    const { changes, end } = await changesAfter(db, from, batchSize);
    if (changes.length === 0 && cursorOf(end) === hook.Curseur) return false;
    const told = changes.filter((change) => isFor(hook.Chapitres, change));
    const { done, failure } = await this.#deliver(hook, secrets, told);
    // Everything before the first that has not been received.
    const next = told[done];
    const before = next && changes[changes.indexOf(next) - 1];
    const upTo: Cursor = next ? (before ?? from) : end;
    const isReceived = done > 0;
    if (!failure) return (await this.#keep(hook, upTo, { isReceived })) && (changes.length > 0 || upTo !== from);
    const failures = isReceived ? 1 : hook.Echecs + 1;
    const seconds = this.#isStopped ? 0 : delayAfterFailures(failures);
    await this.#keep(
      hook,
      upTo,
      this.#isStopped
        ? { isReceived }
        : { isReceived, failure: { Message: failure.Message, seconds }, arret: failure.isGone ? 'parti' : undefined },
    );
    return false;
  }

  /** Where it goes on; nowhere where what it stands on is gone. */
  async #startOf(hook: ClaimedWebhook, db: Db): Promise<Cursor | undefined> {
    if (hook.Curseur === null) return cursorAt(db, hook.Depuis);
    const cursor = readCursor(hook.Curseur);
    if ((await standingOf(db, cursor)) === 'kept') return cursor;
    await this.#keep(hook, cursor, {
      isReceived: false,
      failure: {
        Message: 'Le point de reprise n’est plus conservé\u00a0: relisez les données, puis reprenez à partir d’une date.',
        seconds: 0,
      },
      arret: 'perdu',
    });
    return undefined;
  }

  #keep(hook: ClaimedWebhook, cursor: Cursor, progress: Omit<Parameters<typeof keepProgress>[3], 'Curseur'>) {
    const { registry } = this.#settings;
    return keepProgress(registry, { ...hook, PrisPar: this.#me }, leaseSeconds, { ...progress, Curseur: cursorOf(cursor) });
  }

  /** While it fails, one try says whether it is well again. */
  async #deliver(hook: ClaimedWebhook, secrets: readonly string[], changes: readonly Change[]) {
    const { registry, post } = this.#settings;
    const tries: Parameters<typeof addEnvois>[2][number][] = [];
    const send = async (change: Change): Promise<Outcome | undefined> => {
      const outcome = await post(hook.Adresse, secrets, eventOf(change), this.#sweep.signal);
      const { isReceived, Statut, Message, DureeMs } = outcome;
      tries.push({ Evenement: change.Curseur, Type: typeOf(change), Statut, Message, DureeMs });
      return isReceived ? undefined : outcome;
    };
    const probe = hook.Echecs > 0 ? changes[0] : undefined;
    const failed = probe && (await send(probe));
    const until = performance.now() + longestBatchMillis;
    const rest = probe ? changes.slice(1) : changes;
    const { done, failure } = failed
      ? { done: 0, failure: failed }
      : await sideBySide(rest, atOnceSent, { kindOf: recordOf, work: send, mayGoOn: () => performance.now() < until });
    // What the stop has given up was no try.
    if (!this.#isStopped) await addEnvois(registry, hook.IDWebhook, tries);
    return { done: probe && !failed ? done + 1 : done, failure };
  }
}
