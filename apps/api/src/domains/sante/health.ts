import { randomUUID } from 'node:crypto';
import { Refusal } from '@comptoir/contract/errors';
import { messages } from '@comptoir/contract/messages';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { listCustomersToCheck } from './parc.store.ts';
import { addTours, claimTours, endTours, keepTours } from './tours.store.ts';
import { Clock } from '../../jobs/clock.ts';
import { inParallel } from '../../jobs/in-parallel.ts';
import { turnTaken } from '../../observe/events.ts';
import type { Customers } from '../../registry/customers.ts';
import { findCustomersById, type CustomerRecord } from '../../registry/registry.store.ts';
import type { Vault } from '../../secrets/vault.ts';
import type { Partners } from '../../interfaces/kit/partners.ts';
import type { InterfaceProbes, ProbeHolder } from '../../interfaces/kit/probe.ts';
import { verifyInterface, type Verifying } from './verify-interface.ts';

interface HealthConfig {
  health: { everyMinutes: number; failures: number; recipients: readonly string[] };
  planetVOApiKey: string;
  outboundAllowedHosts: readonly string[];
}

interface HealthSettings {
  config: HealthConfig;
  registry: Kysely<RegistryTables>;
  customers: Pick<Customers, 'open' | 'reachableServers'>;
  vault: Vault;
  partners: Partners;
  probes: readonly InterfaceProbes[];
  /** A message may wait in this customer's outbox. */
  wake: (customer: CustomerRecord) => void;
  onError: (error: unknown, customer: string) => void;
}

/** Longer than one interface may last: a turn whose process died is taken up again after it. */
const leaseMinutes = 15;
const lookEveryMillis = 60_000;
const turnsAtOnce = 200;
/** Customers checked side by side: a partner that is slow for one holds up few others. */
const customersAtOnce = 4;

const author = () => ({
  Auteur: 'comptoir',
  Kind: 'system',
  IDPeople: null,
  Appel: '',
  Action: 'Vérifier les interfaces',
  Groupe: randomUUID(),
});

type Asked = Pick<Verifying, 'by' | 'quiet' | 'write' | 'progress' | 'signal'> & { customer: CustomerRecord; db: ProbeHolder['db'] };

/**
 * Checks the accesses of the customers by the clock. A customer's turn is a row of the registry: whichever process takes
 * it does the checks, and any number of them share the customers.
 */
export class Health {
  readonly #settings: HealthSettings;
  readonly #clock: Clock;

  constructor(settings: HealthSettings) {
    this.#settings = settings;
    this.#clock = new Clock({ run: () => this.runDue(), everyMillis: lookEveryMillis, onError: (error) => settings.onError(error, '') });
  }

  get probes(): readonly InterfaceProbes[] {
    return this.#settings.probes;
  }

  /** What the probes of a customer read. */
  holderOf(customer: CustomerRecord, db: ProbeHolder['db']): ProbeHolder {
    const { vault, config } = this.#settings;
    const { planetVOApiKey, outboundAllowedHosts } = config;
    return { db, vault, schema: customer.schema, customer, planetVOApiKey, outboundAllowedHosts };
  }

  start(): void {
    if (this.#settings.config.health.everyMinutes === 0) return;
    this.#clock.start();
    this.#clock.wake();
  }

  /** Gives up the checks under way, whose turn is taken up again, and ends once nothing of them is left. */
  async stop(): Promise<void> {
    await this.#clock.stop();
  }

  /** Checks one interface of a customer, because somebody asks. @throws Refusal 404 for an interface that is not there */
  async verify(Interface: string, asked: Asked) {
    const probes = this.probes.find((one) => one.Interface === Interface.toLowerCase());
    if (!probes) throw new Refusal('unknown', messages.unknownRecord);
    const done = await this.#verify(probes, asked);
    this.#settings.wake(asked.customer);
    return done;
  }

  /** Takes every turn that is due; answers how many it took. */
  async runDue(): Promise<number> {
    const { registry, config } = this.#settings;
    const { everyMinutes } = config.health;
    await addTours(registry, everyMinutes);
    let taken = 0;
    while (!this.#clock.signal.aborted) {
      const ids = await claimTours(registry, turnsAtOnce, leaseMinutes);
      if (ids.length === 0) break;
      taken += ids.length;
      await this.#take(ids);
      if (ids.length < turnsAtOnce) break;
    }
    return taken;
  }

  /** Most customers have nothing to check, which one read per server tells of all of them. */
  async #take(ids: readonly number[]) {
    const { registry, config } = this.#settings;
    const { everyMinutes } = config.health;
    const busy = await this.#withAccesses(ids);
    const waiting = new Set(busy.map(({ IDCustomer }) => IDCustomer));
    const idle = ids.filter((id) => !waiting.has(id));
    if (idle.length > 0) await endTours(registry, idle, everyMinutes);
    for (const _ of idle) turnTaken.tell({ outcome: 'done' });
    const keep = () => keepTours(registry, [...waiting], leaseMinutes);
    await inParallel(customersAtOnce, busy, async (record) => {
      await this.#takeTurn(record, keep);
      waiting.delete(record.IDCustomer);
      // Called off, it is due again at once.
      await endTours(registry, [record.IDCustomer], this.#clock.signal.aborted ? 0 : everyMinutes);
    });
  }

  async #withAccesses(ids: readonly number[]): Promise<CustomerRecord[]> {
    const { registry, customers, onError } = this.#settings;
    const found: number[] = [];
    for (const { parc } of await customers.reachableServers(onError)) {
      await listCustomersToCheck(parc, this.probes, ids).then(
        (some) => found.push(...some),
        (error: unknown) => onError(error, ''),
      );
    }
    return found.length > 0 ? findCustomersById(registry, found) : [];
  }

  async #takeTurn(customer: CustomerRecord, keep: () => Promise<unknown>) {
    try {
      await this.#checkCustomer(customer, keep);
      turnTaken.tell({ outcome: 'done' });
    } catch (error) {
      turnTaken.tell({ outcome: 'failed' });
      this.#settings.onError(error, customer.name);
    }
  }

  async #checkCustomer(customer: CustomerRecord, keep: () => Promise<unknown>) {
    const { customers, wake, onError } = this.#settings;
    const { database, db } = await customers.open(customer);
    const write: Verifying['write'] = (work) => database.write(customer, author(), work);
    const asked: Asked = { customer, db, by: 'comptoir', quiet: true, write, signal: this.#clock.signal };
    for (const probes of this.probes) {
      if (this.#clock.signal.aborted) return;
      // What goes wrong with one interface keeps the others from nothing.
      await this.#verify(probes, asked).catch((error: unknown) => onError(error, customer.name));
      await keep();
    }
    wake(customer);
  }

  #verify(probes: InterfaceProbes, { customer, db, ...asked }: Asked) {
    const { partners, config } = this.#settings;
    const { failures, recipients } = config.health;
    return verifyInterface(probes, { ...asked, holder: this.holderOf(customer, db), partners, failures, recipients });
  }
}
