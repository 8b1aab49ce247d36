import { z } from 'zod';

type Schema = z.ZodType;

/**
 * One call of a partner. Bodies and answers are JSON. What proves who asks is an `Authorization: Basic` header and never
 * stands in an address or a body, unless the call hands an account over (`secrets` names those fields of the body).
 */
export interface PartnerCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters in braces. */
  path: `/${string}`;
  /** What the call is for, in French, as the exchange log names it. */
  action: string;
  body?: Schema;
  /** Fields of the body or of the answer that are never written down. */
  secrets?: readonly string[];
  /** May be sent again after a failure of the network or of the partner; every GET may. */
  repeatable?: true;
  answer: Schema;
  /** What a stand-in answers to an account, or one of the partner's codes. Left out where its stand-in is written in apps/sandbox. */
  example?: (asked: Asked) => object;
}

interface Asked {
  params: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
  login: string;
}

/** What a partner says instead of an answer, whatever the status: `{error}` and one of its codes. */
export const failure = z.object({ error: z.string().min(1).max(60) });

export interface PartnerContract {
  /** In addresses, in variables of the configuration (`PARTNER_` and the name in capitals) and in the exchange log. */
  name: string;
  /** As people call it. */
  title: string;
  calls: Readonly<Record<string, PartnerCall>>;
  /** What its own codes mean, and what to do, in French. */
  failures: Readonly<Record<string, string>>;
  /** What the operating guide says of its variable, in English; left out if its address comes from elsewhere. */
  guide?: string;
}

/** The variable of the configuration with a partner's address and, within it, the installation's own account there. */
export const variableOf = (name: string) => `PARTNER_${name.toUpperCase()}`;

/** Declares a call, keeping its literal types. */
export const call = <const C extends PartnerCall>(definition: C): C => definition;

export const partner = <const P extends PartnerContract>(definition: P): P => definition;

export type AnswerOf<C extends PartnerCall> = z.output<C['answer']>;
export type BodyOf<C extends PartnerCall> = C extends { body: infer B extends Schema } ? z.input<B> : undefined;

export const okAnswer = z.object({ ok: z.literal(true) });

/** Of a partner that is asked one thing: whether these credentials open. */
export const verifyCalls = {
  verify: call({
    method: 'POST',
    path: '/verify',
    action: 'Vérifier les identifiants',
    repeatable: true,
    answer: okAnswer,
    example: () => ({ ok: true }),
  }),
};

/** The codes that every partner has. */
export const commonFailures = {
  INVALID_CREDENTIALS: 'l’identifiant ou le mot de passe est refusé. Vérifiez-les, puis enregistrez-les à nouveau.',
  PASSWORD_EXPIRED: 'le mot de passe a expiré. Renouvelez-le auprès du partenaire, puis enregistrez-le.',
  UNKNOWN_ACCOUNT: 'ce compte n’existe pas. Vérifiez l’identifiant auprès du partenaire.',
  FORBIDDEN: 'ce compte n’a pas le droit de faire cette demande. Voyez avec le partenaire.',
} as const;

/** The same where the installation's own account signs the call: whoever reads them has no account to correct. */
export const ownFailures: Readonly<Record<string, string>> = {
  INVALID_CREDENTIALS: 'le compte de l’installation est refusé.',
  PASSWORD_EXPIRED: 'le mot de passe du compte de l’installation a expiré.',
  UNKNOWN_ACCOUNT: 'le compte de l’installation n’existe pas.',
  FORBIDDEN: 'le compte de l’installation n’a pas le droit de faire cette demande.',
} satisfies Record<keyof typeof commonFailures, string>;

const words = z.string().min(1).max(255);
const idText = z.string().min(1).max(64);
/** Whether the partner still works with it; one that does not say so does. */
const active = z.boolean().default(true);
export const fields = { words, id: idText, active };
