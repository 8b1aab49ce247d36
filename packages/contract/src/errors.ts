import { z } from 'zod';

/** Every refusal of the API answers this body, with the status that its code names. */
export const refusalBody = z.object({
  message: z.string(),
  requestId: z.string(),
  code: z.string(),
  /** The HTTP status once more: clients tell a conflict (409) by the body. */
  status: z.number(),
  /** Where a refused call leaves its record in another state: that state. */
  state: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
});
export type RefusalBody = z.infer<typeof refusalBody>;

export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  unknown: 404,
  /** The request did not arrive whole in time. */
  too_slow: 408,
  conflict: 409,
  /** The record changed since the version that `If-Match` names. */
  modified: 409,
  too_large: 413,
  wrong_type: 415,
  rule: 422,
  too_many: 429,
  partner: 502,
  not_ready: 503,
} as const;
export type RefusalCode = keyof typeof statusOf;

/**
 * An expected refusal, shown to the person as it stands.
 * `message` is a French sentence; `fields` maps a key of the body to its own French sentence.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: Record<string, string> | undefined;
  /** With `too_many` and `not_ready`: when trying again makes sense. */
  retryAfterSeconds: number | undefined;
  /** The state in which the refused call leaves its record, where it changes all the same. */
  state: string | undefined;
  constructor(code: RefusalCode, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
  }
}
