import type { Moyen, MoyenPreuve } from './domains/session/facteurs.ts';
import type { RaisonDonnee } from './raisons.ts';

export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  /** The password is right, and more is asked. */
  second_facteur: 401,
  forbidden: 403,
  /** The person has to say again who they are. */
  preuve: 403,
  /** The customer's mode asks for a reason or a grant, which is missing. */
  acces: 403,
  /** The session's role, or the API token, does not hold it. */
  portee: 403,
  /** No API token may do it, or this one not from there or not at this customer. */
  jeton: 403,
  unknown: 404,
  /** The request did not arrive in time. */
  too_slow: 408,
  conflict: 409,
  /** The record changed since the version that `If-Match` names. */
  modified: 409,
  /** A write of somebody who looks at a past state. */
  passe: 409,
  /** The write that bears this key was done before; its answer is no longer at hand, or another content comes under it. */
  deja: 409,
  /** What is asked for stood here once, and is kept no longer. */
  perdu: 410,
  too_large: 413,
  wrong_type: 415,
  /** The request names a host that is none of ours. */
  misdirected: 421,
  rule: 422,
  /** A call that cannot be tried, or whose trial takes too long. */
  essai: 422,
  too_many: 429,
  partner: 502,
  not_ready: 503,
} as const;
export type RefusalCode = keyof typeof statusOf;

/**
 * An expected refusal, shown to people as it is.
 * `message` is a French sentence; `fields` maps a key of the body to its own French sentence.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: Record<string, string> | undefined;
  /** With `too_many` and `not_ready`: when to try again. */
  retryAfterSeconds: number | undefined;
  /** The state in which the refused call leaves its record, if it changed all the same. */
  state: string | undefined;
  /** With `second_facteur`; with `preuve` there is no attempt to name. */
  second: { demande: string; moyens: Moyen[] } | { moyens: MoyenPreuve[] } | undefined;
  /** With `perdu`: from where a reader of changes can go on, or the first instant that can be read. */
  suite: string | undefined;
  /** What decides, the first reason first; none: only the sentence says it. */
  raisons: readonly RaisonDonnee[] = [];
  constructor(code: RefusalCode, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
  }

  /** Names what decides. */
  because(...raisons: readonly RaisonDonnee[]): this {
    this.raisons = raisons;
    return this;
  }
}
