import { sante } from '@comptoir/contract/sante';
import { useRead } from '../../kit/queries.ts';
import { useMayOpenScreens } from './use-may-open-screens.ts';

/** How the accesses to partners stand; read only for those who may see why. */
export const useHealth = () => useRead(sante.interfaces, {}, { enabled: useMayOpenScreens(), select: ({ interfaces }) => interfaces });
