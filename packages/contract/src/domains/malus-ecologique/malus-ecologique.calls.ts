import { z } from 'zod';
import { defaulted } from '../../defaults.ts';
import { answerShape, defaultsOf, inputShape } from '../../fields/shapes.ts';
import { importCalls } from '../../imports/calls.ts';
import { importResult, wholeImportBody } from '../../imports/result.ts';
import { endpoint, id, staff } from '../../kit.ts';
import { emissionFields, grilleFields, malusEcologiqueFields, mostCO2 } from './malus-ecologique.fields.ts';

/** One for each whole number of the range; others are ignored. */
const Values = z.array(z.object(inputShape(emissionFields))).max(mostCO2 + 1);

export const newMalusEcologique = z.object({ ...inputShape(malusEcologiqueFields), Values });
export type NewMalusEcologique = z.output<typeof newMalusEcologique>;

/** Keys present change, absent keys stay. */
const malusEcologiqueChanges = newMalusEcologique.partial();
export type MalusEcologiqueChanges = z.output<typeof malusEcologiqueChanges>;

export const datesMessage = 'La date de fin ne peut pas précéder la date de début';
/** Why the dates of a grid are refused; null if they are not. */
export const dateFault = ({ DateDebut, DateFin }: { DateDebut: string; DateFin: string | null }) =>
  DateFin !== null && DateFin < DateDebut ? datesMessage : null;

export const rangeFault = ({ CO2Min, CO2Max }: { CO2Min: number; CO2Max: number }) =>
  CO2Max < CO2Min ? 'Le maximum doit être au moins égal au minimum' : null;

const inWords = (numbers: readonly number[]) => `${numbers.slice(0, -1).join(', ')} et ${numbers.at(-1)} g/km`;

/** 'Il manque le montant de 2 émissions : 118 et 119 g/km'; of many, only the first ones. */
export const missingSentence = (emissions: readonly number[]) => {
  if (emissions.length === 1) return `Il manque le montant de l’émission ${emissions.join()} g/km`;
  const [shown, link] = emissions.length > 5 ? [emissions.slice(0, 5), ', dont '] : [emissions, '\u00a0: '];
  return `Il manque le montant de ${emissions.length} émissions${link}${inWords(shown)}`;
};

/** Every whole number of the range. */
export const emissionsOf = ({ CO2Min, CO2Max }: { CO2Min: number; CO2Max: number }) =>
  Array.from({ length: Math.max(CO2Max - CO2Min + 1, 0) }, (_, at) => CO2Min + at);

/** Why the rows do not have each emission of the range once; null if they do. */
export const emissionsFault = (range: { CO2Min: number; CO2Max: number }, rows: readonly { EmissionCO2: number }[]) => {
  const given = new Set(rows.map(({ EmissionCO2 }) => EmissionCO2));
  const missing = emissionsOf(range).filter((emission) => !given.has(emission));
  if (missing.length > 0) return missingSentence(missing);
  const twice = rows.find(({ EmissionCO2 }, at) => rows.findIndex((row) => row.EmissionCO2 === EmissionCO2) !== at);
  return given.size < rows.length ? `L’émission ${twice?.EmissionCO2} g/km est donnée deux fois` : null;
};

const malusEcologiqueRecord = z.strictObject({
  IDGrilleMalusEcologique: z.number(),
  ...answerShape(malusEcologiqueFields),
  Values: z.array(z.strictObject(answerShape(emissionFields))),
  /** Every amount exists and is above 0. */
  Completed: z.boolean(),
});
export type MalusEcologique = z.infer<typeof malusEcologiqueRecord>;

const params = z.object({ IDGrilleMalusEcologique: id });
const call = { who: staff, on: 'customer' } as const;

export const malusEcologique = {
  list: endpoint({
    ...call,
    method: 'GET',
    path: '/api/malusEcologique',
    action: 'Lister les grilles de malus écologique',
    answer: z.array(malusEcologiqueRecord),
  }),
  read: endpoint({
    ...call,
    method: 'GET',
    path: '/api/malusEcologique/{IDGrilleMalusEcologique}',
    action: 'Lire une grille de malus écologique',
    params,
    answer: malusEcologiqueRecord,
  }),
  create: endpoint({
    ...call,
    method: 'POST',
    path: '/api/malusEcologique',
    action: 'Ajouter une grille de malus écologique',
    body: z.object({ ...defaulted(inputShape(malusEcologiqueFields), defaultsOf(malusEcologiqueFields)), Values }),
    answer: z.strictObject({ IDGrilleMalusEcologique: z.number() }),
  }),
  update: endpoint({
    ...call,
    method: 'PUT',
    path: '/api/malusEcologique/{IDGrilleMalusEcologique}',
    action: 'Modifier une grille de malus écologique',
    params,
    body: malusEcologiqueChanges,
    answer: malusEcologiqueRecord,
  }),
  remove: endpoint({
    ...call,
    method: 'DELETE',
    path: '/api/malusEcologique/{IDGrilleMalusEcologique}',
    action: 'Supprimer une grille de malus écologique',
    params,
    answer: z.strictObject({ success: z.literal(true) }),
  }),
  ...importCalls({
    path: 'malusEcologique/importGrille',
    call: { who: staff },
    actions: { lire: 'Lire un fichier de malus écologique', importer: 'Importer une grille de malus écologique' },
    /** A grid is known by its label and its first day: a known one changes. */
    body: wholeImportBody.extend(defaulted(inputShape(grilleFields), defaultsOf(grilleFields))),
    answer: importResult,
  }),
};
