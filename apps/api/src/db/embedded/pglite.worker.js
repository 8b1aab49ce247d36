import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { parentPort, workerData } from 'node:worker_threads';
import { SafeDirectory } from './safe-directory.js';

/** @typedef {{ dataDir: string, initialise?: boolean }} Settings */
/** @typedef {{ session: number, bytes: Uint8Array } | 'close'} Order */

if (!parentPort) throw new Error('this file runs as a worker');
const port = parentPort;
const { dataDir, initialise } = /** @type {Settings} */ (workerData);
const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4);

/** @type {NonNullable<import('@electric-sql/pglite').PGliteOptions['pgliteWasmModule']>} */
const program = await new Promise((resolve) => port.once('message', resolve));

const database = await PGlite.create({
  pgliteWasmModule: program,
  fs: new SafeDirectory(dataDir),
  extensions: { unaccent },
  startParams: [
    // `-O` would let a superuser session write the catalogue, and `-F` never flush.
    ...PGlite.defaultStartParams.filter((parameter) => !['-O', '-F'].includes(parameter)),
    '-c',
    'fsync=on',
    // The other methods are system calls that the engine answers without doing them.
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'shared_buffers=16MB',
    '-c',
    'jit=off',
  ],
});

/** An answer travels in parts: one that was gathered first would grow the engine's memory, which is never given back. */
const PART = 256 * 1024;
let part = new Uint8Array(PART);
let filled = 0;

/** @param {number} session @param {Uint8Array<ArrayBuffer>} bytes */
const post = (session, bytes) => port.postMessage({ session, bytes }, [bytes.buffer]);

/** @param {number} session @param {Uint8Array} data */
const gather = (session, data) => {
  for (let from = 0; from < data.length;) {
    const count = Math.min(PART - filled, data.length - from);
    part.set(data.subarray(from, from + count), filled);
    filled += count;
    from += count;
    if (filled < PART) continue;
    post(session, part);
    part = new Uint8Array(PART);
    filled = 0;
  }
};

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
  await database.execProtocolRawStream(bytes, { onRawData: (data) => gather(session, data) });
  // The end of an answer, which says that a write is kept, waits until it is.
  post(session, part.slice(0, filled));
  filled = 0;
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
