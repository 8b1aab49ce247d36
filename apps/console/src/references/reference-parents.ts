import type { Reference } from '@comptoir/contract/references/kit';
import { useSessionInfo } from '../kit/session.ts';

/** The page above a list: /listes, for lists that are reached by it. */
export const useListParents = ({ card }: Reference) => {
  const { kind } = useSessionInfo();
  return kind === 'operator' && card ? [{ label: 'Listes', href: '/listes' }] : [];
};
