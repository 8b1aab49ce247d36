import { mostTranches, trancheFault, type NewMalusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import { trancheFields } from '@comptoir/contract/domains/malus-masse/malus-masse.fields';
import { malusMasseImport } from '@comptoir/contract/domains/malus-masse/malus-masse-import.fields';
import { inputShape } from '@comptoir/contract/fields/shapes';
import { z } from 'zod';
import { importGrille } from '../../http/lots/import-grille.ts';
import { findMalusMasse, lockMalusMasse } from './malus-masse.store.ts';
import { changeMalusMasse, createMalusMasse } from './save-malus-masse.ts';

type Row = NewMalusMasse['Values'][number];

/** Each bracket follows the one on the line before; a grid has so many at most. */
const follows = (rows: readonly Row[], at: number) => {
  if (at >= mostTranches) return { field: 'MasseMin', message: `${mostTranches} tranches au maximum` };
  const fault = trancheFault(rows, at);
  return fault && { field: fault.champ, message: fault.message };
};

export const importMalusMasse = importGrille({
  spec: malusMasseImport,
  shape: z.object(inputShape(trancheFields)),
  absent: { MasseMax: null },
  key: ({ MasseMin }) => MasseMin,
  unit: 'kg',
  between: follows,
  wholeOf: (periode, Values) => ({ ...periode, Values }),
  find: findMalusMasse,
  lock: lockMalusMasse,
  create: createMalusMasse,
  change: changeMalusMasse,
});
