import {
  QueryClient,
  replaceEqualDeep,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { statusOf } from '@comptoir/contract/errors';
import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import type { Answer, Endpoint } from '@comptoir/contract/kit';
import { raisons, type Guarded } from '@comptoir/contract/rights';
import { useContext } from 'react';
import { call, CallError, carryVersion, earlyAnswer, type Sending } from './client.ts';
import { pastReason } from './past/past-reason.ts';
import { isOver, patiently } from './patience.ts';
import { instantAtHand } from './place.ts';
import { SessionInfoContext, standingOf } from './session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError;
  }
}

const passing = (error: unknown) => error instanceof CallError && [0, 503, 504].includes(error.status) && !isOver(error);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Offline is an error that people see and may retry, never an endless wait.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && passing(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        staleTime: 10_000,
        structuralSharing: (before, fresh) => carryVersion(fresh, replaceEqualDeep(before, fresh)),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** The collection of a call: its path before the first parameter. */
const collectionOf = (path: string) => path.split('/{')[0]!.toLowerCase();

/** The key of a read: its collection first, so that a write invalidates by prefix. Some reads have a body. */
export const keyOf = <E extends Endpoint>({ path }: E, { params, query, headers, body }: Sending<E>) =>
  [collectionOf(path), path, { params, query, headers, body }] as const;

/** For `useRead`, `prefetchQuery` and `fetchQuery`. */
export const readOf = <E extends Endpoint>(endpoint: E, sent: Sending<E>) => ({
  queryKey: keyOf(endpoint, sent),
  ...(endpoint.present ? { meta: { present: endpoint.present } } : {}),
  queryFn: ({ signal }: { signal: AbortSignal }) => patiently(signal, (both) => call(endpoint, sent, { signal: both })),
});

type ReadOptions<A, T> = Omit<UseQueryOptions<A, CallError, T>, 'queryKey' | 'queryFn'>;

export const useRead = <E extends Endpoint, T = Answer<E>>(
  endpoint: E,
  sent: Sending<E>,
  options: ReadOptions<Answer<E>, T> = {},
): UseQueryResult<T> =>
  useQuery<Answer<E>, CallError, T>({ ...readOf(endpoint, sent), initialData: () => earlyAnswer(endpoint, sent), ...options });

const coming = { type: 'active', predicate: ({ state }: { state: { status: string } }) => state.status === 'pending' } as const;

/** Whether something is read of which nothing is shown yet. */
export const isComing = (client: QueryClient) => client.isFetching(coming) > 0;

/** Asks anew for all of that. */
export const readAgain = async (client: QueryClient) => {
  await client.cancelQueries(coming);
  await client.refetchQueries(coming);
};

/** Refetches every read of these calls' collections: `/api/sites` covers `/api/sites/{IDSite}` and `/api/sites/{IDSite}/marques`. */
export const invalidate = (client: QueryClient, endpoints: readonly Endpoint[]) => {
  const collections = endpoints.map(({ path }) => collectionOf(path));
  return client.invalidateQueries({
    predicate: ({ queryKey: [collection] }) =>
      collections.some((touched) => collection === touched || String(collection).startsWith(`${touched}/`)),
  });
};

export interface WriteOptions {
  /** Reads of other collections that this write changes. Its own collection is always refetched. */
  touches?: readonly Endpoint[];
}

/** A write that was refused for an older version reads the stored one, so that both can be compared. */
export const isModified = (error: unknown) => error instanceof CallError && error.code === 'modified';

/** Why nothing of this call may be done: the role of the session does not hold it, or a past state is shown; null where it may. */
export const closedTo = (info: SessionInfo | null, endpoint: Guarded & Partial<Pick<Endpoint, 'on'>>): string | null => {
  if (instantAtHand() !== null && endpoint.on !== 'registry') return pastReason;
  const reason = info && raisons(endpoint, standingOf(info)).find(({ code }) => code === 'portee');
  return reason?.phrase ?? null;
};
export const useClosed = (endpoint: Guarded & Partial<Pick<Endpoint, 'on'>>) => closedTo(useContext(SessionInfoContext), endpoint);

/** Whether a write was refused, or would be, whatever is typed: the role does not hold it, or a past state is shown. */
export const isClosed = (error: CallError | null) => error?.code === 'portee' || error?.code === 'passe';

const closedError = (closed: string) => {
  const code = closed === pastReason ? 'passe' : 'portee';
  return new CallError(statusOf[code], closed, code);
};

/** A write with the refusal that it would meet (`useClosed`), so that it is said before somebody has typed anything. */
export const asClosed = <Write extends { error: CallError | null }>(closed: string | null, write: Write): Write =>
  closed === null || write.error ? write : Object.assign(write, { error: closedError(closed) });

/** A write. It stays pending until the changed reads are fresh, so that nothing flickers back. */
export const useWrite = <E extends Endpoint>(
  endpoint: E,
  { touches = [] }: WriteOptions = {},
): UseMutationResult<Answer<E>, CallError, Sending<E>> => {
  const client = useQueryClient();
  const closed = useClosed(endpoint);
  const write = useMutation<Answer<E>, CallError, Sending<E>>({
    mutationFn: (sent) => call(endpoint, sent),
    onSuccess: () => invalidate(client, [endpoint, ...touches]),
    onError: (error) => (isModified(error) ? invalidate(client, [endpoint]) : undefined),
  });
  return asClosed(closed, write);
};
