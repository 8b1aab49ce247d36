import type { Abonnement, CompteClient, ConfigurationFtp, Portail } from '@comptoir/contract/interfaces/publication/publication.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/publication';

describe.each(engines())('publication (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const put = <T>(part: string, body: object) => operator.call<T & Refused>('PUT', `${path}/${part}`, body);
  const read = async <T>(part: string) => (await operator.call<T>('GET', `${path}/${part}`)).body;

  describe('the account', () => {
    test('keys that are sent change, the others stay', async () => {
      await put('compteClient', { CodeClient: 'C-29', EMail: 'stock@exemple.example' });
      expect((await put<CompteClient>('compteClient', { Actif: true, EMailsRapport: 'a@b.example;c@d.example' })).body).toMatchObject({
        Actif: true,
        CodeClient: 'C-29',
        EMail: 'stock@exemple.example',
        EMailsRapport: 'a@b.example;c@d.example',
      });
    });

    test('an active one has a code and an e-mail', async () => {
      const before = await read('compteClient');
      const { status, body } = await put('compteClient', { CodeClient: ' ', EMail: '' });
      expect([status, body.message, Object.keys(body.errors ?? {})]).toEqual([
        422,
        'Un compte actif a un code client et un e-mail.',
        ['CodeClient', 'EMail'],
      ]);
      expect(await read('compteClient')).toEqual(before);
    });

    test.each([
      ['EMail', 'sans arobase'],
      ['EMailsRapport', 'a@b.example;;c@d.example'],
      ['CodeClient', 'x'.repeat(51)],
      ['Telephone', '0'.repeat(21)],
    ])('%s is refused: %s', async (field, value) => {
      const { status, body } = await put('compteClient', { [field]: value });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    });
  });

  describe('portals', () => {
    test('one is added, changed and counted; its label is unique', async () => {
      const body = { Libelle: 'Annonces de l’Ouest', VN: false, VD: true, VO: true };
      const added = await operator.call<Portail & Refused>('POST', `${path}/portails`, body);
      expect(added.body).toEqual({ ...body, IDPortail: added.body.IDPortail, Actif: true, nbSites: 0 });
      const again = await operator.call<Refused>('POST', `${path}/portails`, { ...body, Libelle: 'ANNONCES DE L’OUEST' });
      expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([409, ['Libelle']]);
      expect((await put('portails/1', { Libelle: body.Libelle })).status).toBe(409);
      expect((await put<Portail>(`portails/${added.body.IDPortail}`, { Actif: false })).body.Actif).toBe(false);
      expect((await read<Portail[]>('portails')).find(({ IDPortail }) => IDPortail === 1)).toMatchObject({ nbSites: 1 });
      expect((await put('portails/999', { Actif: false })).status).toBe(404);
    });

    test('a stock that sites publish on it cannot be removed', async () => {
      const { status, body } = await put('portails/1', { VO: false });
      expect([status, body.message]).toEqual([
        422,
        'Portail un ne prend pas les véhicules d’occasion (VO). Des sites les y publient encore\u00a0: retirez d’abord leurs abonnements.',
      ]);
      expect(await read<Portail>('portails/1')).toMatchObject({ VO: true });
    });
  });

  describe('the sites of a portal', () => {
    const row = (IDSite: number, more: Partial<Abonnement> = {}) => ({ IDSite, VN: false, VD: false, VO: false, ...more });

    test('every real site is listed, with what it publishes', async () => {
      expect(await read('abonnements/1')).toMatchObject([
        { IDSite: 2, Descr: 'Brest Nissan', Libelle_Societe: 'Société Un', VN: false, VD: false, VO: false },
        { IDSite: 1, Descr: 'Rennes', VN: false, VD: false, VO: true },
      ]);
    });

    test('sent rows change, others stay; a site that publishes nothing has no row', async () => {
      const { body } = await put<Abonnement[]>('abonnements/1', [row(2, { VN: true, VO: true })]);
      expect(body).toMatchObject([
        { IDSite: 2, VN: true, VO: true },
        { IDSite: 1, VO: true },
      ]);
      await put('abonnements/1', [row(1), row(2, { VN: true })]);
      const stored = await writeIn(on, (db) => db.selectFrom('publicationAbonnements').selectAll().execute());
      expect(stored).toEqual([{ IDSite: 2, IDPortail: 1, VN: true, VD: false, VO: false }]);
    });

    test('sending the same again is not journalled', async () => {
      await put('abonnements/1', [row(1, { VO: true }), row(2, { VN: true })]);
      const count = () =>
        writeIn(on, (db) =>
          db.selectFrom('journal').select('IDJournal').where('NomTable', '=', 'publicationAbonnements').orderBy('IDJournal').execute(),
        );
      const before = (await count()).length;
      await put('abonnements/1', [row(1, { VO: true }), row(2, { VN: true })]);
      expect((await count()).length).toBe(before);
    });

    test('an unknown site or portal, or a stock that the portal does not take, saves nothing', async () => {
      const before = await read('abonnements/1');
      expect((await put('abonnements/1', [row(1, { VD: true })])).body.message).toBe(
        'Portail un ne prend pas les véhicules de démonstration (VD).',
      );
      for (const IDSite of [3, 999]) expect((await put('abonnements/1', [row(2), row(IDSite, { VO: true })])).status).toBe(404);
      expect((await put('abonnements/999', [row(1)])).status).toBe(404);
      expect((await operator.call('GET', `${path}/abonnements/999`)).status).toBe(404);
      expect(await read('abonnements/1')).toEqual(before);
    });
  });

  describe('the FTP server', () => {
    test('it starts with port 21; its password is sealed and not in the journal', async () => {
      expect(await read('configurationFtp')).toEqual({ Hote: '', Port: 21, Login: '', Password: '', Dossier: '', Passif: true });
      const values = { Hote: 'ftp.portails.example', Login: 'groupe', Password: 'Tres-Secret-21', Dossier: '/stock' };
      expect((await put<ConfigurationFtp>('configurationFtp', values)).body).toEqual({ ...values, Port: 21, Passif: true });
      expect((await put<ConfigurationFtp>('configurationFtp', { Port: '2121' })).body).toMatchObject({
        Port: 2121,
        Password: 'Tres-Secret-21',
      });
      const found = await writeIn(on, async (db) => ({
        row: await db.selectFrom('publicationFtp').selectAll().executeTakeFirstOrThrow(),
        journal: await db.selectFrom('journal').selectAll().where('NomTable', '=', 'publicationFtp').orderBy('IDJournal').execute(),
      }));
      expect(found.row.Password).toMatch(/^v1\./);
      expect(JSON.stringify(found)).not.toContain('Tres-Secret-21');
    });

    test.each([
      ['Port', 0],
      ['Port', 65_536],
      ['Port', 'vingt et un'],
      ['Hote', 'ftp://ftp.portails.example'],
      ['Hote', 'hôte inconnu'],
      ['Login', 'a\r\nDELE x'],
      ['Dossier', 'stock\nQUIT'],
      ['Password', 'a\u0000'],
    ])('%s is refused: %j', async (field, value) => {
      const { status, body } = await put('configurationFtp', { [field]: value });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    });
  });

  test('the overview shows the stored state', async () => {
    const { body } = await operator.call<{ compte: object; portails: Portail[]; ftp: object }>('GET', path);
    expect(body).toMatchObject({ compte: { Actif: true, CodeClient: 'C-29' }, ftp: { Hote: 'ftp.portails.example', Port: 2121 } });
    expect(body.portails.length).toBe(2);
  });

  test('it is closed to customer access', async () => {
    const customer = await on.customer();
    for (const part of ['', '/compteClient', '/portails', '/abonnements/1', '/configurationFtp'])
      expect((await customer.call('GET', path + part)).status).toBe(403);
  });
});
