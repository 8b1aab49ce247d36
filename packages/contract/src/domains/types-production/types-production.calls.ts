import { z } from 'zod';
import { agricole, chosenId } from '../categories-agri/categories-agri.calls.ts';
import { defaulted } from '../../defaults.ts';
import { own } from '../../fields/kit.ts';
import { answerShape, defaultsOf, inputShape } from '../../fields/shapes.ts';
import { endpoint, id } from '../../kit.ts';

/** Nothing chosen: a form sends an empty value. */
const none = z.union([z.null(), z.literal(''), z.literal(0)]).transform(() => null);
const maybe = (label: string) => own(label, { input: z.union([none, chosenId()]), answer: z.number().nullable(), default: null });

export const typeProductionFields = {
  IDCategorieProduction: own('Catégorie', { input: chosenId(), answer: z.number() }),
  /** Of the category. */
  IDSousCategorieProduction: maybe('Sous-catégorie'),
  IDVolumeProduction: maybe('Volume'),
};

const newTypeProduction = z.object(defaulted(inputShape(typeProductionFields), defaultsOf(typeProductionFields)));
export type NewTypeProduction = z.output<typeof newTypeProduction>;

/** The message of a duplicate holds this: the screen knows it by these words. */
export const uniqueKey = 'UNIQUE KEY';

const typeProduction = z.strictObject({
  IDTypeProduction: z.number(),
  ...answerShape(typeProductionFields),
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
