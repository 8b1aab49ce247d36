import { tableOf } from '@comptoir/contract/catalogue/all';
import { retour, type Retenue } from '@comptoir/contract/domains/retour/retour.calls';
import type { Choix } from '@comptoir/contract/domains/retour/retour-plan';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kit/client.ts';
import { offerUndo } from '../../../kit/undo/undo.ts';
import type { Remise } from './remise.ts';

/** What a rule kept, in a sentence: « Rennes, Portail : un site publie … » */
const inWords = ({ table, id, nom, phrase }: Retenue) =>
  `${nom ?? `${tableOf(table)?.label ?? table} n°\u00a0${id}`}\u00a0: ${phrase.charAt(0).toLocaleLowerCase('fr')}${phrase.slice(1)}`;

/** '' where no rule kept anything. */
const keptBy = (retenues: readonly Retenue[]) =>
  retenues.length === 0 ? '' : ` Restent telles quelles, retenues par une règle\u00a0: ${retenues.map(inWords).join('\u00a0; ')}.`;

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
      offerUndo(answer, `${words.done}${keptBy(answer.retenues)}`, async () => {
        await refresh();
        return words.undone;
      });
      onDone?.(answer);
      return refresh();
    },
  });
};
