import type { Coefficients } from '@comptoir/contract/domains/objectifs-vendeur/objectifs-vendeur.calls';
import type { Db } from '../../db/tables.ts';
import { readCoefficients, updateCoefficient } from './objectifs-vendeur.store.ts';
import { settleCoefficients } from './objectifs-vendeur.rules.ts';

/** Saves every coefficient. @throws Refusal 400 */
export const saveCoefficients = async (db: Db, given: Coefficients) => {
  for (const [name, value] of settleCoefficients(await readCoefficients(db), given)) await updateCoefficient(db, name, value);
};
