import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type TestApp } from '../../../test/http.ts';
import { forgetMail, registryMail } from '../../../test/registry-mail.ts';
import { testOperator } from '../../../test/rows/customers.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe.each(engines())('a sign-in from a new device (%s)', (engine) => {
  let on: TestApp;
  beforeAll(async () => {
    on = await testApp(engine);
    await on.app.database.registry.updateTable('operators').set({ Courriel: 'op@exemple.example' }).execute();
    await writeIn(on, (db) =>
      db.updateTable('utilisateurs').set({ EMail: 'admin@exemple.example' }).where('LoginWEB', '=', 'admin').execute(),
    );
  });
  beforeEach(async () => {
    await on.app.database.registry.deleteFrom('sessions').execute();
    await forgetMail(on);
    await writeIn(on, (db) => db.deleteFrom('outbox').execute());
  });
  afterAll(() => on.close());

  interface From {
    appareil?: string;
    agent?: string;
    address?: string;
  }
  const signInAs = async (body: object, { appareil, agent = firefox, address = '192.0.2.7' }: From) => {
    const headers = { 'user-agent': agent, ...(appareil === undefined ? {} : { 'x-appareil': appareil }) };
    const answer = await on.fastify.inject({ method: 'POST', url: '/api/authenticate', payload: body, headers, remoteAddress: address });
    expect(answer.statusCode).toBe(200);
  };
  const signIn = (from: From) => signInAs({ login: testOperator.login, password: testOperator.password, url: 'localhost' }, from);
  const mails = async () => (await registryMail(on)).length;

  it('is told to an operator, with what to do, from the second one on', async () => {
    await signIn({ appareil: 'bureau' });
    expect(await mails()).toBe(0);
    await signIn({ appareil: 'bureau', address: '198.51.100.9' });
    expect(await mails()).toBe(0);
    await signIn({ appareil: 'ailleurs', address: '203.0.113.5' });
    const [mail] = await registryMail(on);
    expect(mail).toMatchObject({ destinataires: ['op@exemple.example'], objet: 'Nouvelle connexion à Comptoir' });
    expect(mail?.texte).toMatch(
      /Appareil\u00a0: Firefox sur Windows\nAdresse\u00a0: 203\.0\.113\.5\nDate\u00a0: \w+ \d+ \S+ \d{4} à \d\d:\d\d/,
    );
    expect(mail?.texte).toContain('Changer mon mot de passe');
    await signIn({ appareil: 'ailleurs' });
    await signIn({ appareil: 'bureau' });
    expect(await mails()).toBe(1);
  });

  it('is told to a person of a customer by the customer’s own outbox', async () => {
    const body = { login: 'admin', password: 'secret-1', url: 'bdgpun.backoffice.example' };
    await signInAs(body, { appareil: 'bureau' });
    await signInAs(body, { appareil: 'ailleurs' });
    const stored = await writeIn(on, (db) => db.selectFrom('outbox').selectAll().execute());
    expect(stored).toMatchObject([
      { destinataires: ['admin@exemple.example'], texte: expect.stringContaining('l’administrateur de votre groupe') },
    ]);
    expect(await mails()).toBe(0);
  });

  it('goes by browser and address where no number is sent, and reports programs once a week at most', async () => {
    const program = 'python-requests/2.31';
    await signIn({ agent: program });
    await signIn({ agent: program });
    expect(await mails()).toBe(0);
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await signIn({ agent: program, address });
    expect(await mails()).toBe(1);
    await on.app.database.registry.updateTable('sessions').set({ Debut: '2020-01-01' }).execute();
    await signIn({ agent: program, address: '203.0.113.4' });
    expect(await mails()).toBe(2);
  });

  it('is known from before browsers sent a number', async () => {
    await signIn({});
    await signIn({ appareil: 'bureau' });
    expect(await mails()).toBe(0);
    await signIn({ appareil: 'autre' });
    expect(await mails()).toBe(0);
    await signIn({ appareil: 'autre encore', address: '203.0.113.1' });
    expect(await mails()).toBe(1);
  });

  it('is told three times a day at most, whatever is sent', async () => {
    for (let at = 0; at < 6; at += 1) await signIn({ appareil: `au hasard ${at}`, address: `203.0.113.${at}` });
    expect(await mails()).toBe(3);
  });

  it('carries no address to follow in the name of a program', async () => {
    await signIn({ appareil: 'bureau' });
    await signIn({ appareil: 'ailleurs', agent: 'https://evil.example/reset 1.0 (cliquez)' });
    const [mail] = await registryMail(on);
    expect(mail?.texte).not.toMatch(/https?:|evil\.example/);
  });

  it('keeps a digest of the number, another one for each account', async () => {
    await signIn({ appareil: 'bureau' });
    await signInAs({ login: 'admin', password: 'secret-1', url: 'bdgpun.backoffice.example' }, { appareil: 'bureau' });
    const rows = await on.app.database.registry.selectFrom('sessions').select('IDAppareil').execute();
    expect(new Set(rows.map(({ IDAppareil }) => IDAppareil)).size).toBe(2);
    for (const { IDAppareil } of rows) expect(IDAppareil).toMatch(/^[\w-]{43}$/);
  });
});
