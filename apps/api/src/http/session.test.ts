import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testOperator } from '../../test/rows/customers.ts';
import { engines } from '../../test/database.ts';
import { testApp, type TestApp } from '../../test/http.ts';
import { buildApp } from '../app.ts';
import { addKey, openVault } from '../secrets/key-file.ts';

describe.each(engines())('sessions and the rotation of keys (%s)', (engine) => {
  let on: TestApp;
  let folder: string;
  let keyFile: string;
  const processes: Awaited<ReturnType<typeof buildApp>>['fastify'][] = [];
  beforeAll(async () => {
    on = await testApp(engine);
    folder = await mkdtemp(join(tmpdir(), 'comptoir-sessions-'));
    keyFile = join(folder, 'secrets.key');
  });
  afterAll(async () => {
    await Promise.all(processes.map((fastify) => fastify.close()));
    await on.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Like another process: with the key file as it was at its start. */
  const start = async () => {
    const { config, database, customers } = on.app;
    const { fastify } = await buildApp({ config, database, customers, vault: await openVault(keyFile) }, pino({ level: 'silent' }));
    processes.push(fastify);
    return {
      signIn: async () => {
        const { login, password } = testOperator;
        const answer = await fastify.inject({ method: 'POST', url: '/api/authenticate', payload: { login, password, url: 'localhost' } });
        return answer.json<{ token: string }>().token;
      },
      statusFor: async (token: string) => (await fastify.inject({ url: '/api/servers', headers: { authorization: token } })).statusCode,
    };
  };

  it('agree between processes started before and after it, and end older sessions', async () => {
    const first = await start();
    const old = await first.signIn();
    expect(await first.statusFor(old)).toBe(200);
    await addKey(keyFile);
    const second = await start();
    const tokens = [await first.signIn(), await second.signIn()];
    for (const { statusFor } of [first, second]) {
      expect(await Promise.all([...tokens, old].map(statusFor))).toEqual([200, 200, 401]);
    }
  });
});
