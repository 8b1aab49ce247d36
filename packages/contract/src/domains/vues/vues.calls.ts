import { z } from 'zod';
import { answerShape, inputShape, pick } from '../../fields/shapes.ts';
import { endpoint, everyone, id } from '../../kit.ts';
import { vueFields } from './vues.fields.ts';
import { vuesParDefaut } from './vues-par-defaut.calls.ts';

const { Ecran, Nom, Portee, Etat, ParDefaut, Ordre } = inputShape(vueFields);

const vue = z.strictObject({
  IDVue: z.number(),
  ...answerShape(vueFields),
  /** Whether the session wrote it, and whether it may change it. */
  estMienne: z.boolean(),
  estModifiable: z.boolean(),
});
export type Vue = z.infer<typeof vue>;
export type Portee = Vue['Portee'];

const newVue = z.object({ Ecran, Nom, Portee: Portee.default('moi'), Etat, ParDefaut: ParDefaut.default(false) });
/** What a person says of a view; the rest is what the list shows. */
export const vueForm = z.object({ Nom, Portee, ParDefaut });
/** Keys present change, absent keys stay; a view stays on its screen. `Ordre` is its place among those of its kind. */
const vueChanges = z.object({ Nom, Portee, Etat, ParDefaut, Ordre }).partial();

const params = z.object({ IDVue: id });
const call = { who: everyone, on: 'customer' } as const;

export const vues = {
  list: endpoint({
    ...call,
    method: 'GET',
    path: '/api/vues',
    action: 'Lister les vues des listes',
    present: 'personnel',
    answer: z.array(vue),
  }),
  parDefaut: vuesParDefaut,
  /** For a link: also of somebody's own view, which then has no name (docs/regles/listes.md#views). */
  read: endpoint({
    ...call,
    method: 'GET',
    path: '/api/vues/{IDVue}',
    action: 'Lire une vue',
    present: 'personnel',
    params,
    answer: z.strictObject({ IDVue: z.number(), ...answerShape(pick(vueFields, ['Ecran', 'Etat', 'Auteur'])) }),
  }),
  create: endpoint({
    ...call,
    method: 'POST',
    path: '/api/vues',
    action: 'Ajouter une vue',
    refuses: ['conflict'],
    body: newVue,
    answer: z.strictObject({ IDVue: z.number() }),
  }),
  update: endpoint({
    ...call,
    method: 'PUT',
    path: '/api/vues/{IDVue}',
    action: 'Modifier une vue',
    refuses: ['forbidden'],
    params,
    body: vueChanges,
    answer: z.strictObject({ success: z.literal(true) }),
  }),
  remove: endpoint({
    ...call,
    method: 'DELETE',
    path: '/api/vues/{IDVue}',
    action: 'Supprimer une vue',
    refuses: ['forbidden'],
    params,
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
