import { rename } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './database.ts';
import { killInstallation } from './kill-installation.ts';
import { buildPrograms, startProgram, type Running } from './kill-program.ts';

let programs: Awaited<ReturnType<typeof buildPrograms>>;
beforeAll(async () => {
  programs = await buildPrograms();
});
afterAll(() => programs.remove());

describe.each(engines())('an installation whose key file is gone, %s', (engine) => {
  let installation: Awaited<ReturnType<typeof killInstallation>>;
  let running: Running | undefined;
  const start = (name: string, ...args: string[]) => (running = startProgram(programs.folder, name, args, installation.env));
  const serves = async () => {
    const server = start('main');
    await server.says('prêt');
    server.child.kill('SIGKILL');
    await server.ended;
  };

  beforeAll(async () => {
    installation = await killInstallation(engine, 0);
  });
  afterEach(async () => {
    running?.child.kill('SIGKILL');
    await running?.ended;
  });
  afterAll(() => installation.remove());

  it('is not opened, by the server or by a command, until the file is back or given up', async () => {
    await serves();
    const keyFile = installation.env['SECRETS_KEY_FILE']!;
    await rename(keyFile, `${keyFile}.away`);
    for (const [name, ...args] of [['main'], ['data', 'export'], ['customers', 'servers'], ['secrets', 'rotate']] as const) {
      const { code, err, out } = await start(name, ...args).ended;
      expect([name, code, out]).toEqual([name, 1, '']);
      expect(err).toMatch(
        /^SECRETS_KEY_FILE=\S+ : ce fichier est absent, et avec lui la clé « k[0-9a-f]{8} » de cette installation ; [^\n]+\n$/,
      );
    }
    await rename(`${keyFile}.away`, keyFile);
    await serves();

    await rename(keyFile, `${keyFile}.away`);
    const forgotten = await start('secrets', 'forget').ended;
    expect(forgotten).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Clés perdues') as unknown });
    await serves();
  });
});
