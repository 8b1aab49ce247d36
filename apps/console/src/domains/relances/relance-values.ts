import { messages } from '@comptoir/contract/messages';
import { newRelance, type NewRelance, type Relance, type RelanceChanges } from '@comptoir/contract/domains/relances/relances.calls';
import { mostJours } from '@comptoir/contract/domains/relances/relances.fields';
import { z } from 'zod';
import type { RecordForm } from '../../kit/form/use-record-form.ts';
import { modeOf, modes, nbJoursOf, regleOf, regles } from './relance-words.ts';

/** One of these; null before a choice. */
const chosen = <const T extends readonly string[]>(values: T) =>
  z
    .enum(values)
    .nullable()
    .transform((value, context) => {
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: messages.required });
      return z.NEVER;
    });

const { Libelle, IDRelanceAutoEvenement, Plaques, Sites } = newRelance.shape;

/** Checked even while other fields are refused. */
const always = { when: () => true };

/** A follow-up as its form holds it: a number of days before or after, and one of three availabilities. */
export const relanceForm = z
  .object({
    Libelle,
    jours: z
      .int()
      .min(0)
      .max(mostJours, `${mostJours} jours au maximum`)
      .nullable()
      .refine((jours) => jours !== null, messages.required),
    regle: chosen(regles),
    IDRelanceAutoEvenement,
    disponibilite: chosen(modes),
    Plaques,
    Sites,
  })
  .refine(({ jours, regle }) => jours !== 0 || regle !== 'Après', {
    ...always,
    path: ['jours'],
    error: 'Après l’événement, 1 jour au minimum',
  })
  .refine(({ disponibilite, Plaques: plaques }) => disponibilite !== 'Societe' || plaques.length > 0, {
    ...always,
    path: ['Plaques'],
    error: 'Choisissez au moins une société',
  })
  .refine(({ disponibilite, Sites: sites }) => disponibilite !== 'Site' || sites.length > 0, {
    ...always,
    path: ['Sites'],
    error: 'Choisissez au moins un site',
  });
export type RelanceIn = z.input<typeof relanceForm>;
export type RelanceOut = z.output<typeof relanceForm>;
export type RelanceRecord = RecordForm<RelanceIn, RelanceOut>;

/** 0 means no event: the contract refuses it. */
export const newValues: RelanceIn = {
  Libelle: '',
  jours: null,
  regle: null,
  IDRelanceAutoEvenement: 0,
  disponibilite: null,
  Plaques: [],
  Sites: [],
};

export const valuesOf = (relance: Relance): RelanceIn => ({
  Libelle: relance.Libelle,
  jours: Math.abs(relance.NbJours),
  regle: regleOf(relance.NbJours),
  IDRelanceAutoEvenement: relance.IDRelanceAutoEvenement,
  disponibilite: modeOf(relance),
  Plaques: relance.Plaques,
  Sites: relance.Sites,
});

/** Keeps the chosen availability and clears the two others. */
const disponibiliteOf = ({ disponibilite, Plaques: plaques, Sites: sites }: RelanceOut) => ({
  Groupe: disponibilite === 'Groupe',
  Plaques: disponibilite === 'Societe' ? plaques : [],
  Sites: disponibilite === 'Site' ? sites : [],
});

/** The form refuses an empty number of days. */
const joursOf = ({ regle, jours }: RelanceOut) => ({ NbJours: nbJoursOf(regle, jours ?? 0) });

export const bodyOf = (values: RelanceOut): NewRelance => ({
  Libelle: values.Libelle,
  IDRelanceAutoEvenement: values.IDRelanceAutoEvenement,
  ...joursOf(values),
  ...disponibiliteOf(values),
});

/** The body of an update: days and availability are sent whole when a part changed. */
export const changesOf = (values: RelanceOut, changed: Partial<RelanceOut>): RelanceChanges => {
  const has = (...names: (keyof RelanceOut)[]) => names.some((name) => name in changed);
  return {
    ...(has('Libelle') ? { Libelle: values.Libelle } : {}),
    ...(has('IDRelanceAutoEvenement') ? { IDRelanceAutoEvenement: values.IDRelanceAutoEvenement } : {}),
    ...(has('jours', 'regle') ? joursOf(values) : {}),
    ...(has('disponibilite', 'Plaques', 'Sites') ? disponibiliteOf(values) : {}),
  };
};
