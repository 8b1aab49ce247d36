import type { Reference } from '@comptoir/contract/references/kit';
import { useSessionInfo } from '../kit/session.ts';
import { isInListes } from './listes-cards.ts';

/** The page above a list: /listes, for lists that are reached by it. */
export const useListParents = ({ name }: Reference) => {
  const { kind } = useSessionInfo();
  return kind === 'operator' && isInListes(name) ? [{ label: 'Listes', href: '/listes' }] : [];
};
