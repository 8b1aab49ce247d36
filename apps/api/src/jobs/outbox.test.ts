import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSandbox } from '../../../sandbox/src/sandbox.ts';
import { engines } from '../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../test/http.ts';
import { openMailServer, type MailServer } from '../../test/outside/mail-server.ts';
import { patience } from '../../test/patience.ts';
import { recordOf } from '../../test/rows/structure.ts';
import { writeIn } from '../../test/rows/utilisateurs.ts';
import { outboxesSeen } from '../observe/events.ts';
import { findCustomersById } from '../registry/registry.store.ts';
import { Outbox } from './outbox.ts';
import { claimMessage } from './outbox.store.ts';
import { smtpDelivery } from './smtp.ts';

/** Half the outbox's own interval, and half the time that a silent mail server is given. */
const beforeTheClock = 15_000;
const from = 'Comptoir <comptoir@exemple.example>';

describe.each(engines())('the outbox (%s)', (engine) => {
  let on: TestApp;
  let customer: Client;
  let mail: MailServer;
  const outboxes: Outbox[] = [];
  beforeAll(async () => {
    on = await testApp(engine);
    on.app.config.supportEmail = 'support@fournisseur.example';
    customer = await on.customer();
  });
  beforeEach(async () => {
    mail = await openMailServer();
    await writeIn(on, (db) => db.deleteFrom('outbox').execute());
  });
  afterEach(async () => {
    await Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()));
    await mail.close();
  });
  afterAll(() => on.close());

  /** As another process has it: its own memory, the same database and mail server. */
  const outboxOf = (url = mail.url) => {
    const outbox = new Outbox({
      database: on.app.database,
      vault: on.app.vault,
      customers: on.app.customers,
      find: (ids) => findCustomersById(on.app.database.registry, ids),
      onError: (error) => {
        throw error;
      },
    });
    outboxes.push(outbox);
    return { outbox, deliver: smtpDelivery(url, from) };
  };
  const start = (url?: string) => {
    const { outbox, deliver } = outboxOf(url);
    outbox.start(deliver);
    return outbox;
  };
  const ask = async (commentaire: string, by = customer) => {
    expect((await by.call('POST', '/api/demandes/ajout_site', { commentaire })).status).toBe(200);
  };
  const stored = (BDGp?: string) => writeIn(on, (db) => db.selectFrom('outbox').selectAll().orderBy('IDMessage').execute(), BDGp);
  const isSent = async (BDGp?: string) => (await stored(BDGp)).every(({ dateEnvoi }) => dateEnvoi !== null);
  const passTime = () =>
    writeIn(on, (db) => db.updateTable('outbox').set({ prochaineTentative: '2020-01-01' }).where('dateEnvoi', 'is', null).execute());
  const drain = async (outbox: Outbox) => outbox.drain(await recordOf(on));
  const messageIdOf = (raw: string | undefined) => /^Message-ID: (.*)$/im.exec(raw ?? '')?.[1]?.trim();

  it('lets a message leave once, to whom it is for', async () => {
    await ask('Ajouter le site de Vannes');
    const outbox = start();
    await vi.waitFor(async () => expect((await stored()).map(({ dateEnvoi }) => dateEnvoi)).toEqual([expect.any(String)]), patience);
    await drain(outbox);
    await drain(outbox);
    expect(mail.taken).toHaveLength(1);
    expect(mail.taken[0]).toMatch(/^To: support@fournisseur\.example$/m);
    expect(mail.taken[0]).toMatch(/^From: Comptoir <comptoir@exemple\.example>$/m);
    expect(await stored()).toMatchObject([{ tentatives: 1, erreur: null, prochaineTentative: null }]);
  });

  it('is woken by the request that puts a message in', async () => {
    const { outbox } = on.app;
    const looked = new Promise<void>((resolve) => {
      const end = outboxesSeen.listen(() => {
        end();
        resolve();
      });
    });
    // The server's own outbox, as main starts it.
    outbox.start(smtpDelivery(mail.url, from));
    outboxes.push(outbox);
    // Its first look at all outboxes has found nothing: what is sent now was not found by it.
    await looked;
    await ask('Tout de suite');
    await vi.waitFor(() => expect(mail.taken).toHaveLength(1), beforeTheClock);
  });

  it('keeps a message while nobody sends, and sends it at the next start', async () => {
    await ask('Pendant l’arrêt');
    expect(await stored()).toMatchObject([{ tentatives: 0, dateEnvoi: null }]);
    start();
    await vi.waitFor(() => expect(mail.taken).toHaveLength(1), patience);
  });

  it('writes nothing of a request that is refused', async () => {
    expect((await customer.call('POST', '/api/demandes/ajout_site', { commentaire: '' })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('tries again later when the mail server is down, and not before', async () => {
    const { url } = mail;
    await mail.close();
    await ask('Serveur arrêté');
    const outbox = start(url);
    await drain(outbox);
    const [failed] = await stored();
    expect(failed).toMatchObject({ dateEnvoi: null, tentatives: 1, erreur: expect.stringContaining('ECONNREFUSED') });
    const seconds = (Date.parse(failed?.prochaineTentative ?? '') - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThan(61);
    await drain(outbox);
    expect((await stored())[0]?.tentatives).toBe(1);
    mail = await openMailServer();
    await passTime();
    await drain(start());
    expect(await stored()).toMatchObject([{ tentatives: 2, erreur: null, dateEnvoi: expect.any(String) }]);
    expect(mail.taken).toHaveLength(1);
  });

  it('shows a refusal, and one message that nobody takes does not hold up the others', async () => {
    mail.behave('refuse');
    await ask('Refusée');
    const outbox = start();
    await drain(outbox);
    expect(await stored()).toMatchObject([{ dateEnvoi: null, erreur: expect.stringContaining('550') }]);
    mail.behave('accept');
    await ask('Acceptée');
    await drain(outbox);
    expect(await stored()).toMatchObject([{ dateEnvoi: null }, { dateEnvoi: expect.any(String) }]);
  });

  it('repeats a message whose sender was cut off in the middle under the same Message-ID', async () => {
    mail.behave('lose');
    await ask('Coupée');
    const outbox = start();
    await drain(outbox);
    expect(await stored()).toMatchObject([{ dateEnvoi: null, tentatives: 1 }]);
    mail.behave('accept');
    await passTime();
    await drain(outbox);
    expect(mail.taken).toHaveLength(2);
    const [first, second] = mail.taken.map(messageIdOf);
    expect(first).toMatch(/^<\d+\.\d+\.c_bdgpun@exemple\.example>$/);
    expect(second).toBe(first);
  });

  it('leaves a claimed message to its sender, and takes it up again when that one died', async () => {
    await ask('Processus tué');
    await writeIn(on, (db) => claimMessage(db, 300));
    const outbox = start();
    await drain(outbox);
    expect(mail.taken).toEqual([]);
    await passTime();
    await drain(outbox);
    expect(mail.taken).toHaveLength(1);
    expect(await stored()).toMatchObject([{ tentatives: 2, dateEnvoi: expect.any(String) }]);
  });

  it('stops at once in the middle of a delivery, which the next start makes again', async () => {
    mail.behave('silent');
    await ask('Arrêt pendant l’envoi');
    const outbox = start();
    await vi.waitFor(() => expect(mail.taken).toHaveLength(1), patience);
    const stopped = outbox.stop().then(() => 'stopped');
    expect(await Promise.race([stopped, wait(beforeTheClock)])).toBe('stopped');
    mail.behave('accept');
    start();
    await vi.waitFor(async () => expect((await stored())[0]?.dateEnvoi).toEqual(expect.any(String)), patience);
    expect(new Set(mail.taken.map(messageIdOf)).size).toBe(1);
  });

  it('several processes share the work: each message leaves once', async () => {
    for (let at = 0; at < 12; at += 1) await ask(`Demande ${at}.`);
    const all = [start(), start(), start()];
    await vi.waitFor(async () => expect(await isSent()).toBe(true), patience);
    await Promise.all(all.map(drain));
    expect(mail.taken).toHaveLength(12);
    expect(new Set(mail.taken.map(messageIdOf)).size).toBe(12);
  });

  it('serves every customer that is open', async () => {
    await ask('Du premier');
    await ask('Du second', await on.customer('BDGpDeux'));
    start();
    await vi.waitFor(() => expect(mail.taken).toHaveLength(2), patience);
    const schemas = mail.taken.map((raw) => /\.(c_\w+)@/.exec(messageIdOf(raw) ?? '')?.[1]);
    expect(new Set(schemas)).toEqual(new Set(['c_bdgpun', 'c_bdgpdeux']));
    // Whoever takes a message says so before the sender notes it: one that is not noted is sent again.
    await vi.waitFor(async () => expect([await isSent(), await isSent('BDGpDeux')]).toEqual([true, true]), patience);
  });

  it('is read by a whole mail server', async () => {
    const sandbox = await openSandbox({ port: 0, smtpPort: 0 });
    try {
      await ask('Une demande\nsur deux lignes, accentuée\u00a0: Pont-l’Abbé');
      await drain(start(`smtp://127.0.0.1:${sandbox.smtpPort}`));
      // The sandbox's list of messages: the newest first, each with its id.
      const [summary] = (await (await fetch(`http://127.0.0.1:${sandbox.port}/messages`)).json()) as { id: number }[];
      const message: unknown = await (await fetch(`http://127.0.0.1:${sandbox.port}/messages/${summary?.id}`)).json();
      expect(message).toMatchObject({
        to: ['support@fournisseur.example'],
        subject: "Demande d'ajout d'un site (Groupe BDGpUn)",
        text: expect.stringContaining('sur deux lignes, accentuée\u00a0: Pont-l’Abbé'),
      });
    } finally {
      await sandbox.close();
    }
  });
});
