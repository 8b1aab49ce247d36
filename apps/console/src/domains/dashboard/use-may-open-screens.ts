import { mayCall } from '@comptoir/contract/rights';
import { useSessionInfo } from '../../kit/session.ts';
import { cardScreensFor } from './card-screens.ts';

/** Whether the cards link to their screens. */
export const useMayOpenScreens = () => {
  const { kind, customer } = useSessionInfo();
  return mayCall({ who: cardScreensFor }, { kind, activites: customer?.activites ?? [] });
};
