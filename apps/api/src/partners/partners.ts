import type { AnswerOf, BodyOf, PartnerCall, PartnerContract } from '@comptoir/contract/partners/kit';
import { partnerAsked } from '../observe/events.ts';
import { serverAddress, type ServerAddress } from '../config/product-addresses.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import { Circuits } from './circuits.ts';
import { exchanged, type Exchanged } from './exchanged.ts';
import { PartnerFailure, unconfigured } from './partner-failure.ts';
import { tryCall, type Account, type Attempt, type Trace } from './try-call.ts';

interface PartnersConfig {
  /** By the partner's name. */
  partners: Readonly<Record<string, readonly ServerAddress[]>>;
  outboundAllowedHosts: readonly string[];
  partnerTimeoutSeconds: number;
}
type Keep = (customer: CustomerRecord, exchange: Exchanged) => void;

/** On whose behalf a partner is asked. */
export interface Asker {
  customer: CustomerRecord;
  /** The login of the person; 'comptoir' for the server itself. */
  by: string;
  /** Successes are not logged: those of the clock would drown what people did. */
  quiet?: boolean;
}

type Given<C extends PartnerCall> = Asker & {
  params?: Readonly<Record<string, string>>;
  /** Signs the call; without it the account in the configured address does. */
  account?: Account;
  /** Replaces the configured address for this customer. */
  address?: string;
  /** The object of the call, for people: a site, a user, an account. */
  cible?: string;
} & (BodyOf<C> extends undefined ? { body?: undefined } : { body: BodyOf<C> });

/** The configured address without its account, and that account. */
const splitAddress = (address: string) => {
  const url = new URL(address);
  const account = url.username === '' ? undefined : { login: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  url.username = '';
  url.password = '';
  return { base: url.href.replace(/\/$/, ''), account };
};

const addressOf = (base: string, path: string, params: Readonly<Record<string, string>>) =>
  new URL(base + path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? '')));

/** Asks the partners on behalf of a customer. Nothing else in the server reaches them. */
export class Partners {
  readonly #config: PartnersConfig;
  readonly #keep: Keep;
  readonly #circuits = new Circuits();

  constructor(config: PartnersConfig, keep: Keep) {
    this.#config = config;
    this.#keep = keep;
  }

  /**
   * The partner's answer, checked against its contract, with a line in the exchange log. Only calls that may be repeated are
   * tried again, after a failure of the network or the partner. It waits: never call it inside a transaction.
   * @throws PartnerFailure 502, or 422 where no address is configured
   */
  async ask<P extends PartnerContract, N extends keyof P['calls'] & string>(
    partner: P,
    name: N,
    given: Given<P['calls'][N]>,
  ): Promise<AnswerOf<P['calls'][N]>> {
    const { customer } = given;
    const { body }: { body?: Attempt['body'] } = given;
    // The name is one of the partner's calls.
    const call = partner.calls[name] as PartnerCall;
    const configured = given.address ?? this.#addressOf(partner.name, customer);
    if (!configured) throw unconfigured(partner, customer.serverName);
    const { base, account: provider } = splitAddress(configured);
    const attempt: Attempt = {
      partner,
      call,
      url: addressOf(base, call.path, given.params ?? {}),
      body,
      account: given.account ?? provider,
      // A body may hand the account over instead.
      isOurs: !given.account && !call.secrets?.some((secret) => body && secret in body),
      allowedHosts: this.#config.outboundAllowedHosts,
      timeoutMillis: this.#config.partnerTimeoutSeconds * 1000,
    };
    const trace: Trace = { status: null, text: '', tries: 0 };
    const began = performance.now();
    const keep = (error?: PartnerFailure) => {
      const DureeMs = Math.round(performance.now() - began);
      this.#keep(customer, exchanged({ ...attempt, trace, DureeMs, error, Auteur: given.by, Cible: given.cible ?? '' }));
    };
    const told = (outcome: string) => partnerAsked.tell({ partner: partner.name, outcome, seconds: (performance.now() - began) / 1000 });
    const isRepeatable = call.method === 'GET' || call.repeatable === true;
    const circuit = { partner, base, IDCustomer: customer.IDCustomer, isRepeatable };
    try {
      const answer = await this.#circuits.run(circuit, () => tryCall(attempt, trace));
      told('ok');
      if (!given.quiet) keep();
      // Checked by the schema of this very call.
      return answer as AnswerOf<P['calls'][N]>;
    } catch (error) {
      told(error instanceof PartnerFailure ? error.kind : 'bug');
      if (error instanceof PartnerFailure) keep(error);
      throw error;
    }
  }

  /** Since when and until when a partner is left alone for a customer, by this process; undefined while it is called. */
  restOf(partner: string, { IDCustomer }: Pick<CustomerRecord, 'IDCustomer'>) {
    return this.#circuits.restOf(partner, IDCustomer);
  }

  #addressOf(name: string, customer: Pick<CustomerRecord, 'serverName' | 'production'>) {
    return serverAddress(this.#config.partners[name] ?? [], customer);
  }
}
