import { rename } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { usualEngines } from '../database.ts';
import { builtPrograms, installed, kill } from '../kill/kill-server.ts';

const programs = builtPrograms();

describe.each(usualEngines())('an installation whose key file is gone, %s', (engine) => {
  const on = installed(programs, engine);
  const serves = async () => kill((await on.start()).running);

  it('cannot be started, by the server or by a command, until the file is back or given up', async () => {
    await serves();
    const keyFile = on.env['SECRETS_KEY_FILE']!;
    await rename(keyFile, `${keyFile}.away`);
    for (const [name, ...args] of [['main'], ['data', 'export'], ['customers', 'servers'], ['secrets', 'rotate']] as const) {
      const { code, err, out } = await on.run(name, args).ended;
      expect([name, code, out]).toEqual([name, 1, '']);
      expect(err).toMatch(
        /^SECRETS_KEY_FILE=\S+\u00a0: ce fichier est absent, et avec lui la clé «\u00a0k[0-9a-f]{8}\u00a0» de cette installation\u00a0; [^\n]+\n$/,
      );
    }
    await rename(`${keyFile}.away`, keyFile);
    await serves();

    await rename(keyFile, `${keyFile}.away`);
    const forgotten = await on.run('secrets', ['forget']).ended;
    expect(forgotten).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Clés perdues') as unknown });
    await serves();
  });
});
