import { passerelles } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { mayCall } from '@comptoir/contract/rights';
import { useStanding } from '../../kit/session.ts';

/** Whether this session may change gateways and their columns. */
export const useMayEdit = () => mayCall(passerelles.update, useStanding());
