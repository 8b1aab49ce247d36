import { retour } from '@comptoir/contract/domains/retour/retour.calls';
import type { Choix } from '@comptoir/contract/domains/retour/retour-plan';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kit/client.ts';
import { offerUndo } from '../../../kit/undo/undo.ts';
import type { Remise } from './remise.ts';

/** Puts something back, and says so with the way back. */
export const useRemise = (
  { demande, words }: { demande: Remise['demande']; words: Pick<Remise['words'], 'done' | 'undone'> },
  onDone?: (answer: { Groupe: string }) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sent: { choix: Choix[]; parents: boolean }) => call(retour.annuler, { body: { ...demande, ...sent } }),
    onSuccess: (answer) => {
      const refresh = () => client.invalidateQueries();
      offerUndo(answer, words.done, async () => {
        await refresh();
        return words.undone;
      });
      onDone?.(answer);
      return refresh();
    },
  });
};
