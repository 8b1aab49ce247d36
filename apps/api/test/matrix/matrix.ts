import { allEndpoints } from '@comptoir/contract/all';
import type { Endpoint } from '@comptoir/contract/kit';
import { references } from '@comptoir/contract/references/all';
import { expect } from 'vitest';
import { cases } from './cases.ts';
import { undocumented } from './judge.ts';
import type { Client, TestApp } from '../http.ts';

export const pathOf = ({ path }: Endpoint, params: Record<string, number | string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 1));

/** The parameters of a call's case; of a small list those of its last row, which is there whatever the cases before have removed. */
export const paramsFor = async (client: Client, name: string, endpoint: Endpoint) => {
  const spec = references.find(({ path }) => endpoint.path.startsWith(path) && name.split('.')[0] !== 'references');
  if (!spec || !endpoint.params) return cases[name]!.params;
  const { body } = await client.call<Record<string, unknown>[]>('GET', spec.path);
  return { [spec.id]: Number(body.at(-1)?.[spec.id]) };
};

/** Makes a call as its case says. Whoever calls, the answer is one that the OpenAPI document names. */
export const send = async (client: Client, name: string, endpoint: Endpoint, params = cases[name]!.params, more = {}) => {
  const { body, headers, query = '' } = cases[name]!;
  const answer = await client.call<{ message?: string; requestId?: string; code?: string }>(
    endpoint.method,
    `${pathOf(endpoint, params)}${query}`,
    body,
    {
      ...headers,
      ...more,
    },
  );
  expect(undocumented(endpoint, answer), name).toBeUndefined();
  return answer;
};

/** Signing in costs more than all the rest: one client per kind and group. */
export const clients = (on: TestApp) => {
  const known = new Map<string, Promise<Client>>();
  return (kind: 'operator' | 'customer', BDGp = 'BDGpUn') => {
    const key = `${kind} ${BDGp}`;
    const signIn = async (): Promise<Client> => {
      const client = await on[kind](BDGp);
      return {
        ...client,
        call: (method, path, ...sent) => {
          // What ends sessions ends this one, or those beside it: whoever comes next signs in.
          if (method === 'DELETE' && /^\/api\/sessions?(\/|$)/.test(path)) known.clear();
          return client.call(method, path, ...sent);
        },
      };
    };
    const client = known.get(key) ?? signIn();
    known.set(key, client);
    return client;
  };
};

/** A customer that meets the conditions of a call, other than `BDGpUn`. */
export const meeting = ({ when }: Endpoint, ordinary: string) => (when?.includes('activite2') ? 'BDGpQuatre' : ordinary);

export const guarded = Object.entries(allEndpoints).filter(([, { who }]) => !who.includes('public'));
export const onCustomer = guarded.filter(([, { on }]) => on === 'customer');
