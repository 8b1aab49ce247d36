import { retour } from '@comptoir/contract/domains/retour/retour.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, operationOf } from './client.ts';
import { useClosed } from './queries.ts';
import { notify } from './notify.ts';

/** Puts back what one operation of the journal wrote. */
export const undoOperation = (operation: string) => call(retour.annuler, { body: { portee: { operation }, verbe: 'annuler' } });

/** The same of many rows: what was changed since stays, and so does what can no longer be as it was. */
export const undoLot = (operation: string) => call(retour.annuler, { body: { portee: { operation }, verbe: 'annuler', reste: 'garder' } });
export type LotUndone = Awaited<ReturnType<typeof undoLot>>;

/**
 * Says what a write did, with the way back. `putBack` brings the screen up to date after that, and answers what there is to say.
 */
export const offerUndo = (answer: unknown, message: string, putBack: () => Promise<string>) => {
  const operation = operationOf(answer);
  if (operation === undefined) return notify.done(message);
  return notify.undoable(message, async () => {
    try {
      await undoOperation(operation);
    } catch (error) {
      // Somebody may have changed what the screen shows.
      await putBack().catch(() => undefined);
      throw error;
    }
    return putBack();
  });
};

/** What a form saved: its record, and the answers of the calls that it took. */
export interface SavedBy {
  id: number;
  answers: readonly unknown[];
}

/** One operation can be taken back; what several calls saved is not undone by half. */
export const onlyOf = ({ answers: [answer, ...others] }: SavedBy) => (others.length === 0 ? answer : undefined);

/** Why nothing may be undone, if so. */
export const useUndoClosed = () => useClosed(retour.annuler);

/** Says what a save did, with the way back where there is one; all that is shown is read again after that. */
export const useSayDone = () => {
  const client = useQueryClient();
  const closed = useUndoClosed();
  const isOffered = closed === null;
  return useCallback(
    (answer: unknown, message: string) => {
      if (!isOffered) return notify.done(message);
      return offerUndo(answer, message, async () => {
        await client.invalidateQueries();
        return 'C’est annulé\u00a0: tout est comme avant.';
      });
    },
    [client, isOffered],
  );
};
