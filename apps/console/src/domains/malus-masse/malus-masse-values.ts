import { dateFault, datesMessage } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { newMalusMasse, type MalusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import { z } from 'zod';
import { isDay } from '../../kit/form/typed/typed-day.ts';
import { numberOrNull, typedValue } from '../../kit/amounts/typed-number.ts';
import type { RecordForm } from '../../kit/form/use-record-form.ts';
import { typedFaults } from './tranche-rows.ts';

const contract = newMalusMasse.shape;

/** Rows as the form holds them; one sentence for the whole table. */
const tranches = z.array(z.object({ MasseMin: typedValue, MasseMax: typedValue, MontantTaxe: typedValue })).transform((rows, context) => {
  const [fault] = typedFaults(rows);
  const missing = rows.findIndex((row) => row.MontantTaxe === null);
  const message = fault ?? (missing < 0 ? null : `Il manque le montant de la tranche ${missing + 1}`);
  if (message) context.addIssue({ code: 'custom', message });
  return rows.map(({ MasseMin, MasseMax, MontantTaxe }) => ({
    MasseMin: numberOrNull(MasseMin) ?? 0,
    MasseMax: numberOrNull(MasseMax),
    MontantTaxe: numberOrNull(MontantTaxe) ?? 0,
  }));
});

/** A grid as its form holds it. */
export const grilleForm = z
  .object({ ...contract, Values: tranches })
  .refine((grille) => !isDay(grille.DateDebut) || !isDay(grille.DateFin) || dateFault(grille) === null, {
    // Checked even while other fields are refused.
    when: () => true,
    path: ['DateFin'],
    error: datesMessage,
  });
export type GrilleIn = z.input<typeof grilleForm>;
export type GrilleOut = z.output<typeof grilleForm>;
export type GrilleRecord = RecordForm<GrilleIn, GrilleOut>;

export const newValues: GrilleIn = {
  Libelle: '',
  DateDebut: '',
  DateFin: null,
  Values: [{ MasseMin: 0, MasseMax: null, MontantTaxe: null }],
};

export const valuesOf = (stored: MalusMasse): GrilleIn => {
  const { IDGrilleMalusMasse: _, Completed: __, ...values } = stored;
  return values;
};
