import { z } from 'zod';
import { aFile, endpoint, id, staff, text } from '../../kit.ts';
import { ancre } from './securite.calls.ts';

const shared = { who: staff, scope: 'operateurs:ecrire' } as const;
const done = z.strictObject({ success: z.literal(true) });

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

/** The review of who has access to what (docs/regles/acces.md#who-has-access). */
export const revueCalls = {
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
    line: z.union([revue.extend({ Revue: z.number() }), ligne.omit({ estSoi: true }), ancre]),
    answer: aFile,
  }),
};
