import { z } from 'zod';
import { defaulted } from './defaults.ts';
import { bool, endpoint, id, requiredText, staff, text } from './kit.ts';
import { messages } from './messages.ts';

/** docs/regles/modeles.md#bons-de-commande */
const fields = {
  Descr: requiredText(60),
  IDActivite: z.coerce.number<number>({ error: messages.required }).int().min(1, messages.required),
  /** No list of families is known: the number is kept as it is. */
  IDFamille: z.int32({ error: 'Nombre entier attendu' }).nullable(),
  Neuf: bool,
  NomFicBonDeCommande: text(60),
  NomFicConditionsGenVente: text(60),
  NomFicAutreDoc: text(60),
  NomImageLogo: text(60),
  TexteReprise: text(255),
  AfficheOptionVersionConstr: bool,
  TexteCO2: text(1000),
};

/** Defaults of a new order form; description and activity have none. */
export const bonDeCommandeDefaults = {
  IDFamille: null,
  Neuf: false,
  NomFicBonDeCommande: '',
  NomFicConditionsGenVente: '',
  NomFicAutreDoc: '',
  NomImageLogo: '',
  TexteReprise: '',
  AfficheOptionVersionConstr: false,
  TexteCO2: '',
} satisfies Partial<BonDeCommandeChanges>;

export const newBonDeCommande = z.object(defaulted(fields, bonDeCommandeDefaults));

/** Keys present change, absent keys stay. */
const bonDeCommandeChanges = z.object(fields).partial();
export type BonDeCommandeChanges = z.output<typeof bonDeCommandeChanges>;

const bonDeCommande = z.strictObject({
  IDMarqueNeufOcc: z.number(),
  IDActivite: z.number(),
  Activite_Descr: z.string(),
  IDFamille: z.number().nullable(),
  Descr: z.string(),
  Neuf: z.boolean(),
  NomFicBonDeCommande: z.string(),
  NomFicConditionsGenVente: z.string(),
  NomFicAutreDoc: z.string(),
  NomImageLogo: z.string(),
  TexteReprise: z.string(),
  AfficheOptionVersionConstr: z.boolean(),
  TexteCO2: z.string(),
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
    body: bonDeCommandeChanges,
    answer: bonDeCommande,
  }),
};
