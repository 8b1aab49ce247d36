import { isIPv6 } from 'node:net';
import { Refusal } from '@comptoir/contract/errors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Session } from '../session.ts';

interface RatesConfig {
  requestsPerAddress: number;
  requestsPerAccount: number;
}

/** The part of an address that belongs to one caller: all of an IPv4 address, the network of an IPv6 one. */
export const callerOf = (address: string) => {
  if (!isIPv6(address)) return address;
  const [, v4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (v4) return v4;
  const [before = '', after] = address.toLowerCase().split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const groups = after === undefined ? head : [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

type Account = Pick<Session, 'kind' | 'id' | 'customer' | 'jeton'>;

/** A program does not hold up the person in whose name it calls. */
const keyOf = ({ kind, id, customer, jeton }: Account) => {
  if (jeton) return `jeton ${jeton.IDJeton}`;
  return kind === 'operator' ? `operator ${id}` : `${customer?.name} ${id}`;
};

/** Passwords that a session may be wrong about, in so many seconds: whoever finds one open may not guess. */
const proofs = { points: 5, duration: 300 };

const limiterOf = (points: number) => (points > 0 ? new RateLimiterMemory({ points, duration: 60 }) : undefined);

const take = async (limiter: RateLimiterMemory | undefined, key: string) => {
  try {
    await limiter?.consume(key);
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    const refusal = new Refusal('too_many', 'Trop de demandes en peu de temps. Patientez un instant avant de réessayer.');
    refusal.retryAfterSeconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
    throw refusal;
  }
};

/**
 * Requests in a minute, by address and by account, so that nobody takes a whole process. Each process counts for itself,
 * because it is the process that is protected. Sign-in has its own limits, in the registry.
 */
export class Rates {
  readonly #addresses: RateLimiterMemory | undefined;
  readonly #accounts: RateLimiterMemory | undefined;
  readonly #proofs = new RateLimiterMemory(proofs);

  constructor({ requestsPerAddress, requestsPerAccount }: RatesConfig) {
    this.#addresses = limiterOf(requestsPerAddress);
    this.#accounts = limiterOf(requestsPerAccount);
  }

  /** @throws Refusal 429 */
  address(address: string) {
    return take(this.#addresses, callerOf(address));
  }

  /** @throws Refusal 429 */
  account(account: Account) {
    return take(this.#accounts, keyOf(account));
  }

  /** Counts an attempt to prove who one is, before it is judged. @throws Refusal 429 */
  proof(account: Account) {
    return take(this.#proofs, keyOf(account));
  }

  async proved(account: Account) {
    await this.#proofs.delete(keyOf(account));
  }
}
