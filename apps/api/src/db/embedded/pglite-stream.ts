import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

type Answer = 'ready' | { session: number; bytes: Uint8Array };

/** The embedded engine is gone: every connection fails with this, and the process must be started again. */
export class EngineLost extends Error {
  constructor(cause?: unknown) {
    super('La base de données embarquée s’est arrêtée.', { cause });
    this.name = 'EngineLost';
  }
}

const workerFile = new URL('./pglite.worker.js', import.meta.url);

declare global {
  // Node has it, and leaves its types to those of a browser.
  namespace WebAssembly {
    interface Module {
      readonly [Symbol.toStringTag]: string;
    }
    function compile(bytes: Uint8Array): Promise<Module>;
  }
}

const compile = async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')));
};
let compiled: Promise<WebAssembly.Module> | undefined;

/** The engine's program is compiled here while the worker loads, and once for all that this process opens. */
const giveProgram = (worker: Worker) => {
  compiled ??= compile();
  compiled.then(
    (program) => worker.postMessage(program),
    (error: unknown) => worker.emit('error', error),
  );
};

const startWorker = (dataDir: string, initialise: boolean) => new Worker(workerFile, { workerData: { dataDir, initialise }, execArgv: [] });

/** Creates an empty database in a worker of its own, because the memory that it needs is never given back. */
export const initialiseDirectory = (dataDir: string) =>
  new Promise<void>((resolve, reject) => {
    const worker = startWorker(dataDir, true);
    giveProgram(worker);
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new EngineLost(`code ${code}`))));
  });

/** PGlite in a worker, reached over PostgreSQL's wire protocol: the event loop stays free during a query. */
export class PgliteEngine {
  /** Settles when the engine ends by itself; never when it is closed. */
  readonly lost: Promise<EngineLost>;
  readonly #worker: Worker;
  readonly #streams = new Map<number, PgliteStream>();
  #sessions = 0;
  #ended: EngineLost | undefined;
  #closing = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answer: Answer) => {
      if (answer === 'ready') return;
      const { buffer, byteOffset, byteLength } = answer.bytes;
      this.#streams.get(answer.session)?.push(Buffer.from(buffer, byteOffset, byteLength));
    });
    this.lost = new Promise((resolve) => {
      const end = (cause?: unknown) => {
        if (this.#ended) return;
        const lost = new EngineLost(cause);
        this.#ended = lost;
        for (const stream of this.#streams.values()) stream.destroy(lost);
        if (!this.#closing) resolve(lost);
      };
      worker.on('error', end);
      worker.on('exit', (code) => end(`code ${code}`));
    });
  }

  static async start(dataDir: string, worker = startWorker(dataDir, false)): Promise<PgliteEngine> {
    giveProgram(worker);
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new EngineLost(`code ${code}`)));
    });
    return new PgliteEngine(worker);
  }

  /** Registers a connection; the worker forgets the previous one's state when the new one speaks. */
  attach(stream: PgliteStream): number {
    const session = ++this.#sessions;
    if (this.#ended) stream.destroy(this.#ended);
    else this.#streams.set(session, stream);
    return session;
  }

  detach(session: number) {
    this.#streams.delete(session);
  }

  send(session: number, bytes: Uint8Array) {
    this.#worker.postMessage({ session, bytes });
  }

  async close() {
    if (this.#ended) return;
    this.#closing = true;
    const exited = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()));
    this.#worker.postMessage('close');
    const impatience = setTimeout(() => void this.#worker.terminate(), 10_000);
    await exited;
    clearTimeout(impatience);
  }
}

const TERMINATE = 0x58;

/** What `pg.Client` takes for a socket. */
export class PgliteStream extends Duplex {
  readonly #engine: PgliteEngine;
  #session = 0;

  constructor(engine: PgliteEngine) {
    super();
    this.#engine = engine;
  }

  connect() {
    this.#session = this.#engine.attach(this);
    process.nextTick(() => !this.destroyed && this.emit('connect'));
    return this;
  }

  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    // The farewell of a connection would end the engine's only session.
    if (chunk[0] !== TERMINATE || chunk.length !== 5) this.#engine.send(this.#session, chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#engine.detach(this.#session);
    done(error);
  }
}
