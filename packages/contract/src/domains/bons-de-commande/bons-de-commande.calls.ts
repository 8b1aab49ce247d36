import { z } from 'zod';
import { defaulted } from '../../defaults.ts';
import { answerShape, defaultsOf, inputShape } from '../../fields/shapes.ts';
import { endpoint, id, staff } from '../../kit.ts';
import { bonDeCommandeFields } from './bons-de-commande.fields.ts';

/** Defaults of a new order form; description and activity have none. */
export const bonDeCommandeDefaults = defaultsOf(bonDeCommandeFields);

export const newBonDeCommande = z.object(defaulted(inputShape(bonDeCommandeFields), bonDeCommandeDefaults));

const bonDeCommande = z.strictObject({
  IDMarqueNeufOcc: z.number(),
  ...answerShape(bonDeCommandeFields),
  Activite_Descr: z.string(),
});
export type BonDeCommande = z.infer<typeof bonDeCommande>;

const params = z.object({ idMarqueNeufOcc: id });

export const bonsDeCommande = {
  list: endpoint({
    method: 'GET',
    path: '/api/BonDeCommande',
    who: staff,
    on: 'customer',
    action: 'Lister les bons de commande',
    answer: z.array(bonDeCommande),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/BonDeCommande/{idMarqueNeufOcc}',
    who: staff,
    on: 'customer',
    action: 'Lire un bon de commande',
    params,
    answer: bonDeCommande,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/BonDeCommande',
    who: staff,
    on: 'customer',
    action: 'Ajouter un bon de commande',
    body: newBonDeCommande,
    answer: z.strictObject({ IDMarqueNeufOcc: z.number() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/BonDeCommande/{idMarqueNeufOcc}',
    who: staff,
    on: 'customer',
    action: 'Modifier un bon de commande',
    params,
    /** Keys present change, absent keys stay. */
    body: z.object(inputShape(bonDeCommandeFields)).partial(),
    answer: bonDeCommande,
  }),
};
