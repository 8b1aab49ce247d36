import { Refusal } from '@comptoir/contract/errors';
import { createHash } from 'node:crypto';
import type { Db } from '../../db/tables.ts';
import { bytesOf, FileAnswer, type AnyCall } from '../call.ts';
import type { Asked } from './done-writes.ts';
import { isRecorded } from './recorded.store.ts';

const alreadyDone = () =>
  new Refusal(
    'deja',
    'La demande précédente a bien été enregistrée\u00a0: seule sa réponse s’était perdue. Rechargez la page avant de recommencer.',
  );

/** Another person's key is another key. */
const askedBy = ({ customer, session, groupe, path, params, query, body }: AnyCall): Asked => ({
  name: JSON.stringify([customer?.IDCustomer, session?.kind, session?.id, session?.jeton?.IDJeton, groupe]),
  print: createHash('sha256')
    .update(JSON.stringify([path, params, query, body]))
    .digest('base64'),
});

/** A file is read once. */
const sizeOf = (result: unknown) => (result instanceof FileAnswer ? null : bytesOf(result).length);

const check = (groupe: string) => async (db: Db) => {
  if (await isRecorded(db, groupe)) throw alreadyDone();
};

/**
 * Does a write once, however often it is asked for under its key, which is the call's `groupe`. A caller whose answer was lost asks
 * again: for a while it gets that answer from the process that gave it; later, or from another process, it hears that it was done.
 * @param write one transaction, which begins with the check that it is given
 * @throws Refusal 409 `deja`
 */
export const once = async (call: AnyCall, write: (begin: (db: Db) => Promise<void>) => Promise<unknown>): Promise<unknown> => {
  const { doneWrites } = call.app;
  const asked = askedBy(call);
  const known = doneWrites.find(asked, alreadyDone);
  return known ? known.result : doneWrites.keep(asked, write(check(call.groupe)), sizeOf);
};
