import { Refusal } from '@comptoir/contract/errors';
import type { Kysely } from 'kysely';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RegistryTables } from '../../db/tables.ts';
import { pgClientOf } from '../../registry/pg-client.store.ts';

export const minute = 60;

/** Failures allowed within so many seconds. */
const limits = {
  pair: { points: 8, duration: 15 * minute },
  account: { points: 40, duration: 15 * minute },
  address: { points: 60, duration: 15 * minute },
};

type Counts = readonly [pair: RateLimiterRes | null, account: RateLimiterRes | null, address: RateLimiterRes | null];

export const tooMany = (waitMs: number) => {
  const refusal = new Refusal('too_many', 'Trop de tentatives de connexion. Patientez quelques minutes avant de réessayer.');
  refusal.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return refusal;
};

/** Counters that stand in the registry, so that several processes share them. */
export const registryLimiters = (registry: Kysely<RegistryTables>) => {
  const client = pgClientOf(registry);
  return (keyPrefix: string, { points, duration }: { points: number; duration: number }) =>
    new RateLimiterPostgres({
      storeClient: client,
      storeType: 'pool',
      schemaName: 'registry',
      tableName: 'loginThrottle',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration,
    });
};

/**
 * Slows guessing down. Failures are counted for an account from one address, for an account, and for an address. The counts
 * are in the registry, so several processes share them. An address from which the account has signed in before is not held
 * back by strangers: nobody can lock a person out from elsewhere.
 */
export const loginThrottle = (registry: Kysely<RegistryTables>) => {
  const limiter = registryLimiters(registry);
  const pair = limiter('pair', limits.pair);
  const account = limiter('account', limits.account);
  const address = limiter('address', limits.address);
  const known = limiter('known', { points: 1, duration: 30 * 24 * 60 * minute });

  const pairOf = (accountKey: string, from: string) => `${accountKey}|${from}`;

  /** The longest wait of the counters above their limit; `own` is 1 if this attempt is already counted. */
  const waitOf = (counts: Counts, { isKnown, own }: { isKnown: boolean; own: 0 | 1 }) => {
    const wait = (found: RateLimiterRes | null, { points }: { points: number }) =>
      found && found.consumedPoints - own >= points ? found.msBeforeNext : 0;
    const [byPair, byAccount, byAddress] = counts;
    return Math.max(wait(byPair, limits.pair), isKnown ? 0 : wait(byAccount, limits.account), wait(byAddress, limits.address));
  };

  const giveBack = async (accountKey: string, from: string) => {
    await Promise.all([pair.reward(pairOf(accountKey, from)), account.reward(accountKey), address.reward(from)]);
  };

  return {
    /**
     * Counts an attempt before its password is compared, so that simultaneous attempts do not all pass.
     * @throws Refusal 429 while this account or address must wait; such an attempt does not count
     */
    async check(accountKey: string, from: string) {
      const pairKey = pairOf(accountKey, from);
      const [knownHere, ...before] = await Promise.all([known.get(pairKey), pair.get(pairKey), account.get(accountKey), address.get(from)]);
      const isKnown = knownHere !== null;
      const held = waitOf(before, { isKnown, own: 0 });
      if (held > 0) throw tooMany(held);
      const counted = await Promise.all([pair.penalty(pairKey), account.penalty(accountKey), address.penalty(from)]);
      const wait = waitOf(counted, { isKnown, own: 1 });
      if (wait === 0) return;
      await giveBack(accountKey, from);
      throw tooMany(wait);
    },
    async succeeded(accountKey: string, from: string) {
      const pairKey = pairOf(accountKey, from);
      await giveBack(accountKey, from);
      await Promise.all([pair.delete(pairKey), known.set(pairKey, 1, 30 * 24 * 60 * minute)]);
    },
    /** The password could not be compared: the attempt does not count. */
    notJudged: giveBack,
  };
};
export type LoginThrottle = ReturnType<typeof loginThrottle>;
