import { randomUUID } from 'node:crypto';
import { sortieNames, type Sortie } from '@comptoir/contract/evenements';
import type { Kysely } from 'kysely';
import type { TrailOuts } from '../../config/trail-outs.ts';
import type { RegistryTables } from '../../db/tables.ts';
import { trailOutSeen } from '../../observe/events.ts';
import { linesAfter } from '../../registry/trail-lines.ts';
import { Clock } from '../clock.ts';
import { failureOf, type Deliver } from './deliver.ts';
import { claimSortie, failSortie, isToBeTold, lookAtSortie, moveSortie, releaseSortie } from './sorties.store.ts';
import { toFile } from './to-file.ts';
import { toHttps } from './to-https.ts';
import { toSyslog } from './to-syslog.ts';

interface Settings {
  outs: TrailOuts;
  registry: Kysely<RegistryTables>;
  /** Once for a way that has failed for long. */
  onLongFailure: (way: Sortie, why: string) => void;
  onError: (error: unknown) => void;
}

const everyMillis = 5_000;
const atOnce = 500;
/** A delivery ends well before another process may take the way. */
const limitMillis = 20_000;
const leaseSeconds = 40;
/** From one try to the next. */
const delays = { first: 5, most: 300 };
/** A shorter failure is nobody's concern. */
const longMinutes = 15;

/** How each way that is asked for delivers. */
export const deliveriesOf = ({ fichier, syslog, https }: TrailOuts): Partial<Record<Sortie, Deliver>> => ({
  ...(fichier ? { fichier: toFile(fichier) } : {}),
  ...(syslog ? { syslog: toSyslog(syslog) } : {}),
  ...(https ? { https: toHttps(https) } : {}),
});

/** One way out: sealed events, in the order of the chain, at least once each, whichever process is at it. */
export class WayOut {
  readonly #way: Sortie;
  readonly #deliver: Deliver;
  readonly #settings: Omit<Settings, 'outs'>;
  readonly #clock: Clock;
  /** This process, for as long as it lives: it takes up again what it has taken itself. */
  readonly #by = randomUUID();

  constructor(way: Sortie, deliver: Deliver, settings: Omit<Settings, 'outs'>) {
    const { onError } = settings;
    this.#way = way;
    this.#deliver = deliver;
    this.#settings = settings;
    this.#clock = new Clock({ run: (signal) => this.#run(signal), everyMillis, onError });
  }

  start(): void {
    this.#clock.start();
    this.#clock.wake();
  }

  async stop(): Promise<void> {
    await this.#clock.stop();
  }

  /** One run, at once. */
  async runNow(): Promise<void> {
    this.#clock.wake();
    await this.#clock.idle();
  }

  async #run(signal: AbortSignal) {
    const { registry } = this.#settings;
    const seen = await lookAtSortie(registry, this.#way, this.#by);
    const behind = seen.Fin - seen.Rang;
    trailOutSeen.tell({ way: this.#way, behind, failingSeconds: seen.failingSeconds ?? 0 });
    if (behind === 0 || !seen.isFree) return;
    const from = await claimSortie(registry, this.#way, this.#by, leaseSeconds);
    if (from === undefined) return;
    try {
      await this.#deliverFrom(from, signal);
    } finally {
      await releaseSortie(registry, this.#way, this.#by);
    }
  }

  async #deliverFrom(first: number, signal: AbortSignal) {
    const { registry } = this.#settings;
    for (let from = first; !signal.aborted;) {
      const lines = await linesAfter(registry, from, atOnce);
      const to = lines.at(-1)?.Rang ?? from;
      if (to === from) return;
      try {
        await this.#deliver(lines, AbortSignal.any([signal, AbortSignal.timeout(limitMillis)]));
      } catch (error) {
        if (!signal.aborted) await this.#fail(failureOf(error));
        return;
      }
      const isMoved = await moveSortie(registry, this.#way, this.#by, { from, to, seconds: leaseSeconds });
      if (!isMoved) return;
      from = to;
    }
  }

  async #fail(why: string) {
    const { registry, onLongFailure } = this.#settings;
    await failSortie(registry, this.#way, this.#by, why, delays);
    if (await isToBeTold(registry, this.#way, longMinutes)) onLongFailure(this.#way, why);
  }
}

/** All ways out of the security trail that are asked for, each with a clock of its own: none holds up another, nor a request. */
export const waysOut = ({ outs, ...settings }: Settings): WayOut[] => {
  const deliveries = deliveriesOf(outs);
  return sortieNames.flatMap((way) => {
    const deliver = deliveries[way];
    return deliver ? [new WayOut(way, deliver, settings)] : [];
  });
};
