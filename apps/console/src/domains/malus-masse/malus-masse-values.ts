import { dateFault } from '@comptoir/contract/malus-ecologique';
import { newMalusMasse, tranchesFaults, type MalusMasse } from '@comptoir/contract/malus-masse';
import { z } from 'zod';
import type { RecordForm } from '../../kit/form/use-record-form.ts';

const contract = newMalusMasse.shape;
const { MontantTaxe } = contract.Values.element.shape;

/** Rows as the form holds them; one sentence for the whole table. */
const tranches = z
  .array(z.object({ MasseMin: z.number().nullable(), MasseMax: z.number().nullable(), MontantTaxe: MontantTaxe.nullable() }))
  .transform((rows, context) => {
    const [fault] = tranchesFaults(rows);
    const missing = rows.findIndex((row) => row.MontantTaxe === null);
    const message = fault ?? (missing < 0 ? null : `Il manque le montant de la tranche ${missing + 1}`);
    if (message) context.addIssue({ code: 'custom', message });
    return rows.map((row) => ({ ...row, MasseMin: row.MasseMin ?? 0, MontantTaxe: row.MontantTaxe ?? 0 }));
  });

/** A grid as its form holds it. */
export const grilleForm = z.object({ ...contract, Values: tranches }).refine((grille) => !grille.DateDebut || dateFault(grille) === null, {
  // Checked even while other fields are refused.
  when: () => true,
  path: ['DateFin'],
  error: 'La date de fin ne peut pas précéder la date de début',
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
