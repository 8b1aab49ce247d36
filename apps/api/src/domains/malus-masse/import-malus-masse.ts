import { mostTranches, trancheFault, type malusMasse, type NewMalusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import { trancheFields } from '@comptoir/contract/domains/malus-masse/malus-masse.fields';
import { malusMasseImport } from '@comptoir/contract/domains/malus-masse/malus-masse-import.fields';
import { inputShape } from '@comptoir/contract/fields/shapes';
import { z } from 'zod';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/call.ts';
import { runImport } from '../../http/lots/run-import.ts';
import { importedGrille, refuseDates, type Periode } from '../malus-ecologique/import-grille.rules.ts';
import type { ImportLine } from '../../imports/lines.rules.ts';
import { planRows, writtenRows } from '../../imports/whole.rules.ts';
import { findMalusMasse, lockMalusMasse } from './malus-masse.store.ts';
import { changeMalusMasse, createMalusMasse } from './save-malus-masse.ts';

type Row = NewMalusMasse['Values'][number];
type Line = ImportLine<Partial<Row>>;

const shape = z.object(inputShape(trancheFields));

/** Each bracket follows the one on the line before; a grid has so many at most. */
const follows = (rows: readonly Row[], at: number) => {
  if (at >= mostTranches) return { field: 'MasseMin', message: `${mostTranches} tranches au maximum` };
  const fault = trancheFault(rows, at);
  return fault && { field: fault.champ, message: fault.message };
};

const saveGrille = async (db: Db, periode: Periode, lines: readonly Line[]) => {
  const IDGrille = await findMalusMasse(db, periode);
  const stored = IDGrille === undefined ? undefined : await lockMalusMasse(db, IDGrille);
  const known = new Map(stored?.Values.map((row) => [row.MasseMin, row]));
  const plans = planRows(lines, {
    shape,
    absent: { MasseMax: null },
    cleOf: ({ MasseMin }) => (MasseMin === undefined ? '' : `${MasseMin} kg`),
    storedOf: ({ MasseMin }) => known.get(MasseMin),
    between: follows,
  });
  const Values = writtenRows(plans)?.map(({ writing }) => writing);
  if (!Values) return { plans, isKnown: stored !== undefined };
  const grille = { ...periode, Values };
  await (IDGrille === undefined ? createMalusMasse(db, grille) : changeMalusMasse(db, IDGrille, grille));
  return { plans, isKnown: stored !== undefined };
};

/** Adds a grid from a year's table, or changes the one of this label and first day (docs/regles/tarifs.md#import-of-a-grid). */
export const importMalusMasse: Handler<typeof malusMasse.importer> = async (call) => {
  const periode = refuseDates(call.body);
  let isKnown = false;
  const { plans, result } = await runImport(
    {
      spec: malusMasseImport,
      keyOf: ({ given }: Line) => given.MasseMin,
      save: async (db, lines) => {
        const saved = await saveGrille(db, periode, lines);
        ({ isKnown } = saved);
        return saved.plans;
      },
    },
    call,
  );
  return importedGrille(result, { isKnown, isRefused: writtenRows(plans) === null, ...periode });
};
