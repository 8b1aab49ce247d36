import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Said } from '../../../partners/openid/provider.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * What a request is known by. Nonce and verifier follow from what the browser keeps and what it is handed back, so that neither
 * the registry nor the address alone has them.
 */
export const secretsOf = (Cle: string, state: string) => {
  const derived = (purpose: string) => createHmac('sha256', Cle).update(`${purpose} ${state}`).digest('base64url');
  return { Empreinte: digest(state), Navigateur: digest(Cle), nonce: derived('nonce'), verifier: derived('verifier') };
};

export const newState = () => randomBytes(32).toString('base64url');

/** Clocks differ. */
const tolerance = 30_000;

/** Whether somebody signed in there at this moment or after; who does not say when, did not. */
export const isSince = ({ authTime }: Pick<Said, 'authTime'>, since: number) =>
  authTime !== undefined && authTime * 1000 >= since - tolerance;

/** When somebody said who they are: long ago where the provider does not say. */
export const provedAt = ({ authTime }: Pick<Said, 'authTime'>, now: number) =>
  new Date(Math.min(now, (authTime ?? 0) * 1000)).toISOString();

/** Whether the provider says that it asked for two factors; nothing said is one. */
export const isStrong = ({ acr, amr }: Pick<Said, 'acr' | 'amr'>, { Acr, Amr }: { Acr: readonly string[]; Amr: readonly string[] }) =>
  Acr.includes(acr) || amr.some((one) => Amr.includes(one));

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether an account may be found by this address: the provider has checked it, and answers for its domain. */
export const mayBeFound = (
  { email, isEmailVerified }: Pick<Said, 'email' | 'isEmailVerified'>,
  { Rattachement, Domaines }: { Rattachement: string; Domaines: readonly string[] },
) => Rattachement === 'courriel' && isEmailVerified && email.includes('@') && Domaines.includes(domainOf(email));

/** Whether a provider is offered to somebody of this domain; nothing said: to everybody. */
export const isOfferedTo = ({ Domaines }: { Domaines: readonly string[] }, domaine: string | undefined) =>
  domaine === undefined || domaine === '' || Domaines.length === 0 || Domaines.includes(domaine.toLowerCase());
