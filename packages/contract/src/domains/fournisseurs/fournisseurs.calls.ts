import { z } from 'zod';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { endpoint, id, requiredText, secretText, staff } from '../../kit.ts';
import { messages } from '../../messages.ts';
import { fournisseurFields } from './fournisseurs.fields.ts';

/** Of the operators, or of one customer. */
export const mostFournisseurs = 10;

const call = { who: staff, on: 'registry' } as const;
const path = '/api/fournisseurs';
const one = { path: `${path}/{IDFournisseur}`, params: z.object({ IDFournisseur: id }) } as const;
/** The `Version` that a change stands on; without it none is refused. */
const headers = z.object({ 'if-match': z.string().max(200).optional() });
const done = z.strictObject({ success: z.literal(true) });

const fournisseur = z.strictObject({
  IDFournisseur: z.number(),
  /** Null: of the operators. */
  BDGp: z.string().nullable(),
  ...answerShape(fournisseurFields),
  /** Where the provider sends people back to, to be registered there letter by letter; none without a public address. */
  Retours: z.array(z.string()),
  /** Accounts that are linked. */
  Comptes: z.number(),
  /** Of what is set, the secret among it: for `If-Match`. */
  Version: z.string(),
});
export type Fournisseur = z.infer<typeof fournisseur>;

const { Emetteur, Secret: _, ...changed } = inputShape(fournisseurFields);

/** What the form of a provider changes; an empty secret leaves the one that is kept. */
const fournisseurChanges = z.object({ ...changed, Secret: secretText(1000) });
const fournisseurForm = z.object({
  ...changed,
  /** Null: of the operators. */
  BDGp: requiredText().nullable(),
  Emetteur,
  Secret: secretText(1000).min(1, messages.required),
});

/** Those who say who somebody is in our place, by OpenID Connect (docs/regles/acces.md#identity-providers). */
export const fournisseurs = {
  list: endpoint({
    ...call,
    method: 'GET',
    path,
    action: 'Lister les fournisseurs d’identité',
    /** Those of the operators first, then by customer and name. */
    answer: z.array(fournisseur),
  }),
  create: endpoint({
    ...call,
    method: 'POST',
    path,
    action: 'Ajouter un fournisseur d’identité',
    danger: 'politique',
    refuses: ['unknown', 'rule'],
    body: fournisseurForm,
    answer: z.strictObject({ IDFournisseur: z.number() }),
  }),
  update: endpoint({
    ...call,
    ...one,
    method: 'PUT',
    action: 'Modifier un fournisseur d’identité',
    danger: 'politique',
    refuses: ['modified'],
    headers,
    body: fournisseurChanges,
    answer: done,
  }),
  /** Those who are linked lose it as a way in. */
  remove: endpoint({
    ...call,
    ...one,
    method: 'DELETE',
    action: 'Supprimer un fournisseur d’identité',
    danger: 'politique',
    refuses: ['modified'],
    headers,
    answer: done,
  }),
  /** Reads what it says of itself; nobody signs in. */
  essayer: endpoint({
    ...call,
    path: `${one.path}/essai`,
    params: one.params,
    method: 'POST',
    action: 'Essayer un fournisseur d’identité',
    scope: 'fournisseurs:ecrire',
    readsOnly: true,
    answer: z.strictObject({
      estPret: z.boolean(),
      /** What is wrong, as a sentence; '' where nothing is. */
      Message: z.string(),
    }),
  }),
};
