import { z } from 'zod';
import { moyens, preuveNames, type Moyen, type MoyenPreuve } from './domains/session/facteurs.ts';

/** The body of every refusal; the code decides the status. */
export const refusalBody = z.object({
  message: z.string(),
  requestId: z.string(),
  code: z.string(),
  /** Repeats the HTTP status: clients recognise a conflict (409) in the body. */
  status: z.number(),
  /** The state in which a refused call leaves its record, if it changed. */
  state: z.string().optional(),
  /** From where a reader of changes can go on, or the first instant that can be read. */
  suite: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
  /** With `second_facteur`: names this attempt to sign in, for five minutes. */
  demande: z.string().optional(),
  /** With `second_facteur`: by what it may be ended. With `preuve`: by what this person says who they are. */
  moyens: z.array(z.enum([...moyens, ...preuveNames])).optional(),
});
export type RefusalBody = z.infer<typeof refusalBody>;

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
  constructor(code: RefusalCode, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
  }
}
