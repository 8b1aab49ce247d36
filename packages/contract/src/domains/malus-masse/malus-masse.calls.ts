import { z } from 'zod';
import { defaulted } from '../../defaults.ts';
import { answerShape, defaultsOf, inputShape } from '../../fields/shapes.ts';
import { importCalls } from '../../imports/calls.ts';
import { importResult, wholeImportBody } from '../../imports/result.ts';
import { endpoint, id, staff } from '../../kit.ts';
import { grilleFields } from '../malus-ecologique/malus-ecologique.fields.ts';
import { trancheFields } from './malus-masse.fields.ts';

/** A technical limit. */
export const mostTranches = 500;

const Values = z
  .array(z.object(inputShape(trancheFields)))
  .min(1, 'Une tranche au moins est attendue')
  .max(mostTranches, `${mostTranches} tranches au maximum`);

export const newMalusMasse = z.object({ ...inputShape(grilleFields), Values });
export type NewMalusMasse = z.output<typeof newMalusMasse>;

/** Keys present change, absent keys stay. */
const malusMasseChanges = newMalusMasse.partial();
export type MalusMasseChanges = z.output<typeof malusMasseChanges>;

/** One row of the grid; null where nothing is typed yet. */
export interface Tranche {
  MasseMin: number | null;
  MasseMax: number | null;
  MontantTaxe: number | null;
}

const kilos = new Intl.NumberFormat('fr-FR');
const inKilos = (value: number) => `${kilos.format(value)} kg`;

interface TrancheFault {
  champ: 'MasseMin' | 'MasseMax';
  message: string;
}

/** Why one row does not follow the one before it, or ends as it should not; null if it does. */
export const trancheFault = (rows: readonly Tranche[], at: number): TrancheFault | null => {
  const [row, before] = [rows[at]!, rows[at - 1]];
  const fault = (champ: TrancheFault['champ'], message: string) => ({ champ, message });
  const name = `Tranche ${at + 1}`;
  if (row.MasseMin === null) return fault('MasseMin', `${name}\u00a0: la masse minimale manque`);
  if (before && before.MasseMax !== null && row.MasseMin !== before.MasseMax + 1) {
    return fault('MasseMin', `${name}\u00a0: elle doit commencer à ${inKilos(before.MasseMax + 1)}, juste après la tranche ${at}`);
  }
  if (row.MasseMax !== null && row.MasseMax < row.MasseMin)
    return fault('MasseMax', `${name}\u00a0: le maximum doit être au moins égal au minimum`);
  if (row.MasseMax === null && at < rows.length - 1)
    return fault('MasseMax', `${name}\u00a0: la masse maximale manque, seule la dernière tranche n’en a pas`);
  if (row.MasseMax !== null && at === rows.length - 1) return fault('MasseMax', 'La dernière tranche ne doit pas avoir de masse maximale');
  return null;
};

/** A sentence for each fault: gaps between rows, or an end of the last one. */
export const tranchesFaults = (rows: readonly Tranche[]) => rows.flatMap((_, at) => trancheFault(rows, at)?.message ?? []);

const malusMasseRecord = z.strictObject({
  IDGrilleMalusMasse: z.number(),
  ...answerShape(grilleFields),
  Values: z.array(z.strictObject(answerShape(trancheFields))),
  /** Every amount exists and is above 0. */
  Completed: z.boolean(),
});
export type MalusMasse = z.infer<typeof malusMasseRecord>;

const params = z.object({ IDGrilleMalusMasse: id });
const call = { who: staff, on: 'customer' } as const;

export const malusMasse = {
  list: endpoint({
    ...call,
    method: 'GET',
    path: '/api/malusMasse',
    action: 'Lister les grilles de malus masse',
    answer: z.array(malusMasseRecord),
  }),
  read: endpoint({
    ...call,
    method: 'GET',
    path: '/api/malusMasse/{IDGrilleMalusMasse}',
    action: 'Lire une grille de malus masse',
    params,
    answer: malusMasseRecord,
  }),
  create: endpoint({
    ...call,
    method: 'POST',
    path: '/api/malusMasse',
    action: 'Ajouter une grille de malus masse',
    body: z.object({ ...defaulted(inputShape(grilleFields), defaultsOf(grilleFields)), Values }),
    answer: z.strictObject({ IDGrilleMalusMasse: z.number() }),
  }),
  update: endpoint({
    ...call,
    method: 'PUT',
    path: '/api/malusMasse/{IDGrilleMalusMasse}',
    action: 'Modifier une grille de malus masse',
    params,
    body: malusMasseChanges,
    answer: malusMasseRecord,
  }),
  remove: endpoint({
    ...call,
    method: 'DELETE',
    path: '/api/malusMasse/{IDGrilleMalusMasse}',
    action: 'Supprimer une grille de malus masse',
    params,
    answer: z.strictObject({ success: z.literal(true) }),
  }),
  ...importCalls({
    path: 'malusMasse/importGrille',
    call: { who: staff },
    actions: { lire: 'Lire un fichier de malus masse', importer: 'Importer une grille de malus masse' },
    /** A grid is known by its label and its first day: a known one changes. */
    body: wholeImportBody.extend(defaulted(inputShape(grilleFields), defaultsOf(grilleFields))),
    answer: importResult,
  }),
};
