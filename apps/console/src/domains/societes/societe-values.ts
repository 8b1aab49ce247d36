import { newSociete, societeDefaults, type Societe, type SocieteReduite } from '@comptoir/contract/domains/societes/societes.calls';
import { z } from 'zod';
import type { RecordForm } from '../../kit/form/use-record-form.ts';

/** A company as its form holds it, with its brands, which have a call of their own once it is stored. */
export const societeForm = newSociete.extend({ Marques: z.array(z.string()) });

export type SocieteIn = z.input<typeof societeForm>;
export type SocieteOut = z.output<typeof societeForm>;
export type SocieteRecord = RecordForm<SocieteIn, SocieteOut>;

export const newValues: SocieteIn = { Libelle: '', ...societeDefaults, Marques: [] };

export const valuesOf = (stored: Societe): SocieteIn => {
  const { IDPlaque: _, Activite_Descr: __, Marques, ...fields } = stored;
  return { ...fields, Marques: Marques.map(({ Make }) => Make) };
};

/** Operators are answered the whole company. */
export const isWhole = (societe: Societe | SocieteReduite): societe is Societe => 'TexteEmailOffre' in societe;
