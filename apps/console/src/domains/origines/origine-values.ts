import { messages } from '@comptoir/contract/messages';
import { newOrigine, origineDefaults, origineFlags, type NewOrigine, type Origine, type OrigineFlag } from '@comptoir/contract/origines';
import { z } from 'zod';
import type { RecordForm } from '../../kit/form/use-record-form.ts';

const { Libelle, newFamilleLibelle, newSousFamilleLibelle, ...shape } = newOrigine.shape;
const chosen = z.number().nullable();
const always = { when: () => true };
const filled = (id: number | null, label: string) => id !== null || label !== '';

/** A new origin as its form holds it: everything required is checked before sending. */
export const origineForm = z
  .object({
    Libelle,
    IDFamille: chosen,
    newFamilleLibelle: newFamilleLibelle.unwrap(),
    IDSousFamille: chosen,
    newSousFamilleLibelle: newSousFamilleLibelle.unwrap(),
    IDType: z.number({ error: messages.required }).min(1, messages.required),
    EstLead: shape.EstLead.unwrap(),
    EstInactif: shape.EstInactif.unwrap(),
    EstAppelSortant: shape.EstAppelSortant.unwrap(),
    EstAppelEntrant: shape.EstAppelEntrant.unwrap(),
    CreationLead: shape.CreationLead.unwrap(),
  })
  .refine(({ IDFamille, newFamilleLibelle: label }) => filled(IDFamille, label), {
    ...always,
    path: ['IDFamille'],
    error: 'Choisissez une famille ou saisissez-en une nouvelle',
  })
  .refine(({ IDSousFamille, newSousFamilleLibelle: label }) => filled(IDSousFamille, label), {
    ...always,
    path: ['IDSousFamille'],
    error: 'Choisissez une sous-famille ou saisissez-en une nouvelle',
  });
export type OrigineIn = z.input<typeof origineForm>;
export type OrigineRecord = RecordForm<OrigineIn, NewOrigine>;

/** 0 means no type: it is refused. */
export const newValues: OrigineIn = {
  Libelle: '',
  IDFamille: null,
  newFamilleLibelle: '',
  IDSousFamille: null,
  newSousFamilleLibelle: '',
  IDType: 0,
  ...origineDefaults,
};

const flagsOf = (row: Origine) =>
  // Every flag of an origin, under its own name.
  Object.fromEntries(Object.keys(origineFlags).map((flag) => [flag, row[flag as OrigineFlag]])) as Record<OrigineFlag, boolean>;

/** The initial values of a copy. */
export const copyOf = (row: Origine): OrigineIn => ({
  ...newValues,
  ...flagsOf(row),
  Libelle: row.Libelle,
  IDFamille: row.IDFamilleOrigineContact,
  IDSousFamille: row.IDSousFamilleOrigineAction,
  IDType: row.type?.IDOrigineActionType ?? 0,
});
