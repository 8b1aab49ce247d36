import { randomUUID } from 'node:crypto';
import { Refusal } from '@comptoir/contract/errors';
import { messages } from '@comptoir/contract/messages';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { addTours, claimTour, endTour, keepTour } from '../../domains/sante/tours.store.ts';
import type { Customers } from '../../registry/customers.ts';
import { listCustomers, type CustomerRecord } from '../../registry/registry.store.ts';
import type { Vault } from '../../secrets/vault.ts';
import type { Partners } from './partners.ts';
import type { InterfaceProbes, ProbeHolder } from './probes.ts';
import { verifyInterface, type Verifying } from './verify-interface.ts';

interface HealthConfig {
  health: { everyMinutes: number; failures: number; recipients: readonly string[] };
  planetVOApiKey: string;
  outboundAllowedHosts: readonly string[];
}

interface HealthSettings {
  config: HealthConfig;
  registry: Kysely<RegistryTables>;
  customers: Pick<Customers, 'open' | 'state'>;
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
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(settings: HealthSettings) {
    this.#settings = settings;
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
    this.#timer = setInterval(() => this.#look(), lookEveryMillis);
    this.#timer.unref();
    this.#look();
  }

  /** Gives up the checks under way, whose turn is taken up again, and ends once nothing of them is left. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort();
    await this.#running;
  }

  /** Checks one interface of a customer, because somebody asks. @throws Refusal 404 for an interface that is not there */
  async verify(Interface: string, asked: Asked) {
    const probes = this.probes.find((one) => one.Interface === Interface.toLowerCase());
    if (!probes) throw new Refusal('unknown', messages.unknownRecord);
    const done = await this.#verify(probes, asked);
    this.#settings.wake(asked.customer);
    return done;
  }

  /** Takes every turn that is due, one after the other; answers how many it took. */
  async runDue(): Promise<number> {
    const { registry, config } = this.#settings;
    const { everyMinutes } = config.health;
    await addTours(registry, everyMinutes);
    const records = new Map((await listCustomers(registry)).map((record) => [record.IDCustomer, record]));
    let taken = 0;
    while (!this.#stop.signal.aborted) {
      const IDCustomer = await claimTour(registry, leaseMinutes);
      if (IDCustomer === undefined) break;
      taken += 1;
      const record = records.get(IDCustomer);
      if (record) await this.#checkCustomer(record).catch((error: unknown) => this.#settings.onError(error, record.name));
      // Called off, it is due again at once.
      await endTour(registry, IDCustomer, this.#stop.signal.aborted ? 0 : everyMinutes);
    }
    return taken;
  }

  #look() {
    this.#running = this.#running.then(() => this.runDue()).catch((error: unknown) => this.#settings.onError(error, ''));
  }

  /** A customer that waits for its migration is left alone until its next turn. */
  async #checkCustomer(customer: CustomerRecord) {
    const { customers, registry, wake, onError } = this.#settings;
    if (customers.state(customer) !== 'ready') return;
    const { database, db } = await customers.open(customer);
    const write: Verifying['write'] = (work) => database.write({ schema: customer.schema }, author(), work);
    const asked: Asked = { customer, db, by: 'comptoir', quiet: true, write, signal: this.#stop.signal };
    for (const probes of this.probes) {
      if (this.#stop.signal.aborted) return;
      // What goes wrong with one interface keeps the others from nothing.
      await this.#verify(probes, asked).catch((error: unknown) => onError(error, customer.name));
      await keepTour(registry, customer.IDCustomer, leaseMinutes);
    }
    wake(customer);
  }

  #verify(probes: InterfaceProbes, { customer, db, ...asked }: Asked) {
    const { partners, config } = this.#settings;
    const { failures, recipients } = config.health;
    return verifyInterface(probes, { ...asked, holder: this.holderOf(customer, db), partners, failures, recipients });
  }
}
