import { Refusal, statusOf, type RefusalCode } from '@comptoir/contract/errors';
import { isWrite, takesInstant, takesKey, type Endpoint } from '@comptoir/contract/kit';
import { chapitreOf, scopeOf } from '@comptoir/contract/portees';
import { mayCall } from '@comptoir/contract/rights';
import { isProbe } from './edge/edge.ts';

type Rule = (endpoint: Endpoint) => boolean;

const hasBody: Rule = ({ method }) => method !== 'GET';
const needsSession: Rule = ({ who }) => !who.includes('public');

/** What follows from the parts of a call; its own rules refuse in `refuses`. */
const follows: Partial<Record<RefusalCode, Rule>> = {
  invalid: (endpoint) => hasBody(endpoint) || Boolean(endpoint.params ?? endpoint.query ?? endpoint.headers),
  unauthenticated: needsSession,
  forbidden: (endpoint) =>
    needsSession(endpoint) && (endpoint.when !== undefined || !endpoint.who.includes('operator') || !endpoint.who.includes('customer')),
  preuve: ({ danger }) => danger !== undefined,
  acces: (endpoint) => endpoint.on === 'customer' && endpoint.who.includes('operator'),
  // What is a person's own asks nothing of a role, or of a token.
  portee: (endpoint) => {
    const scope = scopeOf(endpoint);
    return needsSession(endpoint) && scope !== undefined && chapitreOf(scope) !== 'soi';
  },
  jeton: needsSession,
  unknown: ({ params }) => params !== undefined,
  too_slow: hasBody,
  too_large: hasBody,
  wrong_type: hasBody,
  // An operator who has not chosen a customer, where that is no lack of rights already.
  rule: (endpoint) => endpoint.on === 'customer' && mayCall(endpoint, { kind: 'operator', activites: [] }),
  essai: hasBody,
  misdirected: ({ path }) => !isProbe(path),
  too_many: ({ path }) => !isProbe(path),
  not_ready: (endpoint) => needsSession(endpoint) || hasBody(endpoint),
};

const bug = 500;

/** The codes that follow from the parts of a call, and need not be named. */
export const followingCodes = (endpoint: Endpoint) =>
  // The keys of the object are codes.
  (Object.keys(follows) as RefusalCode[]).filter((code) => follows[code]?.(endpoint));

/** What the header of an instant adds. */
const ofInstant = (endpoint: Endpoint): RefusalCode[] => {
  if (takesInstant(endpoint)) return ['invalid', 'unknown', 'perdu'];
  return endpoint.on === 'customer' && isWrite(endpoint) ? ['passe'] : [];
};

/** The statuses with which a call may refuse, in order; `standsOnVersion`: it is a write that takes `If-Match`. */
export const refusalStatuses = (endpoint: Endpoint, { standsOnVersion }: { standsOnVersion: boolean }): number[] => {
  const codes = followingCodes(endpoint);
  const all: RefusalCode[] = [
    ...codes,
    ...ofInstant(endpoint),
    ...(standsOnVersion ? (['modified'] as const) : []),
    ...(takesKey(endpoint) ? (['deja'] as const) : []),
    ...(endpoint.refuses ?? []),
  ];
  return [...new Set([...all.map((code) => statusOf[code]), bug])].toSorted((a, b) => a - b);
};

/** In development and tests: a refusal that the contract does not name is a bug. */
export const checkRefusal = (endpoint: Endpoint, statuses: readonly number[], error: unknown) => {
  if (!(error instanceof Refusal) || statuses.includes(statusOf[error.code])) return;
  throw new Error(`${endpoint.method} ${endpoint.path} refuses with ${error.code}, which its contract does not say`, { cause: error });
};
