import { describe, expect, it } from 'vitest';
import { addKey } from '../../src/secrets/key-file.ts';
import { usualEngines } from '../database.ts';
import { api, signIn } from '../kill/kill-clients.ts';
import { killed } from '../kill/kill-installation.ts';
import { builtPrograms, installed } from '../kill/kill-server.ts';

const programs = builtPrograms();

// That the new key seals from then on is proved of the vault itself.
describe.each(usualEngines())('a server that runs while its key is changed, %s', (engine) => {
  const on = installed(programs, engine);

  it('ends nobody’s session, and goes on sealing', async () => {
    const { base } = await on.start();
    const { token } = await signIn(base);
    await addKey(on.env['SECRETS_KEY_FILE']!);
    const changed = await api(base, 'PUT', `/api/utilisateurs/${killed.IDPeople}`, { token, body: { Password: 'Neuf-12' } });
    expect(changed.status).toBe(200);
  });
});
