import type { Endpoint } from '@comptoir/contract/kit';
import { raisons } from '@comptoir/contract/rights';
import { useClosed } from '../queries.ts';
import { useStanding } from '../session.ts';

/** Why this session may not do what the call does, at the moment that is shown; `undefined` where it may. */
export const useReason = (call: Pick<Endpoint, 'method' | 'on' | 'who' | 'when'>): string | undefined => {
  const closed = useClosed(call);
  const [first] = raisons(call, useStanding());
  return (call.method === 'GET' ? undefined : closed) ?? first?.phrase;
};
