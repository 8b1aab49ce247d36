import { epingles } from '@comptoir/contract/domains/epingles/epingles.calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, CallError } from '../../../kit/client.ts';
import { notify } from '../../../kit/notify.ts';
import { patiently } from '../../../kit/patience.ts';
import { keyOf } from '../../../kit/queries.ts';
import { putBack, turn, type MenuKept } from './menu-kept.ts';

interface Turned {
  href: string;
  before: readonly string[];
}

const key = keyOf(epingles.list, {});

const list = async (signal: AbortSignal) => (await call(epingles.list, {}, { signal })).ecrans;
const save = (Ecran: string, epingle: boolean, signal?: AbortSignal) =>
  call(epingles.garder, { body: { Ecran, epingle } }, { signal, isAside: true });

/** Asking again would change nothing: there is one too many, or it is no screen. */
const isRefused = (error: unknown) => error instanceof CallError && [400, 422].includes(error.status);

/** What the server keeps, once it knows these pins too. */
const read = async (unsent: readonly string[], signal: AbortSignal) => {
  const known = await list(signal);
  const missing = unsent.filter((one) => !known.includes(one));
  if (missing.length === 0) return known;
  // One after the other, since the server keeps their order.
  for (const one of missing) {
    await save(one, true, signal).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  }
  return list(signal);
};

/**
 * Keeps the browser's copy of an operator's pins like the server's, and answers how to turn one. The copy is what is shown, so
 * nothing waits for the server.
 */
export const usePins = (enabled: boolean, kept: MenuKept, setKept: (change: (before: MenuKept) => MenuKept) => void) => {
  const client = useQueryClient();
  useQuery({
    queryKey: key,
    enabled,
    // Of the browser, and old: it is read at once, and no page counts as waiting for it.
    initialData: [...kept.pins],
    initialDataUpdatedAt: 0,
    queryFn: ({ signal }) =>
      patiently(signal, async (both) => {
        const pins = await read(kept.sent ? [] : kept.pins, both);
        if (!both.aborted) setKept((before) => ({ ...before, pins, sent: true }));
        return pins;
      }),
  });
  const { mutate } = useMutation({
    mutationKey: key,
    // One after the other, as they were clicked.
    scope: { id: epingles.garder.path },
    mutationFn: ({ href, before }: Turned) => save(href, !before.includes(href)),
    // An answer from before this write would show the pin as it was.
    onMutate: () => client.cancelQueries({ queryKey: key }),
    onError: (error, { href, before }) => {
      setKept((now) => ({ ...now, pins: putBack(now.pins, before, href) }));
      notify.failed(error, before.includes(href) ? 'L’écran est resté épinglé' : 'L’écran n’a pas été épinglé');
    },
    onSettled: () => {
      const isLast = client.isMutating({ mutationKey: key }) === 1;
      if (isLast) void client.invalidateQueries({ queryKey: key });
    },
  });
  return (href: string) => {
    setKept((now) => ({ ...now, pins: turn(now.pins, href) }));
    mutate({ href, before: kept.pins });
  };
};
