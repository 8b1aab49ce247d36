import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { minute, registryLimiters, tooMany } from './login-throttle.ts';

/** Wrong codes allowed for an account within so many seconds: a code of six digits, a recovery code. */
const limits = { code: { points: 5, duration: 5 * minute }, secours: { points: 5, duration: 60 * minute } };
type Counted = keyof typeof limits;

/** Whoever gets as far as a code knows the password already, so nobody is locked out by strangers. */
export const facteurThrottle = (registry: Kysely<RegistryTables>) => {
  const limiter = registryLimiters(registry);
  const counters = { code: limiter('code', limits.code), secours: limiter('secours', limits.secours) };
  return {
    /** Counts an attempt before it is judged. @throws Refusal 429, for which it does not count */
    async check(counted: Counted, account: string) {
      const { consumedPoints, msBeforeNext } = await counters[counted].penalty(account);
      if (consumedPoints <= limits[counted].points) return;
      await counters[counted].reward(account);
      throw tooMany(msBeforeNext);
    },
    async passed(counted: Counted, account: string) {
      await counters[counted].delete(account);
    },
  };
};
export type FacteurThrottle = ReturnType<typeof facteurThrottle>;
