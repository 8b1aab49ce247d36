import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jwtVerify } from 'jose';
import { addKey, openVault } from '../src/secrets/key-file.ts';
import { engines } from './database.ts';
import { api, signIn } from './kill-clients.ts';
import { killInstallation } from './kill-installation.ts';
import { buildPrograms, startProgram, type Running } from './kill-program.ts';

let programs: Awaited<ReturnType<typeof buildPrograms>>;
beforeAll(async () => {
  programs = await buildPrograms();
});
afterAll(() => programs.remove());

describe.each(engines())('a server that runs while its key is changed, %s', (engine) => {
  let installation: Awaited<ReturnType<typeof killInstallation>>;
  let server: Running | undefined;
  beforeAll(async () => {
    installation = await killInstallation(engine, 0);
  });
  afterEach(async () => {
    server?.child.kill('SIGKILL');
    await server?.ended;
  });
  afterAll(() => installation.remove());

  it('works with the new one from then on', async () => {
    const keyFile = installation.env['SECRETS_KEY_FILE']!;
    server = startProgram(programs.folder, 'main', [], installation.env);
    await server.says('prêt');
    const base = `http://127.0.0.1:${/localhost:(\d+)/.exec(server.output())?.[1]}`;
    const { token: before } = await signIn(base);
    await addKey(keyFile);
    expect((await api(base, 'GET', '/api/servers', { token: before })).status).toBe(401);
    const { token: after } = await signIn(base);
    expect((await api(base, 'GET', '/api/servers', { token: after })).status).toBe(200);
    const key = (await openVault(keyFile)).keyFor('sessions');
    await expect(jwtVerify(after, key)).resolves.toMatchObject({ payload: { kind: 'operator' } });
  });
});
