import { Refusal } from '@comptoir/contract/errors';
import {
  dateFault,
  emissionsFault,
  rangeFault,
  type MalusEcologiqueChanges,
  type NewMalusEcologique,
} from '@comptoir/contract/malus-ecologique';

/**
 * The grid that comes of what is stored and of what is given: one row for each whole number of the range, rows outside it
 * left out. Rows stay as they are, even with some missing, while neither they nor the range are given.
 * @throws Refusal 400
 */
export const settleMalusEcologique = (stored: NewMalusEcologique | undefined, given: MalusEcologiqueChanges): NewMalusEcologique => {
  // What is not stored yet is given whole: the contract asks for each key of a new grid.
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
