import { z } from 'zod';
import { describe } from '../../fields/described.ts';
import { requiredText } from '../../fields/kit.ts';
import { inputShape } from '../../fields/shapes.ts';
import { endpoint, id, staff } from '../../kit.ts';

/** The products that an operator can sign in to as a user, with their labels. */
export const products = {
  team: 'eSeller Team',
  lead: 'eSeller Lead',
  reporting: 'Reporting',
  eDataVoice: 'Poste Relation Client',
} as const;
export type Product = keyof typeof products;
const productNames = Object.keys(products) as Product[];

/** The product in a `/connect/{product}` address, whatever its case. */
export const productNamed = (name: string | undefined) => productNames.find((product) => product.toLowerCase() === name?.toLowerCase());

export const connexionFields = {
  product: describe({
    kind: 'values',
    label: 'Produit',
    options: productNames.map((value) => ({ value, label: products[value] })),
    input: z.enum(productNames),
    answer: z.enum(productNames),
  }),
  /** Why the operator signs in as somebody else; it is kept. */
  motif: requiredText('Motif'),
};

export const connexionBody = z.object(inputShape(connexionFields));

/** The form that the browser sends to the product, by the page at `/lancement`. */
const connexion = z.strictObject({
  method: z.enum(['GET', 'POST']),
  action: z.string(),
  /** Lets that page send it there, for a short while. */
  passage: z.string(),
  fields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  /** What to ask for a token with; the token is then sent as the field `token`. */
  credentials: z.strictObject({ login: z.string(), password: z.string() }).nullable(),
});
export type Connexion = z.infer<typeof connexion>;

const shared = { who: staff, on: 'customer' } as const;

export const connexions = {
  urls: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/bdref3/urls',
    scope: 'connexions:lire',
    action: 'Lister les adresses d’un client',
    present: 'suivi',
    answer: z.array(z.strictObject({ product: z.string(), URL: z.string(), IDGroupements: z.number().nullable() })),
  }),
  /** The reason is kept first: without it no password is given. */
  create: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/utilisateurs/{idPeople}/connexions',
    scope: 'connexions:ecrire',
    action: 'Se connecter en tant qu’un utilisateur',
    trace: 'connexion',
    params: z.object({ idPeople: id }),
    body: connexionBody,
    // The registry is read before the reason is written: a transaction holds the embedded database's only session.
    batches: true,
    untriable: 'produit',
    answer: connexion,
  }),
};
