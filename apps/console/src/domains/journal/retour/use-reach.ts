import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { mayCall } from '@comptoir/contract/rights';
import { standingOf, useSessionInfo } from '../../../kit/session.ts';
import type { JournalGroup } from '../journal-groups.ts';

/**
 * How far somebody's history reaches: the whole journal, or one's own records, where one's own operations can be undone and an operator's on
 * people. The server says what of them may be.
 */
export const useReach = () => {
  const info = useSessionInfo();
  const reads = mayCall(journal.list, standingOf(info));
  const isOwn = ({ Kind, Auteur }: Pick<JournalGroup, 'Kind' | 'Auteur'>) => Kind === 'customer' && Auteur === info.login;
  return {
    reads,
    mayUndo: (group: JournalGroup) =>
      reads ||
      isOwn(group) ||
      (group.Kind === 'operator' && group.entries.every(({ NomTable, Operation }) => NomTable === 'utilisateurs' && Operation === 'U')),
    /** Whether a former value can be put back. */
    mayRestore: (entry: Pick<JournalGroup, 'Kind' | 'Auteur'> & { NomTable: string }) =>
      reads || isOwn(entry) || entry.NomTable === 'utilisateurs',
  };
};
