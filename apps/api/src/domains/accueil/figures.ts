import { randomUUID } from 'node:crypto';
import type { DatabaseServer } from '../../db/open.ts';
import type { App } from '../../http/parts.ts';
import { Clock } from '../../jobs/clock.ts';
import { inParallel } from '../../jobs/in-parallel.ts';
import { findCustomersById, type CustomerRecord } from '../../registry/registry.store.ts';
import { addTours, claimTours, endTours, hastenTours } from '../../registry/tours.store.ts';
import * as cards from '../dashboard/dashboard.store.ts';
import { countNiveaux } from '../qualite/qualite-niveaux.store.ts';
import { keepChiffres } from './chiffres.store.ts';
import { writtenLately } from './parc.store.ts';

interface FiguresParts extends Pick<App, 'customers' | 'vault'> {
  database: Pick<DatabaseServer, 'registry'>;
}

const tours = 'chiffresTours';
const everyMinutes = 24 * 60;
/** New customers, and those whose rows have changed, are counted within these. */
const soonMinutes = 10;
const leaseMinutes = 15;
const lookEveryMillis = 60_000;
/** Looks back a little longer than the clock's own interval. */
const writtenMinutes = 3;
const turnsAtOnce = 20;
/** The other connections belong to requests. */
const customersAtOnce = 2;

const author = () => ({
  Auteur: 'comptoir',
  Kind: 'system',
  IDPeople: null,
  Appel: '',
  Action: 'Compter les chiffres',
  Groupe: randomUUID(),
});

/**
 * Counts once a day, and soon after somebody has changed something, what the home and the dashboard show of a customer
 * without counting it anew for whoever looks. The turns are shared among processes as those of the health checks are.
 */
export class Figures {
  readonly #parts: FiguresParts;
  readonly #onError: (error: unknown, customer: string) => void;
  readonly #clock: Clock;

  constructor(parts: FiguresParts, onError: (error: unknown, customer: string) => void) {
    this.#parts = parts;
    this.#onError = onError;
    this.#clock = new Clock({ run: () => this.runDue(), everyMillis: lookEveryMillis, onError: (error) => onError(error, '') });
  }

  start(): void {
    this.#clock.start();
    this.#clock.wake();
  }

  async stop(): Promise<void> {
    await this.#clock.stop();
  }

  /** Counts every customer that is due; answers how many these were. */
  async runDue(): Promise<number> {
    const { registry } = this.#parts.database;
    await addTours(registry, tours, soonMinutes);
    await this.#hasten();
    let taken = 0;
    while (!this.#clock.signal.aborted) {
      const ids = await claimTours(registry, tours, turnsAtOnce, leaseMinutes);
      if (ids.length === 0) break;
      taken += ids.length;
      const records = await findCustomersById(registry, ids);
      await inParallel(customersAtOnce, records, (record) => this.#take(record));
      // Called off, they are due again at once.
      await endTours(registry, tours, ids, this.#clock.signal.aborted ? 0 : everyMinutes);
    }
    return taken;
  }

  async #hasten() {
    const { customers, database } = this.#parts;
    for (const { parc } of await customers.reachableServers(this.#onError)) {
      try {
        const written = await writtenLately(parc, writtenMinutes);
        if (written.length > 0) await hastenTours(database.registry, tours, written, soonMinutes);
      } catch (error) {
        this.#onError(error, '');
      }
    }
  }

  async #take(customer: CustomerRecord) {
    if (this.#clock.signal.aborted) return;
    try {
      await this.#count(customer);
    } catch (error) {
      this.#onError(error, customer.name);
    }
  }

  async #count(customer: CustomerRecord) {
    const { customers, vault } = this.#parts;
    const { database, db } = await customers.open(customer);
    const { name: BDGp, activites, schema } = customer;
    const seen = { all: true };
    const { erreur, avertissement } = await countNiveaux({ db, seen, secrets: { vault, schema } }, { kind: 'operator', BDGp, activites });
    const nombres = {
      erreur,
      avertissement,
      esellerLead: (await cards.countLeadSites(db)).active,
      planetvo: (await cards.countPlaquesPlanetVO(db)).active,
      corporatesales: (await cards.countPlaquesCorporateSales(db)).active,
      basevn: (await cards.countBaseVNSites(db)).active,
      opelvn: (await cards.countOpelVNSites(db)).active,
      planetvo2: (await cards.countPlanetVO2Sites(db)).active,
    };
    await database.write(customer, author(), (trx) => keepChiffres(trx, nombres));
  }
}
