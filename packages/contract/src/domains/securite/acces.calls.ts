import { z } from 'zod';
import { aFile, endpoint, id, staff, text } from '../../kit.ts';
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

export const decisions = ['garde', 'retire'] as const;
export type Decision = (typeof decisions)[number];

const revue = z.strictObject({
  IDRevue: z.number(),
  DateH: z.string(),
  Par: z.string(),
  FinLe: z.string().nullable(),
  FinPar: z.string().nullable(),
  Lignes: z.number(),
  Decidees: z.number(),
});
export type Revue = z.infer<typeof revue>;

const ligne = z.strictObject({
  IDRevueLigne: z.number(),
  Login: z.string(),
  Nom: z.string(),
  Role: z.string(),
  Perimetre: z.string(),
  Actif: z.boolean(),
  Derniere: z.string().nullable(),
  Decision: z.enum(decisions).nullable(),
  Remarque: z.string(),
  DecidePar: z.string().nullable(),
  DecideLe: z.string().nullable(),
  /** Nobody decides on their own access. */
  estSoi: z.boolean(),
});
export type RevueLigne = z.infer<typeof ligne>;

const ofRevue = z.object({ IDRevue: id });

/** Who has access to what, what each operator may do, and the review of it (docs/regles/acces.md#who-has-access). */
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
      clients: z.array(z.strictObject({ IDCustomer: z.number(), name: z.string(), label: z.string(), serverName: z.string() })),
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
  revues: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/securite/revues',
    on: 'registry',
    action: 'Lister les revues des accès',
    answer: z.array(revue),
  }),
  commencerRevue: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/securite/revues',
    on: 'registry',
    action: 'Commencer une revue des accès',
    refuses: ['conflict'],
    answer: z.strictObject({ IDRevue: z.number() }),
  }),
  revue: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/securite/revues/{IDRevue}',
    on: 'registry',
    action: 'Lire une revue des accès',
    params: ofRevue,
    answer: revue.extend({ lignes: z.array(ligne) }),
  }),
  deciderRevue: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/securite/revues/{IDRevue}/lignes/{IDRevueLigne}',
    on: 'registry',
    action: 'Décider d’une ligne d’une revue des accès',
    refuses: ['rule'],
    params: ofRevue.extend({ IDRevueLigne: id }),
    body: z.object({ Decision: z.enum(decisions, { error: 'Décision inconnue' }).nullable(), Remarque: text(500).default('') }),
    answer: done,
  }),
  finirRevue: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/securite/revues/{IDRevue}/fin',
    on: 'registry',
    action: 'Finir une revue des accès',
    danger: 'droits',
    refuses: ['rule'],
    params: ofRevue,
    /** How many operators were suspended by it. */
    answer: z.strictObject({ retires: z.number() }),
  }),
  /** The review and its lines, one a line, and a signed anchor of them: `verifier.mjs` checks it. */
  exporterRevue: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/securite/revues/{IDRevue}/export',
    on: 'registry',
    action: 'Exporter une revue des accès',
    trace: 'export',
    danger: 'export',
    params: ofRevue,
    file: 'application/jsonl',
    answer: aFile,
  }),
};
