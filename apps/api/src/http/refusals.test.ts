import { allEndpoints } from '@comptoir/contract/all';
import { Refusal, statusOf } from '@comptoir/contract/errors';
import type { Endpoint } from '@comptoir/contract/kit';
import { describe, expect, it } from 'vitest';
import { recordEndpoints } from './lists/versions.ts';
import { checkRefusal, followingCodes, refusalStatuses } from './refusals.ts';

const recordOf = recordEndpoints(Object.values(allEndpoints));
const standsOnVersion = (endpoint: Endpoint) => endpoint.method !== 'GET' && recordOf(endpoint) !== undefined;
const statusesOf = (endpoint: Endpoint) => refusalStatuses(endpoint, { standsOnVersion: standsOnVersion(endpoint) });

describe('the statuses of a call', () => {
  it.each([
    ['systeme.live', [500]],
    ['systeme.ready', [500, 503]],
    ['session.authenticate', [400, 401, 408, 413, 415, 421, 422, 429, 500, 503]],
    ['session.info', [401, 403, 421, 429, 500, 503]],
    ['sites.list', [400, 401, 403, 404, 410, 421, 422, 429, 500, 503]],
    ['civilites.update', [400, 401, 403, 404, 408, 409, 413, 415, 421, 422, 429, 500, 503]],
    // Whoever has no activity has no right either.
    ['categoriesAgri.clients', [400, 401, 403, 404, 410, 421, 429, 500, 503]],
    ['planetVO2.sitesPVO', [401, 403, 421, 422, 429, 500, 502, 503]],
  ])('%s', (name, statuses) => {
    expect(statusesOf(allEndpoints[name]!)).toEqual(statuses);
  });

  it('that its rules name do not follow from its parts', () => {
    const said = Object.entries(allEndpoints).flatMap(([name, { refuses = [], ...parts }]) => {
      // Whoever lacks the customer's consent or a role, comes with a token, or only tries, is told so, which says nothing of other rights.
      const codes = followingCodes(parts).filter((code) => !['acces', 'portee', 'jeton', 'essai'].includes(code));
      const following = [...codes.map((code) => statusOf[code]), ...(standsOnVersion(parts) ? [statusOf.modified] : [])];
      return refuses.filter((code) => following.includes(statusOf[code])).map((code) => `${name} ${code}`);
    });
    expect(said).toEqual([]);
  });
});

it('turns a refusal that the contract does not name into a bug', () => {
  const list = allEndpoints['sites.list']!;
  const check = (error: unknown) => () => checkRefusal(list, statusesOf(list), error);
  expect(check(new Refusal('conflict', 'Déjà là.'))).toThrow('GET /api/sites refuses with conflict');
  expect(check(new Refusal('rule', 'Choisissez.'))).not.toThrow();
  expect(check(new Error('no refusal'))).not.toThrow();
});
