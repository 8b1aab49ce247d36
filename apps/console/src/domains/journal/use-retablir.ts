import { changesOf, type Change } from '@comptoir/contract/domains/journal/phrases';
import { tableOf } from '@comptoir/contract/catalogue/all';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import type { Choix } from '@comptoir/contract/domains/retour/retour-plan';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndo, undoOperation } from '../../kit/undo.ts';
import type { JournalGroup } from './journal-groups.ts';

/** What happened stays a fact; what the business did is its own. */
export const isUndoable = ({ NomTable }: Pick<JournalEntry, 'NomTable'>) =>
  ['reglage', 'personne'].includes(tableOf(NomTable)?.nature ?? '');

/** The one value that an operation changed, as far as its lines are here; undefined where it changed more, or rows. */
export const oneValueOf = ({ entries: [entry, ...others] }: Pick<JournalGroup, 'entries'>): Change | undefined => {
  if (!entry || others.length > 0 || entry.Operation !== 'U' || !isUndoable(entry)) return undefined;
  const [change, ...more] = changesOf(entry);
  return more.length === 0 ? change : undefined;
};

/** The request that takes an operation back. */
export const demandeOf = ({ Groupe }: Pick<JournalGroup, 'Groupe'>) => ({ portee: { operation: Groupe }, verbe: 'annuler' }) as const;

/** Puts back what an operation wrote, and says so with the way back. */
export const useRetablir = ({ Groupe, Action }: Pick<JournalGroup, 'Groupe' | 'Action'>, onDone?: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choix: Choix[]) => undoOperation(Groupe, choix),
    onSuccess: (answer) => {
      const refresh = () => client.invalidateQueries();
      offerUndo(answer, `«\u00a0${Action}\u00a0» est annulé.`, async () => {
        await refresh();
        return `«\u00a0${Action}\u00a0» vaut de nouveau.`;
      });
      onDone?.();
      return refresh();
    },
  });
};
