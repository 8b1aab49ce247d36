import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  wrap,
  type IPolicy,
  type IRetryBackoffContext,
} from 'cockatiel';
import type { PartnerContract } from '@comptoir/contract/partners/kit';
import { circuitChanged } from '../observe/events.ts';
import { busy, failed, PartnerFailure } from './partner-failure.ts';

const pauseMillis = 300;
/** After this many failures in a row a partner is left alone for a while. */
const mostFailures = 5;
const restMillis = 30_000;
/** A person waits this long at most for a partner that asks to come back later. */
const mostPatienceMillis = 5_000;

const isFailing = handleWhen(
  (error: Error) => error instanceof PartnerFailure && ['unreachable', 'timeout', 'server'].includes(error.kind),
);

const mayWait = ({ waitMillis }: PartnerFailure) => waitMillis !== undefined && waitMillis <= mostPatienceMillis;
const isWorthASecondTry = handleWhen(
  (error: Error) => error instanceof PartnerFailure && (['unreachable', 'server'].includes(error.kind) || mayWait(error)),
);
const pauseBefore = new DelegateBackoff(({ result }: IRetryBackoffContext<unknown>) =>
  'error' in result && result.error instanceof PartnerFailure ? (result.error.waitMillis ?? pauseMillis) : pauseMillis,
);

/** In milliseconds: since when a partner has been left alone, and until when. */
export interface Repos {
  depuis: number;
  jusque: number;
}

interface Circuit {
  once: IPolicy;
  again: IPolicy;
  running: number;
  /** The partner asked to be left alone until then. */
  freeAt: number;
  /** How long it lets nothing through, by itself or as the partner asked. */
  repos: Repos;
  /** Closed, and without a failure to remember. */
  isFresh: () => boolean;
}

interface Asked {
  partner: PartnerContract;
  /** The address that is asked. */
  base: string;
  /** For whom: the failures of one customer do not count for another. */
  IDCustomer: number;
  isRepeatable: boolean;
}

/** Begins a time of rest, or makes one longer that has had no success since: a trial after it is part of the same. */
const rest = (repos: Repos, millis: number) => {
  const now = Date.now();
  if (repos.jusque === 0) repos.depuis = now;
  repos.jusque = now + millis;
};

const circuitOf = ({ name }: PartnerContract, key: string): Circuit => {
  const breaker = new ConsecutiveBreaker(mostFailures);
  const once = circuitBreaker(isFailing, { halfOpenAfter: restMillis, breaker });
  const repos: Repos = { depuis: 0, jusque: 0 };
  once.onStateChange((state) => {
    const isOpen = state === CircuitState.Open;
    if (isOpen) rest(repos, restMillis);
    circuitChanged.tell({ partner: name, circuit: key, isOpen });
  });
  const twice = retry(isWorthASecondTry, { maxAttempts: 1, backoff: pauseBefore });
  return {
    once,
    again: wrap(twice, once),
    running: 0,
    freeAt: 0,
    repos,
    isFresh: () => once.state === CircuitState.Closed && breaker.state === 0,
  };
};

/** Second tries, and a breaker for each partner, address and customer (docs/regles/interfaces/commun.md#a-partner-that-fails). */
export class Circuits {
  readonly #known = new Map<string, Circuit>();

  /** Only those with a failure to remember are kept: customers are many. */
  get size() {
    return this.#known.size;
  }

  /** The longest time for which this customer's calls to a partner are held back just now. */
  restOf(partner: string, IDCustomer: number): Repos | undefined {
    const own = [...this.#known].filter(([key]) => key.startsWith(`${partner} ${IDCustomer} `)).map(([, { repos }]) => repos);
    return own.filter(({ jusque }) => jusque > Date.now()).toSorted((a, b) => b.jusque - a.jusque)[0];
  }

  /** @throws PartnerFailure */
  async run<T>({ partner, base, IDCustomer, isRepeatable }: Asked, work: () => Promise<T>): Promise<T> {
    const key = `${partner.name} ${IDCustomer} ${base}`;
    const circuit = this.#known.get(key) ?? circuitOf(partner, key);
    const left = circuit.freeAt - Date.now();
    if (left > 0) throw busy(partner, left);
    this.#known.set(key, circuit);
    circuit.running += 1;
    try {
      return await (isRepeatable ? circuit.again : circuit.once).execute(work);
    } catch (error) {
      if (error instanceof PartnerFailure && error.waitMillis) {
        circuit.freeAt = Date.now() + error.waitMillis;
        rest(circuit.repos, error.waitMillis);
      }
      throw error instanceof BrokenCircuitError ? failed('suspended', partner) : error;
    } finally {
      circuit.running -= 1;
      const isWell = circuit.isFresh() && circuit.freeAt <= Date.now();
      if (isWell) circuit.repos.jusque = 0;
      if (circuit.running === 0 && isWell) this.#known.delete(key);
    }
  }
}
