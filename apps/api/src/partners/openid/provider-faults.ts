import { Refusal } from '@comptoir/contract/errors';
import { TooLong } from '../http-exchange.ts';

/** An error of the library, and what it came from. */
const causesOf = (error: unknown): unknown[] => {
  const found: unknown[] = [];
  for (let at = error; at !== undefined && at !== null && found.length < 5; at = at instanceof Error ? at.cause : undefined) found.push(at);
  return found;
};

const property = (of: unknown, name: string): unknown => (typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined);
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : '');

/** Names what went wrong, for the security trail: a code of the library, of the provider or of the network. */
export const faultCode = (error: unknown): string =>
  textOf(
    causesOf(error)
      .flatMap((cause) => [property(cause, 'error'), property(cause, 'code')])
      .find((code) => typeof code === 'string' && code !== ''),
  ) || 'inconnu';

const late = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'ABORT_ERR', 'ETIMEDOUT']);
const unreadable = new Set(['OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR', 'OAUTH_INVALID_RESPONSE']);

const codesOf = (error: unknown) => causesOf(error).map((cause) => textOf(property(cause, 'code')));
const said = (status: number) => `Le fournisseur répond ${status}`;

/** A provider that cannot be asked: why, as a sentence; undefined for what it said about a person. */
const unaskable = (error: unknown): string | undefined => {
  const causes = causesOf(error);
  const refusal = causes.find((cause) => cause instanceof Refusal);
  if (refusal) return refusal.message;
  if (causes.some((cause) => cause instanceof TooLong)) return 'La réponse du fournisseur est trop longue.';
  const codes = codesOf(error);
  if (codes.some((code) => late.has(code))) return 'Le fournisseur n’a pas répondu en cinq secondes.';
  if (codes.includes('OAUTH_HTTP_REQUEST_FORBIDDEN')) return 'Le fournisseur donne une adresse qui n’est pas en https.';
  if (property(error, 'error') === 'invalid_client')
    return 'Le fournisseur ne reconnaît pas cette console\u00a0: vérifiez l’identifiant client et le secret.';
  const status = causes
    .map((cause) => (cause instanceof Response ? cause.status : property(cause, 'status')))
    .find((one) => typeof one === 'number');
  if (typeof status === 'number' && status >= 500) return `${said(status)}. Réessayez dans quelques instants.`;
  return codes.some((code) => /^E[A-Z]+$|CERT|SSL|TLS/.test(code))
    ? `Le fournisseur ne répond pas (${codes.find(Boolean) ?? 'réseau'}).`
    : undefined;
};

/** What an administrator reads of a description that cannot be used. */
export const discoveryFault = (error: unknown, Emetteur: string): string => {
  const why = unaskable(error);
  if (why !== undefined) return why;
  const codes = codesOf(error);
  if (codes.includes('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')) {
    const other = causesOf(error)
      .map((cause) => textOf(property(property(cause, 'body'), 'issuer')))
      .find(Boolean);
    return `L’émetteur que déclare le fournisseur est «\u00a0${other ?? 'inconnu'}\u00a0», et non «\u00a0${Emetteur}\u00a0».`;
  }
  const answered = causesOf(error).find((cause) => cause instanceof Response);
  if (codes.includes('OAUTH_RESPONSE_IS_NOT_CONFORM') && answered)
    return `${said(answered.status)} à l’adresse de sa description (${Emetteur}/.well-known/openid-configuration).`;
  if (codes.some((code) => unreadable.has(code))) return 'La description du fournisseur n’est pas lisible.';
  return `La description du fournisseur ne convient pas (${faultCode(error)}).`;
};

/** A refusal of a provider that cannot be asked just then; undefined where it answered. */
export const unaskableRefusal = (error: unknown): Refusal | undefined => {
  const why = unaskable(error);
  return why === undefined ? undefined : new Refusal('partner', why);
};
