import { z } from 'zod';
import { aRessaisir, endpoint, id, staff } from './kit.ts';
import { messages } from './messages.ts';

/** Partners that send leads: a login begins with its partner's prefix. */
export const partenaires = { GS: 'GS_', FID: 'FID_' } as const;
export type Partenaire = keyof typeof partenaires;

/** A technical limit. */
const most = 255;
const badLogin = `Le login commence par ${Object.values(partenaires).join(' ou ')}, suivi d'au moins un caractère`;
const Login = z
  .string({ error: messages.required })
  .trim()
  .min(1, messages.required)
  .max(most, messages.tooLong(most))
  .regex(/^(GS|FID)_./, badLogin);
const Password = z.string({ error: messages.required }).min(1, messages.required).max(most, messages.tooLong(most));
const none = z.union([z.null(), z.literal(''), z.literal(0)]).transform(() => null);
const chosen = z.coerce.number<number>({ error: messages.required }).pipe(id);

export const newWsimport = z.object({
  IDPlaque: z.coerce.number<number>({ error: messages.required }).int().min(1, messages.required),
  /** Of the company; none means the whole company. */
  IDSite: z.union([none, chosen]).default(null),
  Login,
  Password,
});
export type NewWsimport = z.output<typeof newWsimport>;

const account = z.strictObject({
  Login: z.string(),
  Password: z.string(),
  ARessaisir: aRessaisir,
  IDPlaque: z.number(),
  IDSite: z.number().nullable(),
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
    action: "Lister les comptes d'import de leads",
    answer: z.array(account),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/wsimport',
    who: staff,
    on: 'customer',
    action: "Ajouter un compte d'import de leads",
    refuses: ['conflict'],
    body: newWsimport,
    answer: z.strictObject({ IDWSImport: z.number() }),
  }),
};
