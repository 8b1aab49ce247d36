import {
  dateFault,
  datesMessage,
  missingSentence,
  newMalusEcologique,
  rangeFault,
  type MalusEcologique,
} from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { z } from 'zod';
import { isDay } from '../../kit/form/typed/typed-day.ts';
import { numberOrNull, typedValue } from '../../kit/amounts/typed-number.ts';
import type { RecordForm } from '../../kit/form/use-record-form.ts';
import { faultSentence, missingIn, rowsOf } from './emission-rows.ts';

const contract = newMalusEcologique.shape;

/** Rows as the form holds them; one sentence for the whole table. */
const emissionRows = z.array(z.object({ EmissionCO2: z.number(), MontantTaxe: typedValue })).transform((rows, context) => {
  const missing = missingIn(rows);
  const message = faultSentence(rows) ?? (missing.length > 0 ? missingSentence(missing) : null);
  if (message) context.addIssue({ code: 'custom', message });
  return rows.map((row) => ({ ...row, MontantTaxe: numberOrNull(row.MontantTaxe) ?? 0 }));
});

/** Checked even while other fields are refused. */
const always = { when: () => true };

/** A grid as its form holds it. */
export const grilleForm = z
  .object({ ...contract, Values: emissionRows })
  .refine((grille) => !isDay(grille.DateDebut) || !isDay(grille.DateFin) || dateFault(grille) === null, {
    ...always,
    path: ['DateFin'],
    error: datesMessage,
  })
  .refine((grille) => rangeFault(grille) === null, {
    ...always,
    path: ['CO2Max'],
    error: 'Le maximum doit être au moins égal au minimum',
  });
export type GrilleIn = z.input<typeof grilleForm>;
export type GrilleOut = z.output<typeof grilleForm>;
export type GrilleRecord = RecordForm<GrilleIn, GrilleOut>;

export const newValues: GrilleIn = {
  Libelle: '',
  DateDebut: '',
  DateFin: null,
  CO2Min: 0,
  CO2Max: 0,
  Values: [{ EmissionCO2: 0, MontantTaxe: null }],
};

/** Rows missing in older grids become rows without an amount. */
export const valuesOf = (stored: MalusEcologique): GrilleIn => {
  const { IDGrilleMalusEcologique: _, Completed: __, ...values } = stored;
  const amounts = new Map(stored.Values.map(({ EmissionCO2, MontantTaxe: montant }) => [EmissionCO2, montant]));
  return { ...values, Values: rowsOf(stored, amounts) };
};
