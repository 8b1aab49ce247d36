import type { Utilisateur, UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { createUser, putSites, putUser, readUser, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('users (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  describe('the list', () => {
    const list = async (by: Client) => (await by.call<UtilisateurRow[]>('GET', '/api/utilisateurs')).body;

    test('has the sites of each user, and no password', async () => {
      const { body, text } = await operator.call<UtilisateurRow[]>('GET', '/api/utilisateurs');
      const sites = [{ IDSite: 1 }, { IDSite: 2 }];
      expect(body.find(({ IDPeople }) => IDPeople === 2)).toMatchObject({
        Name: 'VENDEUR Élodie',
        Nom: 'VENDEUR',
        Sites: sites,
        Devices: false,
      });
      expect(text).not.toMatch(/Password|v1\.|secret/);
    });

    test('customer access sees neither regional managers nor the marketing account, in the list or by id', async () => {
      const { IDPeople } = await createUser(operator);
      await writeIn(on, (db) => db.updateTable('utilisateurs').set({ EstEDVMarketing: true }).where('IDPeople', '=', IDPeople).execute());
      const idsFor = async (by: Client) => (await list(by)).map((row) => row.IDPeople);
      expect(await idsFor(operator)).toEqual(expect.arrayContaining([1, 2, 3, IDPeople]));
      const seen = await idsFor(customer);
      expect(seen).toEqual(expect.arrayContaining([1, 2]));
      for (const hidden of [3, IDPeople]) {
        expect(seen).not.toContain(hidden);
        expect((await readUser(customer, hidden)).status).toBe(404);
        expect((await customer.call('GET', `/api/utilisateurs/${hidden}/sites`)).status).toBe(404);
        expect((await putUser(customer, hidden, { Firstname: 'Zoé' })).status).toBe(404);
        expect((await putSites(customer, hidden, [1])).status).toBe(404);
        expect((await readUser(operator, hidden)).status).toBe(200);
      }
    });

    test('is sent again only after a change', async () => {
      const { headers } = await operator.call('GET', '/api/utilisateurs');
      const known = { 'if-none-match': String(headers['etag']) };
      expect((await operator.call('GET', '/api/utilisateurs', undefined, known)).status).toBe(304);
      await putUser(operator, 2, { MobilePhone: `06${Date.now()}` });
      expect((await operator.call('GET', '/api/utilisateurs', undefined, known)).status).toBe(200);
    });

    test('nobody of customer access suspends himself: on the page, among many, or by a departure', async () => {
      const { body: own } = await customer.call<{ IDPeople: number; LoginWEB: string }[]>('GET', '/api/utilisateurs');
      const { IDPeople } = own.find(({ LoginWEB }) => LoginWEB === 'admin')!;
      const { status, body } = await customer.call<Refused>('PUT', `/api/utilisateurs/${IDPeople}`, { Actif: false });
      expect([status, body.errors]).toEqual([422, { Actif: 'C’est votre propre compte' }]);
      const lot = { ids: [IDPeople], changes: { Actif: false } };
      const many = await customer.call('POST', '/api/utilisateurs/lot', lot);
      expect(many.text).toContain('Vous ne pouvez pas suspendre votre propre compte');
      expect((await customer.call('GET', `/api/utilisateurs/${IDPeople}`)).body).toMatchObject({ Actif: true });
      // What was so before, and what else is on the page, may be saved.
      expect((await customer.call('PUT', `/api/utilisateurs/${IDPeople}`, { Actif: true, PhoneNumber: '0102030405' })).status).toBe(200);
    });

    test('of the back office has users whose profile opens it, and is closed to customer access', async () => {
      const { IDPeople } = await createUser(operator, { drprofile_id: 1, Actif: false });
      const { body, text } = await operator.call<UtilisateurRow[]>('GET', '/api/utilisateurs/backoffice');
      expect(body.map((row) => row.IDPeople)).toEqual([1, IDPeople]);
      expect(body[0]).toEqual((await list(operator)).find((row) => row.IDPeople === 1));
      expect(text).not.toMatch(/Password|v1\./);
      await putUser(operator, IDPeople, { drprofile_id: 2 });
      expect((await operator.call<UtilisateurRow[]>('GET', '/api/utilisateurs/BackOffice/')).body.map((row) => row.IDPeople)).toEqual([1]);
      expect((await customer.call('GET', '/api/utilisateurs/backoffice')).status).toBe(403);
    });

    test('says whether a user has a device with notifications', async () => {
      const { IDPeople } = await createUser(operator);
      const devices = [
        { IDPeople, Modele: 'Tablette' },
        { IDPeople, Modele: 'Mobile', Push: true },
      ];
      await writeIn(on, (db) => db.insertInto('devices').values(devices).execute());
      expect((await list(operator)).find((row) => row.IDPeople === IDPeople)?.Devices).toBe(true);
      const { body } = await readUser(operator, IDPeople);
      expect(body.Devices.map(({ Modele, Push }) => [Modele, Push])).toEqual([
        ['Tablette', false],
        ['Mobile', true],
      ]);
    });
  });

  describe('one user', () => {
    test('operators read the password, customer access does not', async () => {
      expect((await readUser(operator, 2)).body.Password).toBe('secret-2');
      const { body, text } = await customer.call<Utilisateur>('GET', '/api/Utilisateurs/2/');
      expect(body.LoginWEB).toBe('vendeur');
      expect(text).not.toMatch(/Password|secret|v1\./);
    });

    test('an unknown id is refused', async () => {
      expect((await readUser(operator, 99_999)).status).toBe(404);
      expect((await putUser(operator, 99_999, { Firstname: 'Zoé' })).status).toBe(404);
      expect((await putSites(operator, 99_999, [1])).status).toBe(404);
    });
  });

  describe('by site, for the export', () => {
    interface Row {
      IDPeople: number;
      IDSite: number | null;
      LoginWEB?: string;
      Password?: string;
    }
    const rowsFor = async (by: Client) => (await by.call<Row[]>('POST', '/api/utilisateursSites/export', {})).body;

    test('one row for each user and site, one for a user without; with login and password', async () => {
      const { IDPeople } = await createUser(operator, { Password: 'export' });
      const rows = await rowsFor(operator);
      expect(rows.filter((row) => row.IDPeople === 2).map(({ IDSite, Password }) => [IDSite, Password])).toEqual([
        [1, 'secret-2'],
        [2, 'secret-2'],
      ]);
      const alone = { IDSite: null, Site_Descr: null, Password: 'export', Appareil: false };
      expect(rows.filter((row) => row.IDPeople === IDPeople)).toMatchObject([alone]);
    });

    test('customer access: without hidden users; a Nissan group: without login and password', async () => {
      const rows = await rowsFor(customer);
      expect(rows.map(({ IDPeople }) => IDPeople)).not.toContain(3);
      expect(rows[0]).toMatchObject({ LoginWEB: 'admin', Password: 'secret-1' });
      const nissan = await rowsFor(await on.customer('BDGpNiTrois'));
      expect(nissan.map(({ IDPeople }) => IDPeople)).toEqual([1, 2, 2]);
      expect(JSON.stringify(nissan)).not.toMatch(/secret|Password|LoginWEB|v1\./);
      expect((await rowsFor(await on.operator('BDGpNiTrois')))[0]).toMatchObject({ LoginWEB: 'admin', Password: 'secret-1' });
    });
  });

  describe('a session ends at the next request', () => {
    const group = 'BDGpDeux';
    const statusFor = async (by: Client) => (await by.call('GET', '/api/utilisateurs')).status;
    test.each([
      ['when its user is suspended', { Actif: false }, { Actif: true }],
      ['when its password is changed', { Password: 'nouveau' }, { Password: 'secret-1' }],
      ['when its profile no longer opens the back office', { drprofile_id: 2 }, { drprofile_id: 1 }],
    ])('%s', async (_, change, back) => {
      const chief = await on.operator(group);
      const person = await on.customer(group);
      expect((await putUser(chief, 1, { Firstname: 'Élodie', Password: '' })).status).toBe(200);
      expect(await statusFor(person)).toBe(200);
      await putUser(chief, 1, change);
      expect(await statusFor(person)).toBe(401);
      await putUser(chief, 1, back);
      expect(await statusFor(await on.customer(group))).toBe(200);
    });
  });
});
