import { session } from '@comptoir/contract/domains/session/session.calls';
import { useEffect } from 'react';
import { useRead } from '../../kit/queries.ts';

const nothing: ReadonlySet<string> = new Set();
const freshMillis = 60_000;

/** The screens of interfaces that the customer at hand does not use; none as long as this is unknown. */
export const useUnusedInterfaces = (enabled: boolean, current: string | undefined): ReadonlySet<string> => {
  const { data, isStale, refetch } = useRead(session.interfaces, {}, { enabled, staleTime: freshMillis });
  useEffect(() => {
    if (enabled && data && isStale) void refetch();
    // Another page may come after something was switched on or off.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only then
  }, [current]);
  return data ? new Set(data.filter(({ Utilisee }) => !Utilisee).map(({ Ecran }) => Ecran)) : nothing;
};
