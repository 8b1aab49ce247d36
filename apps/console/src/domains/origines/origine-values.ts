import {
  origineDefaults,
  origineForm as contract,
  type NewOrigine,
  type Origine,
} from '@comptoir/contract/domains/origines/origines.calls';
import { origineFlags, type OrigineFlag } from '@comptoir/contract/domains/origines/origines.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import type { z } from 'zod';
import type { RecordForm } from '../../kit/form/use-record-form.ts';

const always = { when: () => true };
const filled = (id: number | null, label: string) => id !== null || label !== '';

/** A new origin as its form holds it: everything required is checked before sending. */
export const origineForm = contract
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
export const newValues: OrigineIn = { ...origineDefaults, Libelle: '', IDType: 0 };

const flagsOf = (row: Origine) =>
  // Every flag of an origin, under its own name.
  Object.fromEntries(namesOf(origineFlags).map((flag) => [flag, row[flag]])) as Record<OrigineFlag, boolean>;

/** The initial values of a copy. */
export const copyOf = (row: Origine): OrigineIn => ({
  ...newValues,
  ...flagsOf(row),
  Libelle: row.Libelle,
  IDFamille: row.IDFamilleOrigineContact,
  IDSousFamille: row.IDSousFamilleOrigineAction,
  IDType: row.type?.IDOrigineActionType ?? 0,
});
