import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/database.ts';
import { AlreadyInUse, lockDirectory } from './directory-lock.ts';
import { openDatabase } from '../open.ts';
import { pgliteDirectory } from './pglite.ts';
import { EngineLost, PgliteEngine, PgliteStream } from './pglite-stream.ts';
import { embeddedPool } from '../driver/pool.ts';

describe('the directory lock', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'comptoir-lock-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('refuses a second holder and is free again once released', async () => {
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(AlreadyInUse);
    await expect(lockDirectory(`${directory}/.`)).rejects.toThrow('est déjà utilisé');
    await lock.release();
    await (await lockDirectory(directory)).release();
  });

  it('is held by another process, and freed when that process is killed', async () => {
    const tsx = fileURLToPath(new URL('../../../../../node_modules/tsx/dist/cli.mjs', import.meta.url));
    const file = fileURLToPath(new URL('./directory-lock.ts', import.meta.url));
    const program = `import { lockDirectory } from ${JSON.stringify(file)}; lockDirectory(process.argv[1]).then(() => { console.log('held'); setInterval(() => {}, 1000); });`;
    const holder = spawn(process.execPath, [tsx, '--input-type=module', '-e', program, directory], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    await expect(lockDirectory(directory)).rejects.toThrow(AlreadyInUse);
    // The launcher has a child of its own: the whole group dies at once.
    process.kill(-holder.pid!, 'SIGKILL');
    await once(holder, 'exit');
    let lock;
    for (let wait = 0; !lock && wait < 50; wait += 1) {
      lock = await lockDirectory(directory).catch(() => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 20)));
    }
    expect(lock).toBeDefined();
    await lock?.release();
  });

  it('lets one of many win when all start at once over a dead lock', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await Promise.all(won.map(({ value }) => value.release()));
  });
});

/** The product's worker, in which each flush is counted and done. */
const countingWorker = `
  const fs = require('node:fs');
  const { flushes } = require('node:worker_threads').workerData;
  const { fsyncSync } = fs;
  fs.fsyncSync = (file) => {
    Atomics.add(flushes, 0, 1);
    fsyncSync(file);
  };
  require('node:module').syncBuiltinESMExports();
  import(${JSON.stringify(new URL('./pglite.worker.js', import.meta.url).href)});
`;

describe('the embedded engine', () => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await testDatabase('pglite');
  });
  afterAll(() => base.drop());

  it('refuses a directory that is open, before touching it', async () => {
    await expect(openDatabase(base.source)).rejects.toThrow(AlreadyInUse);
    expect(await base.server.registry.selectFrom('servers').selectAll().execute()).toEqual([]);
  });

  it('leaves the event loop free during a long query', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    await sql`select count(*) from generate_series(1, 2000000)`.execute(base.server.registry);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });

  it('opens again on what was written', async () => {
    await base.server.registry.insertInto('servers').values({ name: 's', ip: '192.0.2.1', connection: null }).execute();
    await base.server.close();
    base.server = await openDatabase(base.source);
    expect(await base.server.registry.selectFrom('servers').select('name').execute()).toEqual([{ name: 's' }]);
  });

  const openToOthers = async (dataDir: string) => {
    const below = await readdir(dataDir, { recursive: true });
    const modes = await Promise.all(['', ...below].map(async (name) => ({ name, mode: (await stat(join(dataDir, name))).mode })));
    return { open: modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name), count: modes.length };
  };

  it('keeps its files from the other accounts, those of an earlier release too', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-modes-'));
    await chmod(dataDir, 0o755);
    const made = await openDatabase({ dataDir });
    await made.admin((client) => client.query('create table more (n integer)'));
    await made.close();
    const first = await openToOthers(dataDir);
    expect(first).toEqual({ open: [], count: expect.any(Number) as number });
    expect(first.count).toBeGreaterThan(900);

    const pg18 = pgliteDirectory(dataDir);
    for (const [name, mode] of [
      ['PG_VERSION', 0o666],
      ['base', 0o755],
      ['global/pg_control', 0o644],
      ['', 0o755],
    ] as const)
      await chmod(join(pg18, name), mode);
    await chmod(dataDir, 0o755);
    await (await openDatabase({ dataDir })).close();
    expect((await openToOthers(dataDir)).open).toEqual([]);
    await rm(dataDir, { recursive: true });
  });

  it('has flushed a commit to the disk before it is acknowledged', async () => {
    const own = await testDatabase('pglite');
    await own.server.close();
    const dataDir = pgliteDirectory('dataDir' in own.source ? own.source.dataDir : '');
    const flushes = new Int32Array(new SharedArrayBuffer(4));
    const counted = new Worker(countingWorker, { eval: true, workerData: { dataDir, flushes }, execArgv: [] });
    const engine = await PgliteEngine.start(dataDir, counted);
    const pool = embeddedPool(() => new PgliteStream(engine), 2_000);
    /** How often the disk was waited for until the answer came. */
    const flushesOf = async (text: string) => {
      const before = Atomics.load(flushes, 0);
      await pool.query(text);
      return Atomics.load(flushes, 0) - before;
    };
    await pool.query('create table flushed (n integer)');
    for (let n = 0; n < 20; n += 1) expect(await flushesOf(`insert into flushed values (${n})`)).toBe(1);
    expect(await flushesOf('select count(*) from flushed')).toBe(0);
    expect(await flushesOf('begin; insert into flushed values (20); insert into flushed values (21); commit')).toBe(1);
    expect(await flushesOf('checkpoint')).toBeGreaterThan(1);
    await pool.end();
    await engine.close();
    await own.drop();
  });

  it('sends a long answer in parts, whole and in order', async () => {
    const own = await testDatabase('pglite');
    await own.server.close();
    const engine = await PgliteEngine.start(pgliteDirectory('dataDir' in own.source ? own.source.dataDir : ''));
    const sizes: number[] = [];
    class Watched extends PgliteStream {
      override push(chunk: Buffer | null) {
        if (chunk) sizes.push(chunk.length);
        return super.push(chunk);
      }
    }
    const pool = embeddedPool(() => new Watched(engine), 5_000);
    const { rows } = await pool.query<{ n: number; text: string }>(
      `select n, repeat(chr(97 + n % 26), n % 700) as text from generate_series(1, 9000) as n`,
    );
    expect(rows.every(({ n, text }, at) => n === at + 1 && text === String.fromCharCode(97 + (n % 26)).repeat(n % 700))).toBe(true);
    expect(rows).toHaveLength(9000);
    expect(Math.max(...sizes)).toBe(256 * 1024);
    expect(sizes.filter((size) => size === 256 * 1024).length).toBeGreaterThan(5);
    await pool.end();
    await engine.close();
    await own.drop();
  });

  it('fails every query, and hangs none, when the engine dies', async () => {
    const own = await testDatabase('pglite');
    await own.server.close();
    const engine = await PgliteEngine.start(pgliteDirectory('dataDir' in own.source ? own.source.dataDir : ''));
    const pool = embeddedPool(() => new PgliteStream(engine), 2_000);
    await pool.query('select 1');
    const running = pool.query('select count(*) from generate_series(1, 300000)');
    const waiting = pool.query('select 1');
    // No bytes at all: a fault inside the worker, which ends it.
    engine.send(1, undefined as unknown as Uint8Array);
    const results = await Promise.allSettled([running, waiting, pool.query('select 2')]);
    expect(results.slice(1).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await engine.lost).toBeInstanceOf(EngineLost);
    await expect(pool.query('select 3')).rejects.toThrow(EngineLost);
    await pool.end();
    await engine.close();
    await own.drop();
  });
});
