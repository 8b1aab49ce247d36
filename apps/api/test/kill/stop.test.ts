import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { usualEngines } from '../database.ts';
import { api, signIn } from './kill-clients.ts';
import { killed } from './kill-installation.ts';
import { startProgram } from './kill-program.ts';
import { builtPrograms, installed } from './kill-server.ts';
import { patience } from '../patience.ts';

const SLOW = 300_000;

/** A request that the server has begun to read, and whose body never comes. */
const beginRequest = async (base: string) => {
  const { hostname, port, host } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    [
      'POST /api/authenticate HTTP/1.1',
      `Host: ${host}`,
      'Content-Type: application/json',
      'Content-Length: 9',
      'Expect: 100-continue',
      '',
      '',
    ].join('\r\n'),
  );
  await once(socket, 'data');
  return socket;
};

const programs = builtPrograms();

describe.each(usualEngines())('a server that is told to end, %s', (engine) => {
  const { start } = installed(programs, engine);
  const ready = async (base: string) => (await api(base, 'GET', '/api/health/ready')).status;

  it(
    'says so first, still answers, then ends with code 0',
    async () => {
      const { running, base } = await start({ STOP_DELAY_SECONDS: '10' });
      const { token } = await signIn(base);
      expect(await ready(base)).toBe(200);
      running.child.kill('SIGTERM');
      await vi.waitFor(async () => expect(await ready(base)).toBe(503), patience);
      const answer = await fetch(`${base}/api/civilites`, { headers: { authorization: `Bearer ${token}` } });
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
      expect(await running.ended).toMatchObject({ code: 0, signal: null });
    },
    SLOW,
  );

  it(
    'finishes what is under way',
    async () => {
      const { running, base } = await start({});
      const { token } = await signIn(base);
      // The first batch changes the sites; the others, of unknown sites, take time.
      const lot = api<{ nbModifies: number }>(base, 'POST', '/api/sites/lot', {
        token,
        body: { ids: Array.from({ length: 20_000 }, (_, at) => at + 1), changes: { EstFictif: true } },
      });
      await vi.waitFor(
        async () => expect((await api(base, 'GET', '/api/journal?table=sites', { token })).text).toContain('EstFictif'),
        patience,
      );
      running.child.kill('SIGTERM');
      expect((await lot).body.nbModifies).toBe(killed.sites);
      expect(await running.ended).toMatchObject({ code: 0, signal: null });
    },
    SLOW,
  );

  it(
    'ends at a second signal, and at its deadline',
    async () => {
      const twice = await start({ STOP_DELAY_SECONDS: '3600' });
      twice.running.child.kill('SIGTERM');
      await vi.waitFor(async () => expect(await ready(twice.base)).toBe(503), patience);
      twice.running.child.kill('SIGTERM');
      expect(await twice.running.ended).toMatchObject({ code: 1, signal: null });

      const late = await start({ STOP_TIMEOUT_SECONDS: '0' });
      const unfinished = await beginRequest(late.base);
      late.running.child.kill('SIGTERM');
      expect(await late.running.ended).toMatchObject({ code: 0, signal: null, out: expect.stringContaining('STOP_TIMEOUT_SECONDS') });
      unfinished.destroy();
    },
    SLOW,
  );
});

describe('a start that must fail', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comptoir-start-'));
    await writeFile(join(folder, 'fichier'), '');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const given = process.env['TEST_DATABASE_URL'];
  const withUrl = (change: (url: URL) => void) => {
    const url = new URL(given ?? 'postgres://127.0.0.1');
    change(url);
    return url.href;
  };

  it.each([
    [
      'a data folder that cannot be made',
      () => ({ DATA_DIR: join(folder, 'fichier/data') }),
      /^«\u00a0.*fichier.*\u00a0» ne peut pas être écrit \(ENOTDIR\)\.\n$/,
    ],
    [
      'a PostgreSQL that is not there',
      () => ({ DATABASE_URL: 'postgres://u@127.0.0.1:1/x' }),
      /^PostgreSQL n’est pas joignable\u00a0: .*ECONNREFUSED.*\.\n$/,
    ],
    ...(given
      ? ([
          [
            'a database that does not exist',
            () => ({ DATABASE_URL: withUrl((url) => (url.pathname = '/comptoir_absente')) }),
            /^La base de données que nomme DATABASE_URL n’existe pas\u00a0: .*\.\n$/,
          ],
          [
            'an account that is not known',
            () => ({ DATABASE_URL: withUrl((url) => (url.username = 'comptoir_inconnu')) }),
            /^PostgreSQL refuse le compte de DATABASE_URL\u00a0: .*\.\n$/,
          ],
        ] as const)
      : []),
  ] as const)('says what is wrong with %s in one sentence', async (_, env, sentence) => {
    const { code, out, err } = await startProgram(programs.folder, 'main', [], { DATA_DIR: folder, PORT: '0', ...env() }).ended;
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(sentence);
  });
});
