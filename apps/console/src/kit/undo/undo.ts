import { annulerAsked } from '@comptoir/contract/domains/retour/asked';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { operationOf } from '../client.ts';
import { useClosed } from '../queries.ts';
import { notify } from '../notify.ts';

/** A call's answer may be a list itself; a list that is none holds those of several calls. */
const answersOf = (answer: unknown): readonly unknown[] => (Array.isArray(answer) && operationOf(answer) === undefined ? answer : [answer]);

/**
 * Says what writes did, with the way back: one call's answer, or those of the calls that made one save, in their order. `putBack` brings
 * the screen up to date after that, and answers what there is to say. `lasts`: milliseconds, if not the usual time.
 */
export const offerUndo = (answer: unknown, message: string, putBack: () => Promise<string>, lasts?: number) => {
  const answers = answersOf(answer);
  const operations = answers.map(operationOf).filter((operation) => operation !== undefined);
  if (operations.length === 0 || operations.length < answers.length) return notify.done(message, lasts);
  const takeBack = async () => {
    try {
      // Few saves are taken back: its schemas come then.
      const { undoAll } = await import('./undo-calls.ts');
      await undoAll(operations);
    } catch (error) {
      // Somebody may have changed what the screen shows.
      await putBack().catch(() => undefined);
      throw error;
    }
    return putBack();
  };
  return notify.undoable(message, takeBack, lasts);
};

/** What a form saved: its record, and the answers of the calls that it took. */
export interface SavedBy {
  id: number;
  answers: readonly unknown[];
}

/** Why nothing may be undone, if so. */
export const useUndoClosed = () => useClosed(annulerAsked);

/** Says what a save did, with the way back where there is one; all that is shown is read again after that. */
export const useSayDone = () => {
  const client = useQueryClient();
  const closed = useUndoClosed();
  const isOffered = closed === null;
  return useCallback(
    (answer: unknown, message: string, lasts?: number) => {
      if (!isOffered) return notify.done(message, lasts);
      const putBack = async () => {
        await client.invalidateQueries();
        return 'C’est annulé\u00a0: tout est comme avant.';
      };
      return offerUndo(answer, message, putBack, lasts);
    },
    [client, isOffered],
  );
};
