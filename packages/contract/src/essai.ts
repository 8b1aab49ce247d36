import { z } from 'zod';
import { isWrite, type Endpoint } from './kit.ts';

/** Asks what a write would do: it is done in its own transaction, which is undone (docs/regles/journal.md#trials). */
export const essaiHeader = 'x-essai';

/** Why a call cannot be tried, as its refusal says it. */
export const sansEssais = {
  lecture: 'Cet appel n’enregistre rien\u00a0: il ne s’essaie pas.',
  public: 'Cet appel se fait sans session\u00a0: il ne s’essaie pas.',
  partenaire: 'Cette opération demande la réponse d’un service extérieur\u00a0: elle ne s’essaie pas.',
  produit: 'Cette opération ouvre un autre produit\u00a0: elle ne s’essaie pas.',
} as const;

/** Why a call cannot be tried; undefined for one that can. */
export const sansEssaiOf = (endpoint: Endpoint): keyof typeof sansEssais | undefined => {
  if (!isWrite(endpoint)) return 'lecture';
  return endpoint.who.includes('public') ? 'public' : endpoint.untriable;
};

/**
 * Tables whose lines are not among the changes: a message that would leave stands in `courriels`, and as a row it says less. The journal
 * has them all the same.
 */
export const ditesAilleurs: readonly string[] = ['outbox'];

/** So many changes are shown; their number counts all of them. */
export const mostChangements = 500;
/** So many lines of a judge. */
export const mostLignes = 50;

const side = z.record(z.string(), z.unknown()).nullable();

/** One row that would change, as the journal would say it. */
const changement = z.strictObject({
  table: z.string(),
  id: z.string(),
  /** What the record is called; null where it only has a number. */
  nom: z.string().nullable(),
  operation: z.enum(['I', 'U', 'D']),
  avant: side,
  apres: side,
  phrase: z.string(),
});
export type Changement = z.output<typeof changement>;

/** What a judge counts before and after, and what makes the difference. */
const verdict = z.strictObject({
  cle: z.enum(['qualite', 'leads', 'droits', 'facturation', 'interfaces']),
  phrase: z.string(),
  avant: z.number(),
  apres: z.number(),
  lignes: z.array(z.string()),
});
export type Verdict = z.output<typeof verdict>;

/** What a write answers that is tried. */
export const essai = z.strictObject({
  essai: z.literal(true),
  changements: z.array(changement),
  nbChangements: z.number(),
  juges: z.array(verdict),
  /** Mail that would leave; customer access is told the addresses of its own people alone. */
  courriels: z.array(z.strictObject({ objet: z.string(), destinataires: z.array(z.string()) })),
  /** Sessions that would end: whose, and how many. */
  sessions: z.array(z.strictObject({ qui: z.string(), nombre: z.number() })),
  /** Services that the write itself would ask, and the trial does not. */
  partenaires: z.array(z.string()),
});
export type Essai = z.output<typeof essai>;
