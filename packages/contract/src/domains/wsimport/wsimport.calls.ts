import { z } from 'zod';
import { defaulted } from '../../defaults.ts';
import { own, requiredChoice } from '../../fields/kit.ts';
import { answerShape, defaultsOf, inputShape } from '../../fields/shapes.ts';
import { aRessaisir, endpoint, id, staff } from '../../kit.ts';
import { messages } from '../../messages.ts';

/** Partners that send leads: a login begins with its partner's prefix. */
export const partenaires = { GS: 'GS_', FID: 'FID_' } as const;
export type Partenaire = keyof typeof partenaires;

/** A technical limit. */
const most = 255;
const badLogin = `Le login commence par ${Object.values(partenaires).join(' ou ')}, suivi d’au moins un caractère`;
const none = z.union([z.null(), z.literal(''), z.literal(0)]).transform(() => null);
const chosen = z.coerce.number<number>({ error: messages.required }).pipe(id);

export const wsimportFields = {
  IDPlaque: requiredChoice('Société'),
  /** Of the company; none means the whole company. */
  IDSite: own('Site', { input: z.union([none, chosen]), answer: z.number().nullable(), default: null }),
  Login: own('Login', {
    input: z
      .string({ error: messages.required })
      .trim()
      .min(1, messages.required)
      .max(most, messages.tooLong(most))
      .regex(/^(GS|FID)_./, badLogin),
    answer: z.string(),
    help: 'Il commence par GS_ ou FID_, selon le partenaire.',
  }),
  /** Unlike a secret's, its text may not be empty, and the list answers it. */
  Password: own('Mot de passe', {
    input: z.string({ error: messages.required }).min(1, messages.required).max(most, messages.tooLong(most)),
    answer: z.string(),
  }),
};

const newWsimport = z.object(defaulted(inputShape(wsimportFields), defaultsOf(wsimportFields)));
export type NewWsimport = z.output<typeof newWsimport>;

const account = z.strictObject({
  ...answerShape(wsimportFields),
  ARessaisir: aRessaisir,
  Societe: z.strictObject({ Libelle: z.string() }),
  Site: z.strictObject({ Descr: z.string() }).nullable(),
});
export type Wsimport = z.infer<typeof account>;

export const wsimport = {
  list: endpoint({
    method: 'GET',
    path: '/api/wsimport',
    who: staff,
    on: 'customer',
    action: 'Lister les comptes d’import de leads',
    trace: 'secrets',
    answer: z.array(account),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/wsimport',
    who: staff,
    on: 'customer',
    action: 'Ajouter un compte d’import de leads',
    refuses: ['conflict'],
    body: newWsimport,
    answer: z.strictObject({ IDWSImport: z.number() }),
  }),
};
