import { emissionsOf, missingSentence, type NewMalusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { emissionFields } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.fields';
import { malusEcologiqueImport } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique-import.fields';
import { inputShape } from '@comptoir/contract/fields/shapes';
import { z } from 'zod';
import { importGrille } from '../../http/lots/import-grille.ts';
import { findMalusEcologique, lockMalusEcologique } from './malus-ecologique.store.ts';
import { changeMalusEcologique, createMalusEcologique } from './save-malus-ecologique.ts';

type Emission = NewMalusEcologique['Values'][number];

/** Each gram follows the one before it, whatever the order of the lines. */
const gaps = (rows: readonly Emission[], at: number) => {
  const own = rows[at]!.EmissionCO2;
  const before = Math.max(...rows.map(({ EmissionCO2 }) => EmissionCO2).filter((emission) => emission < own));
  if (before === -Infinity || before === own - 1) return null;
  return { field: 'EmissionCO2', message: missingSentence(emissionsOf({ CO2Min: before + 1, CO2Max: own - 1 })) };
};

export const importMalusEcologique = importGrille({
  spec: malusEcologiqueImport,
  shape: z.object(inputShape(emissionFields)),
  absent: {},
  key: ({ EmissionCO2 }) => EmissionCO2,
  unit: 'g/km',
  between: gaps,
  wholeOf: (periode, Values) => {
    const emissions = Values.map(({ EmissionCO2 }) => EmissionCO2);
    return { ...periode, CO2Min: Math.min(...emissions), CO2Max: Math.max(...emissions), Values };
  },
  find: findMalusEcologique,
  lock: lockMalusEcologique,
  create: createMalusEcologique,
  change: changeMalusEcologique,
});
