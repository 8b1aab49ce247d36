import { z } from 'zod';
import { agricole, chosenId } from './categories-agri.ts';
import { endpoint, id } from './kit.ts';

/** Nothing chosen: a form sends an empty value. */
const none = z.union([z.null(), z.literal(''), z.literal(0)]).transform(() => null);
const maybeId = z.union([none, chosenId]).default(null);

export const newTypeProduction = z.object({
  IDCategorieProduction: chosenId,
  /** Of the category. */
  IDSousCategorieProduction: maybeId,
  IDVolumeProduction: maybeId,
});
export type NewTypeProduction = z.output<typeof newTypeProduction>;

/** The message of a duplicate holds this: the screen knows it by these words. */
export const uniqueKey = 'UNIQUE KEY';

const typeProduction = z.strictObject({
  IDTypeProduction: z.number(),
  IDCategorieProduction: z.number(),
  IDSousCategorieProduction: z.number().nullable(),
  IDVolumeProduction: z.number().nullable(),
});
export type TypeProduction = z.infer<typeof typeProduction>;

export const typesProduction = {
  list: endpoint({
    ...agricole,
    method: 'GET',
    path: '/api/typesProduction',
    action: 'Lister les types de production',
    answer: z.array(typeProduction),
  }),
  create: endpoint({
    ...agricole,
    method: 'POST',
    path: '/api/typesProduction',
    action: 'Ajouter un type de production',
    refuses: ['conflict'],
    body: newTypeProduction,
    answer: z.strictObject({ IDTypeProduction: z.number() }),
  }),
  remove: endpoint({
    ...agricole,
    method: 'DELETE',
    path: '/api/typesProduction/{IDTypeProduction}',
    action: 'Supprimer un type de production',
    params: z.object({ IDTypeProduction: id }),
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
