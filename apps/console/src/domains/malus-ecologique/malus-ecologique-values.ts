import { dateFault, missingSentence, newMalusEcologique, rangeFault, type MalusEcologique } from '@comptoir/contract/malus-ecologique';
import { z } from 'zod';
import type { RecordForm } from '../../kit/form/use-record-form.ts';
import { missingIn, rowsOf } from './emission-rows.ts';

const contract = newMalusEcologique.shape;
const { MontantTaxe } = contract.Values.element.shape;

/** Rows as the form holds them; one sentence for all missing amounts. */
const emissionRows = z.array(z.object({ EmissionCO2: z.number(), MontantTaxe: MontantTaxe.nullable() })).transform((rows, context) => {
  const missing = missingIn(rows);
  if (missing.length > 0) context.addIssue({ code: 'custom', message: missingSentence(missing) });
  return rows.map((row) => ({ ...row, MontantTaxe: row.MontantTaxe ?? 0 }));
});

/** Checked even while other fields are refused. */
const always = { when: () => true };

/** A grid as its form holds it. */
export const grilleForm = z
  .object({ ...contract, Values: emissionRows })
  .refine((grille) => !grille.DateDebut || dateFault(grille) === null, {
    ...always,
    path: ['DateFin'],
    error: 'La date de fin ne peut pas précéder la date de début',
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
