import type { Verdict } from '@comptoir/contract/sante';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { neverChecked, verdictWords } from './verdict-words.ts';

/** How an access stands, or an interface as a whole. */
export const VerdictBadge = ({ verdict }: { verdict: Verdict | null }) => {
  const { label, tone } = verdict === null ? neverChecked : verdictWords[verdict];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
};
