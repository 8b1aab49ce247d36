import { Refusal } from '@comptoir/contract/errors';
import { attempt } from '../db/attempt.ts';
import type { Db } from '../db/tables.ts';
import type { Fault } from './lines.rules.ts';
import { isAccepted, type Accepted, type Plan } from './plans.rules.ts';

const isRefusal = (error: unknown) => error instanceof Refusal;

const faultOf = (error: unknown, key: string): Fault => {
  const [field, message] = error instanceof Refusal ? (Object.entries(error.fields ?? {})[0] ?? []) : [];
  // A store's refusal names the column at fault.
  return field && message ? { field, message } : { field: key, message: 'Cette ligne n’a pas pu être enregistrée' };
};

/**
 * Writes what was planned for some lines in one transaction. If the database refuses one of them, the others are written all the same.
 * @param key the field that a refusal without a field is told of
 */
export const savePlans = async <W>(
  db: Db,
  plans: readonly Plan<W>[],
  key: string,
  write: (plans: readonly Accepted<W>[]) => Promise<void>,
): Promise<Plan<W>[]> => {
  const accepted = plans.filter(isAccepted).filter(({ effet }) => effet !== 'inchange');
  if (accepted.length === 0) return [...plans];
  const { refused } = await attempt(db, isRefusal, () => write(accepted));
  if (!refused) return [...plans];
  const outcomes = new Map<Plan<W>, Plan<W>>();
  for (const plan of accepted) {
    const alone = await attempt(db, isRefusal, () => write([plan]));
    if (alone.refused) outcomes.set(plan, { ...plan, effet: 'refus', faults: [faultOf(alone.refused, key)] });
  }
  return plans.map((plan) => outcomes.get(plan) ?? plan);
};
