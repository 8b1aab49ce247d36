import { Refusal } from '@comptoir/contract/errors';
import { dateFault } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { tranchesFaults, type MalusMasseChanges, type NewMalusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';

/**
 * The new grid, from the stored one and the given changes. Rows must have no gaps, and the last one no end. Stored rows are
 * only checked when new ones are given.
 * @throws Refusal 400
 */
export const settleMalusMasse = (stored: NewMalusMasse | undefined, given: MalusMasseChanges): NewMalusMasse => {
  // A new grid is given whole: the contract requires each key.
  const merged = { ...stored, ...given } as NewMalusMasse;
  const date = dateFault(merged);
  const [tranche] = tranchesFaults(given.Values ?? []);
  const fields = { ...(date ? { DateFin: date } : {}), ...(tranche ? { Values: tranche } : {}) };
  const [first] = Object.values(fields);
  if (first) throw new Refusal('invalid', `${first}.`, fields);
  return merged;
};
