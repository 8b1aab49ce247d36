import { Refusal } from '@comptoir/contract/errors';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RegistryTables } from '../../db/tables.ts';

const minute = 60;

/** Failures allowed within a time, in seconds, before a wait. */
const limits = {
  pair: { points: 8, duration: 15 * minute },
  account: { points: 40, duration: 15 * minute },
  address: { points: 60, duration: 15 * minute },
};

const tooMany = (waitMs: number) => {
  const refusal = new Refusal('too_many', 'Trop de tentatives de connexion. Patientez quelques minutes avant de réessayer.');
  refusal.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return refusal;
};

/**
 * Slows guessing down. Counts failures per account and address together, per account, and per address, in the
 * registry, so that several processes count as one. An address from which the account has signed in before is
 * not held back by what others try on that account: nobody can lock a person out from elsewhere.
 */
export const loginThrottle = (registry: Kysely<RegistryTables>) => {
  // The library speaks to a `pg` client; the registry's handle keeps its role and its pool.
  const client = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows, numAffectedRows } = await registry.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
  const limiter = (keyPrefix: string, { points, duration }: { points: number; duration: number }) =>
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
  const pair = limiter('pair', limits.pair);
  const account = limiter('account', limits.account);
  const address = limiter('address', limits.address);
  const known = limiter('known', { points: 1, duration: 30 * 24 * 60 * minute });

  const waitOf = (found: RateLimiterRes | null, { points }: { points: number }) =>
    found && found.consumedPoints >= points ? found.msBeforeNext : 0;

  return {
    /** @throws Refusal 429 while this account or this address must wait. */
    async check(accountKey: string, from: string) {
      const pairKey = `${accountKey}|${from}`;
      const [byPair, byAccount, byAddress, knownHere] = await Promise.all([
        pair.get(pairKey),
        account.get(accountKey),
        address.get(from),
        known.get(pairKey),
      ]);
      const wait = Math.max(
        waitOf(byPair, limits.pair),
        knownHere ? 0 : waitOf(byAccount, limits.account),
        waitOf(byAddress, limits.address),
      );
      if (wait > 0) throw tooMany(wait);
    },
    async failed(accountKey: string, from: string) {
      await Promise.all([pair.penalty(`${accountKey}|${from}`), account.penalty(accountKey), address.penalty(from)]);
    },
    async succeeded(accountKey: string, from: string) {
      const pairKey = `${accountKey}|${from}`;
      await Promise.all([pair.delete(pairKey), known.set(pairKey, 1, 30 * 24 * 60 * minute)]);
    },
  };
};
export type LoginThrottle = ReturnType<typeof loginThrottle>;
