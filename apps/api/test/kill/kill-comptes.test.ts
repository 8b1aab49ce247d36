import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { usualEngines } from '../database.ts';
import { api, signIn } from './kill-clients.ts';
import { killed } from './kill-installation.ts';
import { builtPrograms, installed, kill } from './kill-server.ts';
import { openMailServer, type MailServer } from '../outside/mail-server.ts';
import { patience } from '../patience.ts';

interface Done {
  nbComptes: number;
  destinataires: string[];
}

const programs = builtPrograms();

describe.each(usualEngines())('an eSeller account opened by a server that is killed before its mail left, %s', (engine) => {
  const on = installed(programs, engine);
  let mail: MailServer;
  beforeAll(async () => {
    mail = await openMailServer();
  });
  afterAll(() => mail.close());

  const start = (more: Record<string, string> = {}) => on.start({ SUPPORT_EMAIL: 'support@fournisseur.example', ...more });
  const isOpened = async (base: string, token: string) =>
    (await api<{ IsAccountOpened: boolean }>(base, 'GET', `/api/utilisateurs/${killed.IDPeople}`, { token })).body.IsAccountOpened;

  it('is opened, and its confirmation is sent once', async () => {
    const first = await start();
    const { token } = await signIn(first.base);
    const answer = await api<Done>(first.base, 'POST', '/api/utilisateurs/eseller/open', { token, body: [killed.IDPeople] });
    expect(answer).toMatchObject({ status: 200, body: { destinataires: ['support@fournisseur.example'] } });
    await kill(first.running);
    expect(mail.taken).toEqual([]);

    const second = await start({ SMTP_URL: mail.url });
    expect(await isOpened(second.base, token)).toBe(true);
    await vi.waitFor(() => expect(mail.taken).toHaveLength(1), patience);
    expect(mail.taken[0]).toMatch(/^To: support@fournisseur\.example$/m);
    expect(mail.taken[0]).toContain('- Un');
    const settled = async () => {
      const { body } = await api<{ entries: { Apres: { dateEnvoi?: string } | null }[] }>(second.base, 'GET', '/api/journal?table=outbox', {
        token,
      });
      return body.entries.some(({ Apres }) => typeof Apres?.dateEnvoi === 'string');
    };
    await vi.waitFor(async () => expect(await settled()).toBe(true), patience);
    await kill(second.running);

    const third = await start({ SMTP_URL: mail.url });
    // Another change makes the outbox look again, several times.
    expect((await api(third.base, 'POST', '/api/utilisateurs/eseller/close', { token, body: [killed.IDPeople] })).status).toBe(200);
    await vi.waitFor(() => expect(mail.taken).toHaveLength(2), patience);
    await wait(2_500);
    expect(
      mail.taken.map((message) => /^Subject: .*$/m.exec(message)?.[0]).map((subject) => /Activation|Cl/.exec(subject ?? '')?.[0]),
    ).toEqual(['Activation', 'Cl']);
    expect(await isOpened(third.base, token)).toBe(false);
  });
});
