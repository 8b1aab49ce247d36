import type { PlafondChange } from '@comptoir/contract/domains/plafonds-remise/plafonds-remise.calls';
import type { Db } from '../../db/tables.ts';
import { insertPlafond, updatePlafond } from './plafonds-remise.store.ts';

/** Changes the ceilings that have an id and adds the others. @throws Refusal */
export const savePlafonds = async (db: Db, changes: readonly PlafondChange[]) => {
  const stored = changes.flatMap(({ IDPlafondRemise, Plafond }) => (IDPlafondRemise ? [{ IDPlafondRemise, Plafond }] : []));
  // In the same order for all, so that two saves never deadlock.
  for (const { IDPlafondRemise, Plafond } of stored.toSorted((a, b) => a.IDPlafondRemise - b.IDPlafondRemise)) {
    await updatePlafond(db, IDPlafondRemise, Plafond);
  }
  for (const [at, { IDPlafondRemise, ...row }] of changes.entries()) if (!IDPlafondRemise) await insertPlafond(db, at, row);
};
