import { z } from 'zod';
import { answered } from '../../fields/kit.ts';
import { answerShape } from '../../fields/shapes.ts';

/**
 * The outcome of a check: it works; the partner refuses it, even under a 200; its password has expired; the partner did
 * not answer properly; no address is configured.
 */
export const verdicts = ['ok', 'refus', 'expire', 'panne', 'nonConfigure'] as const;
export type Verdict = (typeof verdicts)[number];

/** Outcomes that count towards an alert. */
export const isFailure = (verdict: string | null) => verdict === 'refus' || verdict === 'expire' || verdict === 'panne';

const verdict = z.enum(verdicts);

/** How an access stands, or an interface by its worst one. */
export const etatFields = {
  /** The partner's name, as addresses spell it. */
  Interface: answered('Interface', z.string()),
  /** As people call it. */
  Titre: answered('Interface', z.string()),
  /** The console's screen where it is configured. */
  Ecran: answered('Écran', z.string()),
  /** Null before the first check. */
  Verdict: answered('Verdict', verdict.nullable(), { heading: 'État' }),
  /** Why it fails. */
  Message: answered('Pourquoi', z.string()),
};
export const etat = answerShape(etatFields);

/** How the accesses of an interface stand that serve one site, or are one person's own: their number, and how many fail. */
export const interfaceLiee = z.strictObject({ ...etat, Cibles: z.number(), EnEchec: z.number() });
export type InterfaceLiee = z.infer<typeof interfaceLiee>;
