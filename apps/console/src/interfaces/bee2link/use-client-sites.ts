import { bee2Link, bee2LinkProducts, type Bee2LinkProduct, type Bee2LinkSite } from '@comptoir/contract/interfaces/bee2link/bee2link.calls';
import type { Answer } from '@comptoir/contract/kit';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { readOf } from '../../kit/queries.ts';
import type { MatchOption } from '../kit/match-options.ts';

type Sites = Answer<typeof bee2Link.sites>;

/** What Bee2Link says of a client: `undefined` while it is asked, null if it gave no answer, no sites if it does not know the client. */
type ClientSites = readonly MatchOption[] | null | undefined;

const optionsOf = ({ data, error }: UseQueryResult<Sites>): ClientSites => {
  if (data) return data.sites.map(({ id, libelle, active }) => ({ value: id, label: `${libelle} (${id})`, active }));
  return error ? null : undefined;
};

/** Bee2Link's sites for the stored clients and those that are typed: asked once for each client. */
export const useClientSites = (product: Bee2LinkProduct, rows: readonly Bee2LinkSite[]) => {
  const column = bee2LinkProducts[product];
  const [typed, setTyped] = useState<readonly string[]>([]);
  const clients = useMemo(() => [...new Set([...rows.flatMap((row) => row[column] ?? []), ...typed])], [rows, column, typed]);
  const combine = useCallback(
    (results: UseQueryResult<Sites>[]) => {
      const known = new Map(clients.map((client, at) => [client, results[at] && optionsOf(results[at])]));
      return {
        error: results.find(({ error }) => error)?.error?.message ?? null,
        sitesOf: (client: string): ClientSites => known.get(client),
      };
    },
    [clients],
  );
  const found = useQueries({
    queries: clients.map((IdClient) => ({
      ...readOf(bee2Link.sites, { params: { product }, query: { IdClient } }),
      retry: false,
      staleTime: 60_000,
    })),
    combine,
  });
  const look = useCallback((client: string) => setTyped((before) => (before.includes(client) ? before : [...before, client])), []);
  return useMemo(() => ({ ...found, look }), [found, look]);
};

export type Found = ReturnType<typeof useClientSites>;
