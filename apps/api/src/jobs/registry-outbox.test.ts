import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { engines } from '../../test/database.ts';
import { testApp, type TestApp } from '../../test/http.ts';
import { openMailServer, type MailServer } from '../../test/outside/mail-server.ts';
import { patience } from '../../test/patience.ts';
import type { RegistryTables } from '../db/tables.ts';
import { findCustomersById } from '../registry/registry.store.ts';
import { Outbox } from './outbox.ts';
import { claimMessage, outboxIn, queueSealed } from './outbox.store.ts';
import { ownAuthor } from './own-author.ts';
import { smtpDelivery } from './smtp.ts';

const message = { destinataires: ['claire@fournisseur.example'], objet: 'Votre accès', texte: 'Suivez ce lien secret-du-lien.' };

describe.each(engines())('the outbox of the installation (%s)', (engine) => {
  let on: TestApp;
  let mail: MailServer;
  const outboxes: Outbox[] = [];
  beforeAll(async () => {
    on = await testApp(engine);
  });
  beforeEach(async () => {
    mail = await openMailServer();
    await on.app.database.registry.deleteFrom('outbox').execute();
  });
  afterEach(async () => {
    await Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()));
    await mail.close();
  });
  afterAll(() => on.close());

  const start = () => {
    const { database, vault, customers } = on.app;
    const outbox = new Outbox({
      database,
      vault,
      customers,
      find: (ids) => findCustomersById(database.registry, ids),
      onError: (error) => {
        throw error;
      },
    });
    outboxes.push(outbox);
    outbox.start(smtpDelivery(mail.url, 'Comptoir <comptoir@exemple.example>'));
    return outbox;
  };
  const write = (work: (trx: Kysely<RegistryTables>) => Promise<unknown>) => on.app.database.write('registry', ownAuthor('Essayer'), work);
  const queue = () => write((trx) => queueSealed(trx, on.app.vault, message));
  const stored = () => on.app.database.registry.selectFrom('outbox').selectAll().orderBy('IDMessage').execute();
  const passTime = () => on.app.database.registry.updateTable('outbox').set({ prochaineTentative: '2020-01-01' }).execute();
  const messageIdOf = (raw: string | undefined) => /^Message-ID: (.*)$/im.exec(raw ?? '')?.[1]?.trim();

  it('lets a message leave once, and keeps of its text nothing that can be read, before or after', async () => {
    await queue();
    const [waiting] = await stored();
    expect(waiting).toMatchObject({ ...message, texte: expect.stringMatching(/^v1\./), dateEnvoi: null });
    const outbox = start();
    await vi.waitFor(async () => expect((await stored())[0]?.dateEnvoi).toEqual(expect.any(String)), patience);
    await outbox.drain('registry');
    expect(mail.taken).toHaveLength(1);
    expect(mail.taken[0]).toContain(message.texte);
    expect(messageIdOf(mail.taken[0])).toMatch(/^<\d+\.\d+\.registry@exemple\.example>$/);
    expect(await stored()).toMatchObject([{ tentatives: 1, erreur: null, prochaineTentative: null, texte: '' }]);
    const journal = await on.app.database.registry.selectFrom('journal').selectAll().where('NomTable', '=', 'outbox').execute();
    expect(journal.length).toBeGreaterThan(1);
    expect(JSON.stringify(journal)).not.toMatch(/secret-du-lien|v1\./);
  });

  it('repeats a message whose sender was cut off or died, under the same Message-ID', async () => {
    mail.behave('lose');
    await queue();
    const outbox = start();
    await outbox.drain('registry');
    expect(await stored()).toMatchObject([{ dateEnvoi: null, tentatives: 1, texte: expect.stringMatching(/^v1\./) }]);
    mail.behave('accept');
    await passTime();
    await write((trx) => claimMessage(outboxIn(trx), 300));
    await outbox.drain('registry');
    expect(mail.taken).toHaveLength(1);
    await passTime();
    await outbox.drain('registry');
    expect(new Set(mail.taken.map(messageIdOf)).size).toBe(1);
    expect(await stored()).toMatchObject([{ tentatives: 3, dateEnvoi: expect.any(String), texte: '' }]);
  });

  it('is shared by several processes: each message leaves once', async () => {
    for (let at = 0; at < 8; at += 1) await queue();
    const all = [start(), start(), start()];
    await vi.waitFor(async () => expect((await stored()).every(({ dateEnvoi }) => dateEnvoi !== null)).toBe(true), patience);
    await Promise.all(all.map((outbox) => outbox.drain('registry')));
    expect(new Set(mail.taken.map(messageIdOf)).size).toBe(8);
    expect(mail.taken).toHaveLength(8);
  });
});
