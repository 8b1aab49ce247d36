import {
  ligneFrequenteDefaults,
  ligneFrequenteForm,
  prixFault,
  prixMessage,
  type LigneFrequente,
} from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.calls';
import { messages } from '@comptoir/contract/messages';
import { z } from 'zod';
import { decimalText } from '../../kit/amounts/typed-number.ts';
import type { RecordForm } from '../../kit/form/use-record-form.ts';
import { tauxOf } from './prix-lies.ts';

/** A typed price, read as the contract's number. */
const typed = (prix: z.ZodType<number, number>) =>
  z
    .string()
    .min(1, messages.required)
    .transform((text, context) => {
      const read = decimalText(text);
      if (read !== null) return Number(read);
      if (text !== '') context.addIssue({ code: 'custom', message: 'Nombre attendu' });
      return z.NEVER;
    })
    .pipe(prix);

const { PxVenteHT, PxVenteTTC } = ligneFrequenteForm.shape;

const fields = z.object({
  ...ligneFrequenteForm.shape,
  PxVenteHT: typed(PxVenteHT),
  taux: typed(z.number()),
  PxVenteTTC: typed(PxVenteTTC),
});

/** Checked even while other fields are refused; then those are missing. */
const always = { when: () => true };

/** A line as its form holds it: prices and rate are texts. Stored prices may stay as they are. */
export const ligneFormOf = (stored?: Pick<LigneFrequente, 'PxVenteHT' | 'PxVenteTTC'>) => {
  const isStored = (ligne: Pick<LigneFrequente, 'PxVenteHT' | 'PxVenteTTC'>) =>
    ligne.PxVenteHT === stored?.PxVenteHT && ligne.PxVenteTTC === stored.PxVenteTTC;
  return fields
    .refine((ligne) => isStored(ligne) || prixFault(ligne) === null, {
      ...always,
      path: ['PxVenteTTC'],
      error: prixMessage,
    })
    .refine((ligne) => isStored(ligne) || !(ligne.taux < 0), { ...always, path: ['taux'], error: 'Un taux ne peut pas être négatif' });
};
export type LigneIn = z.input<typeof fields>;
export type LigneOut = z.output<typeof fields>;
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
