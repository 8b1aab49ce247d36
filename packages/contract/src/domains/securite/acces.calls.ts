import { z } from 'zod';
import { endpoint, id, staff } from '../../kit.ts';
import { roleNames } from '../../portees.ts';

/** Who may not change the rights of operators is not shown them either. */
const shared = { who: staff, scope: 'operateurs:ecrire' } as const;
const done = z.strictObject({ success: z.literal(true) });

/** Those that are open to the operator; null: all of them. */
const ids = z.array(id).max(5_000).nullable();

const operateur = z.strictObject({
  IDOperator: z.number(),
  login: z.string(),
  name: z.string(),
  Actif: z.boolean(),
  Role: z.enum(roleNames),
  Serveurs: z.array(z.number()).nullable(),
  Clients: z.array(z.number()).nullable(),
  /** Of the last sign-in within 90 days. */
  Derniere: z.string().nullable(),
  /** The one that asks: nobody changes their own rights. */
  estSoi: z.boolean(),
});
export type AccesOperateur = z.infer<typeof operateur>;

const personne = z.strictObject({
  IDPeople: z.number(),
  Name: z.string(),
  LoginWEB: z.string(),
  Profil: z.string(),
  Actif: z.boolean(),
  Derniere: z.string().nullable(),
});
export type AccesPersonne = z.infer<typeof personne>;

/** Who has access to what, and what each operator may do (docs/regles/acces.md#who-has-access). */
export const accesCalls = {
  acces: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/securite/acces',
    on: 'registry',
    action: 'Lire qui a accès à quoi',
    /** Operators whose limits reach beyond those of who asks are left out. */
    answer: z.strictObject({
      operateurs: z.array(operateur),
      serveurs: z.array(z.strictObject({ IDServer: z.number(), name: z.string() })),
      clients: z.array(
        z.strictObject({ IDCustomer: z.number(), IDServer: z.number(), name: z.string(), label: z.string(), serverName: z.string() }),
      ),
    }),
  }),
  personnes: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/securite/acces/personnes',
    on: 'customer',
    action: 'Lire qui a accès au back-office',
    present: 'suivi',
    answer: z.array(personne),
  }),
  role: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/operateurs/{IDOperator}/role',
    on: 'registry',
    action: 'Changer le rôle d’un opérateur',
    danger: 'droits',
    refuses: ['rule'],
    params: z.object({ IDOperator: id }),
    body: z.object({ Role: z.enum(roleNames, { error: 'Rôle inconnu' }), Serveurs: ids, Clients: ids }),
    answer: done,
  }),
};
