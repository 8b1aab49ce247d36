import { z } from 'zod';
import { defaulted } from './defaults.ts';
import { bool, endpoint, everyone, id, requiredText, staff } from './kit.ts';
import { messages } from './messages.ts';

/** A technical limit. */
export const mostJours = 9999;

/** Zero or negative: before the event; positive: after it. */
const NbJours = z
  .int({ error: ({ input }) => (input === undefined || input === null ? messages.required : 'Nombre entier attendu') })
  .min(-mostJours, `${mostJours} jours au maximum`)
  .max(mostJours, `${mostJours} jours au maximum`);

const fields = {
  Libelle: requiredText(30),
  NbJours,
  IDRelanceAutoEvenement: z.coerce.number<number>({ error: messages.required }).int().min(1, messages.required),
  Groupe: bool,
  Plaques: z.array(id).max(5000),
  Sites: z.array(id).max(5000),
};

/** Available to the group, to companies or to sites: one of the three. */
export const newRelance = z.object(defaulted(fields, { Groupe: false, Plaques: [], Sites: [] }));
export type NewRelance = z.output<typeof newRelance>;

/** Keys present change, absent keys stay. */
const relanceChanges = z.object(fields).partial();
export type RelanceChanges = z.output<typeof relanceChanges>;

const relance = z.strictObject({
  IDRelanceAuto: z.number(),
  Libelle: z.string(),
  NbJours: z.number(),
  IDRelanceAutoEvenement: z.number(),
  RelanceAutoEvenement_Libelle: z.string(),
  Groupe: z.boolean(),
  Plaques: z.array(z.number()),
  Sites: z.array(z.number()),
});
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
