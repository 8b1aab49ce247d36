import { createHash, randomBytes } from 'node:crypto';
import type { Claims } from '@comptoir/contract/domains/session/session.calls';

/** What a token says to whoever holds it; the server reads none of it. `sub` is IDOperator or IDPeople. */
export type TokenClaims = Claims & { sub: string; login: string };

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** Three parts, as screens of other products read it: a head, what it says, and 256 bits that nobody can guess. */
export const newToken = (claims: TokenClaims) => [part({ typ: 'comptoir' }), part(claims), randomBytes(32).toString('base64url')].join('.');

const shape = /^[\w-]{1,100}\.[\w-]{1,4000}\.[\w-]{43}$/;

/** By what the server knows a token: changed in any part, it is another one. Undefined for what is no token of ours. */
export const fingerprintOf = (token: string) => (shape.test(token) ? createHash('sha256').update(token).digest('base64url') : undefined);
