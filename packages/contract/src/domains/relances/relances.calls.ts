import { z } from 'zod';
import { defaulted } from '../../defaults.ts';
import { answerShape, defaultsOf, inputShape } from '../../fields/shapes.ts';
import { endpoint, everyone, id, staff } from '../../kit.ts';
import { relanceFields, relanceListes } from './relances.fields.ts';

const fields = { ...relanceFields, ...relanceListes };

/** Available to the group, to companies or to sites: one of the three. */
export const newRelance = z.object(defaulted(inputShape(fields), defaultsOf(fields)));
export type NewRelance = z.output<typeof newRelance>;

/** Keys present change, absent keys stay. */
const relanceChanges = z.object(inputShape(fields)).partial();
export type RelanceChanges = z.output<typeof relanceChanges>;

const relance = z.strictObject({ IDRelanceAuto: z.number(), ...answerShape(fields), RelanceAutoEvenement_Libelle: z.string() });
export type Relance = z.infer<typeof relance>;

const params = z.object({ idRelanceAuto: id });

export const relances = {
  list: endpoint({
    method: 'GET',
    path: '/api/relances',
    who: everyone,
    on: 'customer',
    action: 'Lister les relances automatiques',
    answer: z.array(relance),
  }),
  evenements: endpoint({
    method: 'GET',
    path: '/api/relances/evenements',
    who: everyone,
    on: 'customer',
    action: 'Lister les événements de relance',
    answer: z.array(z.strictObject({ IDRelanceAutoEvenement: z.number(), RelanceAutoEvenement_Libelle: z.string() })),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/relances/{idRelanceAuto}',
    who: everyone,
    on: 'customer',
    action: 'Lire une relance automatique',
    params,
    answer: relance,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/relances',
    who: everyone,
    on: 'customer',
    action: 'Ajouter une relance automatique',
    body: newRelance,
    answer: z.strictObject({ IDRelanceAuto: z.number() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/relances/{idRelanceAuto}',
    who: everyone,
    on: 'customer',
    action: 'Modifier une relance automatique',
    params,
    body: relanceChanges,
    answer: relance,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/relances/{idRelanceAuto}',
    who: staff,
    on: 'customer',
    action: 'Supprimer une relance automatique',
    params,
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
