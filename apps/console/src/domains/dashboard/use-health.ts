import { sante } from '@comptoir/contract/domains/sante/sante.calls';
import { useRead } from '../../kit/queries.ts';
import { useMayOpenScreens } from './use-may-open-screens.ts';

/** The state of the partner logins; read only for people who may see it. */
export const useHealth = () => useRead(sante.interfaces, {}, { enabled: useMayOpenScreens(), select: ({ interfaces }) => interfaces });
