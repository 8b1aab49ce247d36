import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {{ dataDir: string, initialise?: boolean }} Settings */
/** @typedef {{ session: number, bytes: Uint8Array } | 'close'} Order */

if (!parentPort) throw new Error('this file runs as a worker');
const port = parentPort;
const { dataDir, initialise } = /** @type {Settings} */ (workerData);
const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4);

const database = await PGlite.create({
  dataDir,
  extensions: { unaccent },
  startParams: [
    // `-O` would let a superuser session write the catalogue.
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-O'),
    '-c',
    'shared_buffers=16MB',
    '-c',
    'jit=off',
  ],
});

let current = 0;

/** The engine has one session for its whole life: what one connection left in it must not reach the next. */
const startAfresh = async () => {
  await database.execProtocolRaw(SYNC);
  await database.exec('rollback');
  await database.exec('discard all');
};

/** @param {Order} order */
const obey = async (order) => {
  if (order === 'close') {
    await database.close();
    port.close();
    return;
  }
  const { session, bytes } = order;
  if (session < current) return;
  if (session > current) {
    if (current > 0) await startAfresh();
    current = session;
  }
  const answer = (await database.execProtocolRaw(bytes)).slice();
  port.postMessage({ session, bytes: answer }, [answer.buffer]);
};

if (initialise) {
  await database.close();
  port.close();
} else {
  let previous = Promise.resolve();
  // A rejection here is a fault of the engine itself: it ends the worker, and the main thread learns of it.
  port.on('message', (/** @type {Order} */ order) => {
    previous = previous.then(() => obey(order));
  });
  port.postMessage('ready');
}
