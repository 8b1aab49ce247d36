import { Refusal } from '@comptoir/contract/errors';
import { dateFault } from '@comptoir/contract/malus-ecologique';
import { tranchesFaults, type MalusMasseChanges, type NewMalusMasse } from '@comptoir/contract/malus-masse';

/**
 * The grid that comes of what is stored and of what is given. Its rows must follow one another without a gap, the last
 * without an end; stored rows are not looked at again while none is given.
 * @throws Refusal 400
 */
export const settleMalusMasse = (stored: NewMalusMasse | undefined, given: MalusMasseChanges): NewMalusMasse => {
  // What is not stored yet is given whole: the contract asks for each key of a new grid.
  const merged = { ...stored, ...given } as NewMalusMasse;
  const date = dateFault(merged);
  const [tranche] = tranchesFaults(given.Values ?? []);
  const fields = { ...(date ? { DateFin: date } : {}), ...(tranche ? { Values: tranche } : {}) };
  const [first] = Object.values(fields);
  if (first) throw new Refusal('invalid', `${first}.`, fields);
  return merged;
};
