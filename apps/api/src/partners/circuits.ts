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

interface Circuit {
  once: IPolicy;
  again: IPolicy;
  running: number;
  /** The partner asked to be left alone until then. */
  freeAt: number;
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

const circuitOf = ({ name }: PartnerContract, key: string): Circuit => {
  const breaker = new ConsecutiveBreaker(mostFailures);
  const once = circuitBreaker(isFailing, { halfOpenAfter: restMillis, breaker });
  once.onStateChange((state) => circuitChanged.tell({ partner: name, circuit: key, isOpen: state === CircuitState.Open }));
  const twice = retry(isWorthASecondTry, { maxAttempts: 1, backoff: pauseBefore });
  return {
    once,
    again: wrap(twice, once),
    running: 0,
    freeAt: 0,
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
      if (error instanceof PartnerFailure && error.waitMillis) circuit.freeAt = Date.now() + error.waitMillis;
      throw error instanceof BrokenCircuitError ? failed('suspended', partner) : error;
    } finally {
      circuit.running -= 1;
      if (circuit.running === 0 && circuit.isFresh() && circuit.freeAt <= Date.now()) this.#known.delete(key);
    }
  }
}
