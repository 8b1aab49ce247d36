import { retour } from '@comptoir/contract/domains/retour/retour.calls';
import { call, CallError } from '../client.ts';

/** Puts back what one operation of the journal wrote. */
export const undoOperation = (operation: string) => call(retour.annuler, { body: { portee: { operation }, verbe: 'annuler' } });

/** The same of many rows: what was changed since stays, and so does what can no longer be as it was. */
export const undoLot = (operation: string) => call(retour.annuler, { body: { portee: { operation }, verbe: 'annuler', reste: 'garder' } });
export type LotUndone = Awaited<ReturnType<typeof undoLot>>;

/** Several operations, the newest first: what came later may stand on what came before. */
export const undoAll = async (operations: readonly string[]) => {
  let undone = 0;
  try {
    for (const operation of operations.toReversed()) {
      await undoOperation(operation);
      undone += 1;
    }
  } catch (error) {
    if (undone === 0 || !(error instanceof CallError)) throw error;
    throw new CallError(error.status, `Une partie de l’enregistrement est annulée, l’autre non\u00a0: ${error.message}`);
  }
};
