import {
  emissionsOf,
  missingSentence,
  type malusEcologique,
  type NewMalusEcologique,
} from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { emissionFields } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.fields';
import { malusEcologiqueImport } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique-import.fields';
import { inputShape } from '@comptoir/contract/fields/shapes';
import { z } from 'zod';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/call.ts';
import { runImport } from '../../http/lots/run-import.ts';
import { importedGrille, refuseDates, type Periode } from './import-grille.rules.ts';
import type { ImportLine } from '../../imports/lines.rules.ts';
import { planRows, writtenRows } from '../../imports/whole.rules.ts';
import { findMalusEcologique, lockMalusEcologique } from './malus-ecologique.store.ts';
import { changeMalusEcologique, createMalusEcologique } from './save-malus-ecologique.ts';

type Emission = NewMalusEcologique['Values'][number];
type Line = ImportLine<Partial<Emission>>;

const shape = z.object(inputShape(emissionFields));

/** Each gram follows the one before it, whatever the order of the lines. */
const gaps = (rows: readonly Emission[], at: number) => {
  const own = rows[at]!.EmissionCO2;
  const before = Math.max(...rows.map(({ EmissionCO2 }) => EmissionCO2).filter((emission) => emission < own));
  if (before === -Infinity || before === own - 1) return null;
  return { field: 'EmissionCO2', message: missingSentence(emissionsOf({ CO2Min: before + 1, CO2Max: own - 1 })) };
};

const saveGrille = async (db: Db, periode: Periode, lines: readonly Line[]) => {
  const IDGrille = await findMalusEcologique(db, periode);
  const stored = IDGrille === undefined ? undefined : await lockMalusEcologique(db, IDGrille);
  const known = new Map(stored?.Values.map((row) => [row.EmissionCO2, row]));
  const plans = planRows(lines, {
    shape,
    absent: {},
    cleOf: ({ EmissionCO2 }) => (EmissionCO2 === undefined ? '' : `${EmissionCO2} g/km`),
    storedOf: ({ EmissionCO2 }) => known.get(EmissionCO2),
    between: gaps,
  });
  const Values = writtenRows(plans)?.map(({ writing }) => writing);
  if (!Values) return { plans, isKnown: stored !== undefined };
  const emissions = Values.map(({ EmissionCO2 }) => EmissionCO2);
  const grille = { ...periode, CO2Min: Math.min(...emissions), CO2Max: Math.max(...emissions), Values };
  await (IDGrille === undefined ? createMalusEcologique(db, grille) : changeMalusEcologique(db, IDGrille, grille));
  return { plans, isKnown: stored !== undefined };
};

/** Adds a grid from a year's table, or changes the one of this label and first day (docs/regles/tarifs.md#import-of-a-grid). */
export const importMalusEcologique: Handler<typeof malusEcologique.importer> = async (call) => {
  const periode = refuseDates(call.body);
  let isKnown = false;
  const { plans, result } = await runImport(
    {
      spec: malusEcologiqueImport,
      keyOf: ({ given }: Line) => given.EmissionCO2,
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
