import type { ImportSpec } from '@comptoir/contract/imports/spec';
import type { z } from 'zod';
import type { Db } from '../../db/tables.ts';
import { importedGrille, refuseDates, type Periode } from '../../imports/grille.rules.ts';
import type { ImportLine } from '../../imports/lines.rules.ts';
import { planRows, writtenRows } from '../../imports/whole.rules.ts';
import { runImport } from './run-import.ts';

/** A grid of a tax as its import sees it: how its rows are read, and where it is kept. */
interface Grille<Row extends object, Whole extends { Values: Row[] }> {
  spec: ImportSpec;
  shape: z.ZodType<Row>;
  /** What a line without a value has. */
  absent: Partial<Row>;
  /** The number that distinguishes a row from the others. */
  key: (row: Partial<Row>) => number | undefined;
  unit: string;
  between: Parameters<typeof planRows<Row>>[1]['between'];
  wholeOf: (periode: Periode, Values: Row[]) => Whole;
  find: (db: Db, periode: Periode) => Promise<number | undefined>;
  lock: (db: Db, IDGrille: number) => Promise<{ Values: readonly Row[] }>;
  create: (db: Db, whole: Whole) => Promise<unknown>;
  change: (db: Db, IDGrille: number, whole: Whole) => Promise<unknown>;
}

type Sent = Parameters<typeof runImport>[1];

/** Adds a grid from a year's table, or changes the one of this label and first day (docs/regles/tarifs.md#import-of-a-grid). */
export const importGrille = <Row extends object, Whole extends { Values: Row[] }>(grille: Grille<Row, Whole>) => {
  const { spec, key, unit, find, lock, create, change, wholeOf, ...rows } = grille;
  type Line = ImportLine<Partial<Row>>;

  const saveGrille = async (db: Db, periode: Periode, lines: readonly Line[]) => {
    const IDGrille = await find(db, periode);
    const stored = IDGrille === undefined ? undefined : await lock(db, IDGrille);
    const known = new Map(stored?.Values.map((row) => [key(row), row]));
    const cleOf = (row: Partial<Row>) => (key(row) === undefined ? '' : `${key(row)} ${unit}`);
    const plans = planRows(lines, { ...rows, cleOf, storedOf: (row) => known.get(key(row)) });
    const Values = writtenRows(plans)?.map(({ writing }) => writing);
    if (Values) {
      const whole = wholeOf(periode, Values);
      await (IDGrille === undefined ? create(db, whole) : change(db, IDGrille, whole));
    }
    return { plans, isKnown: stored !== undefined };
  };

  return async (call: Sent & { body: Periode }) => {
    const periode = refuseDates(call.body);
    let isKnown = false;
    const { plans, result } = await runImport(
      {
        spec,
        keyOf: ({ given }: Line) => key(given),
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
};
