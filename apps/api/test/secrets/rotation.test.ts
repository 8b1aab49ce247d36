import { describe, expect, it } from 'vitest';
import { jwtVerify } from 'jose';
import { addKey, openVault } from '../../src/secrets/key-file.ts';
import { usualEngines } from '../database.ts';
import { api, signIn } from '../kill/kill-clients.ts';
import { builtPrograms, installed } from '../kill/kill-server.ts';

const programs = builtPrograms();

describe.each(usualEngines())('a server that runs while its key is changed, %s', (engine) => {
  const on = installed(programs, engine);

  it('works with the new one from then on', async () => {
    const keyFile = on.env['SECRETS_KEY_FILE']!;
    const { base } = await on.start();
    const { token: before } = await signIn(base);
    await addKey(keyFile);
    expect((await api(base, 'GET', '/api/servers', { token: before })).status).toBe(401);
    const { token: after } = await signIn(base);
    expect((await api(base, 'GET', '/api/servers', { token: after })).status).toBe(200);
    const key = (await openVault(keyFile)).keyFor('sessions');
    await expect(jwtVerify(after, key)).resolves.toMatchObject({ payload: { kind: 'operator' } });
  });
});
