import type { Verdict } from '@comptoir/contract/domains/sante/etats';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { neverChecked, verdictWords } from './verdict-words.ts';

/** The state of an access, or of a whole interface. */
export const VerdictBadge = ({ verdict }: { verdict: Verdict | null }) => {
  const { label, tone } = verdict === null ? neverChecked : verdictWords[verdict];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
};
