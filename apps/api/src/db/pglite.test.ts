import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../test/database.ts';
import { AlreadyInUse, lockDirectory } from './directory-lock.ts';
import { openDatabase } from './open.ts';
import { pgliteDirectory } from './pglite.ts';
import { EngineLost, PgliteEngine, PgliteStream } from './pglite-stream.ts';
import { embeddedPool } from './pool.ts';

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
    const tsx = fileURLToPath(new URL('../../../../node_modules/tsx/dist/cli.mjs', import.meta.url));
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
