import { expect, describe, it } from 'vitest';
import { addKey, openVault } from '../../src/secrets/key-file.ts';
import { usualEngines } from '../database.ts';
import { api, signIn } from '../kill/kill-clients.ts';
import { builtPrograms, installed } from '../kill/kill-server.ts';

const programs = builtPrograms();

describe.each(usualEngines())('a server that runs while its key is changed, %s', (engine) => {
  const on = installed(programs, engine);

  it('works with the new one from then on, and ends nobody’s session', async () => {
    const keyFile = on.env['SECRETS_KEY_FILE']!;
    const { base } = await on.start();
    const { token } = await signIn(base);
    const before = (await openVault(keyFile)).currentKey();
    await addKey(keyFile);
    expect((await openVault(keyFile)).currentKey()).not.toBe(before);
    expect((await api(base, 'GET', '/api/servers', { token })).status).toBe(200);
  });
});
