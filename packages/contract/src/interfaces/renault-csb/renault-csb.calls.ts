import { z } from 'zod';
import { own } from '../../fields/kit.ts';
import { inputShape, openAnswerShape } from '../../fields/shapes.ts';
import { aRessaisir, endpoint, id, staff } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';
import { messages } from '../../messages.ts';
import { exactLine } from '../../texts/single-line.ts';

/** Kept with its blanks: they may be part of a partner's secret. */
export const maxCredential = 255;
const credential = (input: z.ZodString) => ({
  input: input.min(1, messages.required).max(maxCredential, messages.tooLong(maxCredential)),
  answer: z.string(),
});
export const renaultCsbFields = {
  Username: own('Identifiant CSB', credential(exactLine())),
  Password: own('Mot de passe CSB', credential(z.string())),
};
const form = z.object(inputShape(renaultCsbFields));
const { Username, Password } = renaultCsbFields;

const config = z.strictObject({ ...openAnswerShape(renaultCsbFields), config_exist: z.boolean(), ARessaisir: aRessaisir });
export type RenaultCsb = z.infer<typeof config>;

const user = z.strictObject({
  IDPeople: z.number(),
  Name: z.string(),
  username: Username.answer,
  password: Password.answer,
  ARessaisir: aRessaisir,
});
export type CsbUser = z.infer<typeof user>;

/** Keys present change. Other clients spell these keys small. */
const changed = z
  .array(z.object({ IDPeople: id, username: Username.input, password: Password.input }).partial().required({ IDPeople: true }))
  .max(5000);

const shared = { who: staff, on: 'customer' } as const;
const params = z.object({ idPeople: id });

/** A user's Renault CSB credentials. Customer access neither reads nor changes them. */
export const renaultCsb = {
  read: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/renault/csb/utilisateur/{idPeople}',
    action: 'Lire la configuration Renault CSB d’un utilisateur',
    trace: 'secrets',
    params,
    answer: config,
  }),
  create: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/interfaces/renault/csb/utilisateur',
    action: 'Ajouter la configuration Renault CSB d’un utilisateur',
    refuses: ['unknown', 'conflict'],
    body: z.object({ IDPeople: id, ...form.shape }),
    answer: config,
  }),
  update: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/interfaces/renault/csb/utilisateur/{idPeople}',
    action: 'Modifier la configuration Renault CSB d’un utilisateur',
    params,
    body: form.partial(),
    answer: config,
  }),
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/renault/csb/utilisateurs',
    action: 'Lister les utilisateurs Renault CSB',
    trace: 'secrets',
    answer: z.array(user),
  }),
  save: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/interfaces/renault/csb/utilisateurs',
    action: 'Modifier les utilisateurs Renault CSB',
    refuses: ['unknown'],
    bodyLimit: rowsOf(5000, 200),
    /** The changed rows alone, or under the key `users`. */
    body: z.union([changed, z.object({ users: changed }).transform(({ users }) => users)]),
    answer: z.array(user),
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/api/interfaces/renault/csb/utilisateurs/{IDPeople}',
    action: 'Supprimer la configuration Renault CSB d’un utilisateur',
    params: z.object({ IDPeople: id }),
    answer: z.strictObject({ IDPeople: z.number() }),
  }),
  check: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/interfaces/renault/csb/utilisateurs/{IDPeople}/check',
    readsOnly: true,
    scope: 'interfaces/renault:ecrire',
    action: 'Essayer l’accès Renault CSB d’un utilisateur',
    present: 'partenaire',
    refuses: ['partner'],
    params: z.object({ IDPeople: id }),
    /** Absent values are the stored ones. */
    body: z.object({ username: z.string().max(maxCredential), password: z.string().max(maxCredential) }).partial(),
    answer: z.strictObject({ ok: z.literal(true) }),
  }),
};
