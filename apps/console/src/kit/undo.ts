import { retour } from '@comptoir/contract/domains/retour/retour.calls';
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

/** Why nothing may be undone, if so. */
export const useUndoClosed = () => useClosed(retour.annuler);
