import { contract, type Contract } from '@comptoir/contract/all';
import type { Endpoint } from '@comptoir/contract/kit';
import type { Route, Routes } from './call.ts';

/** A call without a route, or a route without a call, does not compile. */
export type AllRoutes = { [Domain in keyof Contract]: Routes<Contract[Domain]> };

export interface Served {
  endpoint: Endpoint;
  route: Route<Endpoint>;
}

/** Each call of the domains with its route. */
export const servedBy = (routes: AllRoutes): Served[] =>
  Object.entries(contract).flatMap(([domain, calls]) => {
    const handlers = routes[domain as keyof Contract] as unknown as Record<string, Route<Endpoint>>;
    return Object.entries<Endpoint>(calls).map(([name, endpoint]) => ({ endpoint, route: handlers[name]! }));
  });

/** The paths of the lists that are answered by the revisions of their tables, each with those. */
export const cachedListsOf = (served: readonly Served[]): ReadonlyMap<string, readonly string[]> =>
  new Map(served.flatMap(({ endpoint, route }) => (typeof route === 'function' ? [] : [[endpoint.path, route.tables] as const])));
