import { bee2Link, bee2LinkProducts, type Bee2LinkProduct, type Bee2LinkSite } from '@comptoir/contract/interfaces/bee2link';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readOf } from '../../kit/queries.ts';

/** Bee2Link's sites for the stored clients: asked once for each client. */
export const useClientSites = (product: Bee2LinkProduct, rows: readonly Bee2LinkSite[]) => {
  const column = bee2LinkProducts[product];
  const clients = useMemo(() => [...new Set(rows.flatMap((row) => row[column] ?? []))], [rows, column]);
  return useQueries({
    queries: clients.map((IdClient) => ({
      ...readOf(bee2Link.sites, { params: { product }, query: { IdClient } }),
      retry: false,
      staleTime: 60_000,
    })),
    combine: (results) => {
      const known = new Map(clients.map((client, at) => [client, results[at]?.data?.sites]));
      const labels = new Map(
        results.flatMap(({ data }) => (data?.sites ?? []).map(({ id, libelle }) => [id, `${libelle} (${id})`] as const)),
      );
      return {
        labels,
        isPending: results.some(({ isPending }) => isPending),
        error: results.find(({ error }) => error)?.error?.message ?? null,
        /** The site ids of a client: empty for an unknown client, `undefined` while loading. */
        sitesOf: (client: string) => known.get(client)?.map(({ id }) => id),
      };
    },
  });
};
