import { ligneFrequenteDefaults, ligneFrequenteForm, type LigneFrequente } from '@comptoir/contract/lignes-frequentes';
import { messages } from '@comptoir/contract/messages';
import { z } from 'zod';
import type { RecordForm } from '../../kit/form/use-record-form.ts';
import { tauxOf } from './prix-lies.ts';

/** A typed price, read as the contract's number. */
const typed = (prix: z.ZodType<number, number>) =>
  z
    .string()
    .min(1, messages.required)
    .regex(/^$|^-?(\d+\.?\d*|\.\d+)$/, 'Nombre attendu')
    .transform(Number)
    .pipe(prix);

const { PxVenteHT, PxVenteTTC } = ligneFrequenteForm.shape;

/** A line as its form holds it: prices and rate are texts. */
export const ligneForm = z.object({
  ...ligneFrequenteForm.shape,
  PxVenteHT: typed(PxVenteHT),
  taux: typed(z.number()),
  PxVenteTTC: typed(PxVenteTTC),
});
export type LigneIn = z.input<typeof ligneForm>;
export type LigneOut = z.output<typeof ligneForm>;
export type LigneRecord = RecordForm<LigneIn, LigneOut>;

export const newValues: LigneIn = { Descr: '', PxVenteHT: '', taux: tauxOf('', ''), PxVenteTTC: '', ...ligneFrequenteDefaults };

export const valuesOf = (stored: LigneFrequente): LigneIn => {
  const { IDLignFreq: _, Plaque_Libelle: __, IDActivite: ___, Type_Libelle: ____, ...values } = stored;
  const prix = { PxVenteHT: stored.PxVenteHT.toFixed(2), PxVenteTTC: stored.PxVenteTTC.toFixed(2) };
  return { ...values, ...prix, taux: tauxOf(prix.PxVenteHT, prix.PxVenteTTC) };
};

/** The rate is not stored. */
export const withoutTaux = <V extends { taux?: unknown }>(given: V) => {
  const { taux: _, ...values } = given;
  return values;
};
