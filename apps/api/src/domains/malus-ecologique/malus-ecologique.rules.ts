import { Refusal } from '@comptoir/contract/errors';
import {
  dateFault,
  emissionsFault,
  rangeFault,
  type MalusEcologiqueChanges,
  type NewMalusEcologique,
} from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';

/**
 * The new grid, from the stored one and the given changes: one row for each whole number of the range, without rows outside.
 * If neither rows nor range are given, the rows stay, even with gaps.
 * @throws Refusal 400
 */
export const settleMalusEcologique = (stored: NewMalusEcologique | undefined, given: MalusEcologiqueChanges): NewMalusEcologique => {
  // A new grid is given whole: the contract requires each key.
  const merged = { ...stored, ...given } as NewMalusEcologique;
  const Values = merged.Values.filter(({ EmissionCO2 }) => EmissionCO2 >= merged.CO2Min && EmissionCO2 <= merged.CO2Max);
  const isAbout = (...names: (keyof NewMalusEcologique)[]) => names.some((name) => given[name] !== undefined);
  const checked: readonly (readonly [string, string | null])[] = [
    ['DateFin', dateFault(merged)],
    ['CO2Max', rangeFault(merged)],
    ['Values', isAbout('Values', 'CO2Min', 'CO2Max') ? emissionsFault(merged, Values) : null],
  ];
  const faults = checked.filter((pair): pair is [string, string] => pair[1] !== null);
  if (faults.length > 0) throw new Refusal('invalid', `${faults[0]![1]}.`, Object.fromEntries(faults));
  return { ...merged, Values };
};
