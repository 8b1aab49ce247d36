import { Refusal } from '@comptoir/contract/errors';
import { LRUCache } from 'lru-cache';
import type { ClientAuth, Configuration } from 'openid-client';
import { guardedFetch, isSafeAddress } from './guarded-fetch.ts';
import { discoveryFault, faultCode, unaskableRefusal } from './provider-faults.ts';

/** Loaded with the first provider: not everybody has one. */
const library = () => import('openid-client');

export interface Provider {
  Emetteur: string;
  ClientId: string;
  Secret: string;
  Algorithme: string;
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');

const described = async ({ Emetteur, ClientId, Secret, Algorithme }: Provider, allowedHosts: readonly string[]): Promise<Configuration> => {
  const oidc = await library();
  const issuer = new URL(Emetteur);
  const inBody = oidc.ClientSecretPost(Secret);
  const inHeader = oidc.ClientSecretBasic(Secret);
  const authenticate: ClientAuth = (server, ...rest) => {
    const isInBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') === false;
    (isInBody ? inBody : inHeader)(server, ...rest);
  };
  const found = await oidc.discovery(issuer, ClientId, { id_token_signed_response_alg: Algorithme }, authenticate, {
    [oidc.customFetch]: guardedFetch(allowedHosts),
    timeout: 5,
    execute: [
      // Signatures count also where the token came straight from the provider.
      oidc.enableNonRepudiationChecks,
      // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out: only on this machine, where it is allowed
      ...(issuer.protocol === 'http:' && isSafeAddress(issuer, allowedHosts) ? [oidc.allowInsecureRequests] : []),
    ],
  });
  const { issuer: declared, authorization_endpoint: door = '' } = found.serverMetadata();
  // The library lets providers through that speak for several issuers.
  if (withoutSlash(declared) !== withoutSlash(Emetteur))
    throw new Refusal('partner', `L’émetteur que déclare le fournisseur est «\u00a0${declared}\u00a0», et non «\u00a0${Emetteur}\u00a0».`);
  if (!URL.canParse(door) || !isSafeAddress(new URL(door), allowedHosts))
    throw new Refusal('partner', 'L’adresse à laquelle le fournisseur reçoit les personnes n’est pas en https.');
  return found;
};

/** What providers say of themselves, with their keys, which the library reads anew where one is unknown. */
const known = new LRUCache<string, Promise<Configuration>>({ max: 200, ttl: 10 * 60_000 });

/** @throws Refusal 502 with what is wrong */
export const describeProvider = async (provider: Provider, allowedHosts: readonly string[], { isFresh = false } = {}) => {
  const key = JSON.stringify([provider.Emetteur, provider.ClientId, provider.Secret, provider.Algorithme, allowedHosts]);
  if (isFresh) known.delete(key);
  const remembered = known.get(key) ?? described(provider, allowedHosts);
  known.set(key, remembered, { noUpdateTTL: true });
  try {
    return await remembered;
  } catch (error) {
    known.delete(key);
    throw new Refusal('partner', discoveryFault(error, provider.Emetteur), undefined);
  }
};

interface Request {
  /** Where people come back to. */
  retour: string;
  state: string;
  nonce: string;
  verifier: string;
  /** More that is asked for, such as how lately somebody signed in there. */
  asked: Readonly<Record<string, string>>;
}

/** The address at which the provider receives somebody. */
export const addressAt = async (config: Configuration, { retour, state, nonce, verifier, asked }: Request): Promise<string> => {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  return buildAuthorizationUrl(config, {
    redirect_uri: retour,
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...asked,
  }).href;
};

/** What a checked ID token says; it is not kept. */
export interface Said {
  sub: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  acr: string;
  amr: string[];
  /** When somebody signed in there, in seconds; undefined where it does not say. */
  authTime: number | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The code is good for nothing, or what came for it is not what was asked for. */
export class NotSaid extends Error {
  readonly code: string;
  constructor(cause: unknown) {
    super('the provider does not say who it is', { cause });
    this.code = faultCode(cause);
  }
}

interface Returned extends Omit<Request, 'asked'> {
  code: string | undefined;
  iss: string | undefined;
  error: string | undefined;
}

/** Who came back, by the code that the provider gave the browser. @throws NotSaid; Refusal 502 where it cannot be asked */
export const whoCameBack = async (config: Configuration, { retour, state, nonce, verifier, code, iss, error }: Returned): Promise<Said> => {
  const { authorizationCodeGrant } = await library();
  const url = new URL(retour);
  url.search = new URLSearchParams(
    Object.entries({ code, iss, error, state }).filter((one): one is [string, string] => one[1] !== undefined),
  ).toString();
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  const claims = await authorizationCodeGrant(config, url, checks)
    .then((tokens) => tokens.claims())
    .catch((fault: unknown) => {
      throw unaskableRefusal(fault) ?? new NotSaid(fault);
    });
  if (!claims) throw new NotSaid(undefined);
  const { sub, email, email_verified: isVerified, name, preferred_username: called, acr, amr, auth_time: authTime } = claims;
  return {
    sub,
    email: textOf(email),
    isEmailVerified: isVerified === true,
    name: textOf(email) || textOf(called) || textOf(name),
    acr: textOf(acr),
    amr: Array.isArray(amr) ? amr.map(textOf) : [],
    authTime: typeof authTime === 'number' ? authTime : undefined,
  };
};
