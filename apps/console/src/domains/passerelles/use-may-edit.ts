import { passerelles } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { mayCall } from '@comptoir/contract/rights';
import { useSessionInfo } from '../../kit/session.ts';

/** Whether this session may change gateways and their columns. */
export const useMayEdit = () => {
  const { kind, customer } = useSessionInfo();
  return mayCall(passerelles.update, { kind, BDGp: customer?.BDGp ?? '', activites: customer?.activites ?? [] });
};
