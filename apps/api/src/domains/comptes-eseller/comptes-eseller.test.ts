import type { CompteESeller } from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { createUser, putSites, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';
import { billedMonth } from './comptes-eseller.rules.ts';

interface Done {
  nbComptes: number;
  destinataires: string[];
}

describe.each(engines())('eSeller accounts (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    on.app.config.supportEmail = 'support@fournisseur.example';
    operator = await on.operator();
    customer = await on.customer();
    await writeIn(on, async (db) => {
      await db.updateTable('societes').set({ EMailsContacts: 'un@un.example;deux@un.example' }).where('IDPlaque', '=', 1).execute();
      await db
        .insertInto('societes')
        .values({ IDPlaque: 902, Libelle: 'Société ailleurs', EMailsContacts: 'autre@deux.example' })
        .execute();
      await db.insertInto('sites').values({ IDSite: 904, IDPlaque: 902, Descr: 'Vannes' }).execute();
      await db.updateTable('utilisateurs').set({ EMail: 'admin@un.example' }).where('IDPeople', '=', 1).execute();
    });
  });
  beforeEach(() => writeIn(on, (db) => db.deleteFrom('outbox').execute()));
  afterAll(() => on.close());

  const ask = (act: 'open' | 'close' | 'destinataires', ids: unknown, by = operator) =>
    by.call<Done & Refused>('POST', `/api/utilisateurs/eseller/${act}`, ids as object);
  const list = async (by = operator) => (await by.call<CompteESeller[]>('GET', '/api/utilisateurs/ProfileSeller')).body;
  const compte = async (IDPeople: number) => (await list()).find((row) => row.IDPeople === IDPeople);
  const messages = () => writeIn(on, (db) => db.selectFrom('outbox').selectAll().execute());
  const someone = async (sites: number[] = []) => {
    const user = await createUser(operator);
    if (sites.length > 0) await putSites(operator, user.IDPeople, sites);
    return user;
  };

  it('are opened and closed, with the whole months that are billed', async () => {
    const { IDPeople } = await someone();
    expect(await compte(IDPeople)).toMatchObject({ IsAccountOpened: false, DateHOuverture: null, FactureDu: null });
    const { first, last } = billedMonth(new Date());

    expect(await ask('open', [IDPeople])).toMatchObject({ status: 200, body: { nbComptes: 1 } });
    const opened = await compte(IDPeople);
    expect(opened).toMatchObject({ IsAccountOpened: true, FactureDu: first, DateHCloture: null, FactureAu: null });
    expect(Math.abs(Date.parse(opened?.DateHOuverture ?? '') - Date.now())).toBeLessThan(60_000);

    expect(await ask('close', [IDPeople])).toMatchObject({ status: 200, body: { nbComptes: 1 } });
    expect(await compte(IDPeople)).toMatchObject({ IsAccountOpened: false, FactureDu: first, FactureAu: last });

    await ask('open', [IDPeople]);
    expect(await compte(IDPeople)).toMatchObject({ IsAccountOpened: true, DateHCloture: null, FactureAu: null });
    const kept = await writeIn(on, (db) => db.selectFrom('comptesESeller').selectAll().where('IDPeople', '=', IDPeople).execute());
    expect(kept).toHaveLength(2);
  });

  it('opened before dates were kept can be closed', async () => {
    const { IDPeople } = await someone();
    await writeIn(on, (db) => db.updateTable('utilisateurs').set({ IsAccountOpened: true }).where('IDPeople', '=', IDPeople).execute());
    expect((await ask('close', [IDPeople])).status).toBe(200);
    expect(await compte(IDPeople)).toMatchObject({
      IsAccountOpened: false,
      DateHOuverture: null,
      DateHCloture: expect.any(String),
      FactureAu: billedMonth(new Date()).last,
    });
  });

  it('are confirmed to the support and the companies of their sites, by one message in the same transaction', async () => {
    const [near, far] = [await someone([1]), await someone([904])];
    const shown = await ask('destinataires', [near.IDPeople]);
    expect(shown.body.destinataires).toEqual(['support@fournisseur.example', 'un@un.example', 'deux@un.example']);
    expect(await messages()).toEqual([]);
    const destinataires = ['support@fournisseur.example', 'un@un.example', 'deux@un.example', 'autre@deux.example'];
    const both = [near.IDPeople, far.IDPeople];
    expect((await ask('destinataires', both)).body).toEqual({ destinataires });
    expect((await ask('open', both)).body).toEqual({ nbComptes: 2, destinataires });
    const [message, ...others] = await messages();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ destinataires, objet: 'Activation de 2 comptes eSeller (Groupe BDGpUn)', dateEnvoi: null });
    for (const { Name, LoginWEB } of [near, far]) expect(message?.texte).toContain(`- ${Name} (${LoginWEB}), Vendeur`);
    expect(message?.texte).toContain('Demandeur\u00a0: Opératrice de test (op)');
    expect(message?.texte).not.toContain('abc');
  });

  it('are confirmed to the customer-access user who asks as well', async () => {
    const { IDPeople } = await someone([1]);
    const destinataires = ['support@fournisseur.example', 'un@un.example', 'deux@un.example', 'admin@un.example'];
    expect((await ask('destinataires', [IDPeople], customer)).body).toEqual({ destinataires });
    expect((await ask('open', [IDPeople], customer)).body).toEqual({ nbComptes: 1, destinataires });
    expect(await messages()).toMatchObject([{ destinataires, texte: expect.stringContaining('Demandeur\u00a0: ADMIN Élodie (admin)') }]);
  });

  it('are changed without a message if there are no recipients', async () => {
    const { IDPeople } = await someone();
    on.app.config.supportEmail = undefined;
    try {
      expect((await ask('open', [IDPeople])).body).toEqual({ nbComptes: 1, destinataires: [] });
    } finally {
      on.app.config.supportEmail = 'support@fournisseur.example';
    }
    expect(await messages()).toEqual([]);
    expect(await compte(IDPeople)).toMatchObject({ IsAccountOpened: true });
  });

  it('are refused as a whole when one is in the wrong state: nothing changes, nothing is sent', async () => {
    const [closed, opened] = [await someone([1]), await someone([1])];
    await ask('open', [opened.IDPeople]);
    await writeIn(on, (db) => db.deleteFrom('outbox').execute());
    for (const [act, named] of [
      ['open', opened],
      ['close', closed],
    ] as const) {
      const { status, body } = await ask(act, [closed.IDPeople, opened.IDPeople]);
      expect(status).toBe(422);
      expect(body.message).toContain(named.Name);
    }
    expect(await compte(closed.IDPeople)).toMatchObject({ IsAccountOpened: false });
    expect(await compte(opened.IDPeople)).toMatchObject({ IsAccountOpened: true });
    expect(await messages()).toEqual([]);
  });

  it.each([
    [[999_999], 404],
    [[], 400],
    [['x'], 400],
    [{ ids: [2] }, 400],
  ])('are refused for %j', async (ids, status) => {
    expect((await ask('open', ids)).status).toBe(status);
    expect((await ask('close', ids)).status).toBe(status);
  });

  it('named twice count once', async () => {
    const { IDPeople } = await someone();
    expect((await ask('open', [IDPeople, IDPeople])).body.nbComptes).toBe(1);
  });

  it('are opened once, even by several requests at once', async () => {
    const { IDPeople } = await someone();
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask('open', [IDPeople])));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
    expect(await messages()).toHaveLength(1);
  });

  it('of hidden users are unknown to customer access', async () => {
    const { IDPeople } = await someone([904]);
    await writeIn(on, (db) => db.updateTable('utilisateurs').set({ EstEDVMarketing: true }).where('IDPeople', '=', IDPeople).execute());
    const seen = (await list(customer)).map((row) => row.IDPeople);
    expect(seen).toContain(2);
    for (const hidden of [3, IDPeople]) {
      expect(seen).not.toContain(hidden);
      expect((await ask('open', [hidden], customer)).status).toBe(404);
      expect((await ask('destinataires', [hidden], customer)).body.destinataires).not.toContain('autre@deux.example');
      expect(await compte(hidden)).toMatchObject({ IsAccountOpened: false });
    }
  });

  it('are journalled with dates and message, in one group, with the author', async () => {
    const { IDPeople } = await someone([1]);
    await ask('open', [IDPeople], customer);
    const { body } = await operator.call<{ entries: JournalEntry[] }>('GET', '/api/journal');
    const written = body.entries.filter(({ Groupe }) => Groupe === body.entries[0]?.Groupe);
    expect(written.map(({ NomTable }) => NomTable).toSorted()).toEqual(['comptesESeller', 'outbox', 'utilisateurs']);
    for (const { Auteur, Action } of written) expect([Auteur, Action]).toEqual(['admin', 'Activer des comptes eSeller']);
    expect(written.find(({ NomTable }) => NomTable === 'utilisateurs')).toMatchObject({
      IDLigne: String(IDPeople),
      Avant: { IsAccountOpened: false },
      Apres: { IsAccountOpened: true },
    });
  });

  it('are listed without passwords, and not sent again while unchanged', async () => {
    const { text, headers } = await operator.call('GET', '/api/utilisateurs/profileseller/');
    expect(text).not.toMatch(/Password|v1\./);
    const known = { 'if-none-match': String(headers['etag']) };
    expect((await operator.call('GET', '/api/utilisateurs/ProfileSeller', undefined, known)).status).toBe(304);
    await ask('open', [(await someone()).IDPeople]);
    expect((await operator.call('GET', '/api/utilisateurs/ProfileSeller', undefined, known)).status).toBe(200);
  });
});
