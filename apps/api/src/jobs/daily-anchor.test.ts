import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../test/database.ts';
import { testApp, type TestApp } from '../../test/http.ts';
import { openMailServer } from '../../test/outside/mail-server.ts';
import { readAnchor } from '../journal/anchors.ts';
import { instantAt } from '../journal/verify.store.ts';
import { findCustomer } from '../registry/registry.store.ts';
import { anchorMail, dailyAnchor } from './daily-anchor.ts';
import { smtpSendFile } from './smtp.ts';

describe.each(engines())('an anchor a day (%s)', (engine) => {
  let on: TestApp;
  let folder: string;
  beforeAll(async () => {
    on = await testApp(engine);
    await (await on.operator()).call('POST', '/api/civilites', { Descr: 'Maître' });
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comptoir-ancres-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const errors: unknown[] = [];
  /** One process's clock: it runs once, and ends. */
  const run = async (day: string, to = folder, more: Partial<Parameters<typeof dailyAnchor>[0]> = {}) => {
    const { customers, database, vault } = on.app;
    const clock = dailyAnchor({
      folder: to,
      vault,
      customers,
      registry: database.registry,
      onError: (error) => errors.push(error),
      today: () => day,
      ...more,
    });
    clock.wake();
    await clock.idle();
    await clock.stop();
  };
  const text = (day: string) => readFile(join(folder, `ancre-${day}.jsonl`), 'utf8');

  test('is written once, whoever starts again or beside', async () => {
    await Promise.all([run('2026-01-31'), run('2026-01-31')]);
    const first = await text('2026-01-31');
    await run('2026-01-31');
    expect(await readdir(folder)).toEqual(['ancre-2026-01-31.jsonl']);
    expect(await text('2026-01-31')).toBe(first);
    await run('2026-02-01');
    expect((await readdir(folder)).toSorted()).toEqual(['ancre-2026-01-31.jsonl', 'ancre-2026-02-01.jsonl']);
    expect(errors).toEqual([]);
  });

  test('that cannot be written is reported, and made the next time', async () => {
    const place = join(folder, 'occupe');
    await writeFile(place, '');
    await run('2026-01-31', place);
    expect(errors.splice(0)).toHaveLength(1);
    await rm(place);
    await run('2026-01-31', place);
    expect(await readdir(place)).toEqual(['ancre-2026-01-31.jsonl']);
    expect(errors).toEqual([]);
  });

  test('is mailed to those who keep it, and mailed again the next time where the mail server was away', async () => {
    const to = ['garde@exemple.example', 'audit@exemple.example'];
    const sendBy = (url: string) => ({ send: anchorMail(smtpSendFile(url, 'comptoir@exemple.example'), to) });
    const gone = await openMailServer();
    await gone.close();
    await run('2026-01-31', folder, sendBy(gone.url));
    expect([errors.splice(0).length, await readdir(folder)]).toEqual([1, []]);
    const mail = await openMailServer();
    try {
      for (const _ of to) await run('2026-01-31', folder, sendBy(mail.url));
      expect(errors).toEqual([]);
      expect(mail.taken).toHaveLength(1);
      const [, encoded = ''] = /filename=ancre-2026-01-31\.jsonl\r?\n(?:.+\r?\n)*\r?\n([\w+/=\s]+)/.exec(mail.taken[0] ?? '') ?? [];
      const line = Buffer.from(encoded, 'base64').toString('utf8');
      expect(line).toBe(await text('2026-01-31'));
      expect(readAnchor(line.trim())?.bases.length).toBeGreaterThan(0);
    } finally {
      await mail.close();
    }
  });

  test('holds what the chain was, so that one written anew is found', async () => {
    await run('2026-01-31');
    const anchor = readAnchor((await text('2026-01-31')).trim());
    const end = anchor?.bases.find(({ base }) => base === 'BDGpUn');
    const customer = (await findCustomer(on.app.database.registry, 'BDGpUn'))!;
    const server = on.app.database;
    const standing = async () => (await instantAt(server, customer, end!.IDInstant))?.Empreinte;
    expect(await standing()).toBe(end?.Empreinte);
    await server.admin((client) =>
      client.query(`update comptoir.instants set "Empreinte" = sha256('x') where "IDCustomer" = ${customer.IDCustomer}`),
    );
    expect(await standing()).not.toBe(end?.Empreinte);
  });
});
