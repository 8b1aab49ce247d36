import { Refusal } from '@comptoir/contract/errors';
import { createHash } from 'node:crypto';
import type { Db } from '../../db/tables.ts';
import { bytesOf, FileAnswer, type AnyCall } from '../call.ts';
import { isRecorded } from './recorded.store.ts';

const alreadyDone = () =>
  new Refusal(
    'deja',
    'La demande précédente a bien été enregistrée\u00a0: seule sa réponse s’était perdue. Vérifiez ce qui a été enregistré avant de recommencer.',
  );

/** Who asks for what under which key. */
const nameOf = ({ customer, session, groupe, path, params, query, body }: AnyCall) =>
  createHash('sha256')
    .update(JSON.stringify([customer?.IDCustomer, session?.kind, session?.id, session?.jeton?.IDJeton, groupe, path, params, query, body]))
    .digest('base64');

/** A file is read once. */
const sizeOf = (result: unknown) => (result instanceof FileAnswer ? null : bytesOf(result).length);

/**
 * Does a write once, however often it is asked for under its key, which is the call's `groupe`. A caller whose answer was lost asks
 * again: for a while it gets that answer from the process that gave it. Later, from another process, or with anything else under the key,
 * it hears that it was done.
 * @param write one transaction, which begins with the check that it is given
 * @throws Refusal 409 `deja`
 */
export const once = (call: AnyCall, write: (begin: (db: Db) => Promise<void>) => Promise<unknown>): Promise<unknown> => {
  const refuseRecorded = async (db: Db) => {
    if (await isRecorded(db, call.groupe)) throw alreadyDone();
  };
  return call.app.doneWrites.once(nameOf(call), () => write(refuseRecorded), sizeOf);
};
