import { leadFollows } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { createUser, postUser, putSites, putUser, readUser, writeIn } from '../../../test/rows/utilisateurs.ts';

const long = (length: number) => 'x'.repeat(length);

describe.each(engines())('saving a user (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  const setEDatavoice = (GRP_ClientEDatavoice: boolean) =>
    writeIn(on, (db) => db.updateTable('gpParametres').set({ GRP_ClientEDatavoice }).execute());
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());
  beforeEach(() => setEDatavoice(false));

  describe('adding', () => {
    test('answers the user with the defaults of the form', async () => {
      const added = await createUser(operator, { Unknown: 1, IsAccountOpened: true });
      const defaults = { Actif: true, Superviseur: false, EMail: '', IDProfil: null, IsAccountOpened: false, Sites: [] };
      expect(added).toMatchObject({ ...defaults, Initial: 'YL', DRPROFILE_DESCR: 'Vendeur', Password: 'abc' });
      expect(added.IDPeople).toBeGreaterThan(1000);
    });

    test('customer access gives no back-office profile, but may leave one in place', async () => {
      const refused = await postUser(customer, { drprofile_id: 1 });
      expect([refused.status, refused.body.errors]).toEqual([403, { drprofile_id: 'Profil réservé' }]);
      const { IDPeople } = await createUser(customer);
      expect((await putUser(customer, IDPeople, { drprofile_id: 1 })).status).toBe(403);
      expect((await putUser(operator, IDPeople, { drprofile_id: 1 })).status).toBe(200);
      expect((await putUser(customer, IDPeople, { drprofile_id: 1, Firstname: 'Yanna' })).body).toMatchObject({
        drprofile_id: 1,
        Firstname: 'Yanna',
      });
    });

    test('keeps the password sealed, in the table and in the journal', async () => {
      const { IDPeople } = await createUser(operator, { Password: 'tr3s-sec' });
      const stored = await writeIn(on, async (db) => {
        const row = await db.selectFrom('utilisateurs').select('Password').where('IDPeople', '=', IDPeople).execute();
        const written = db.selectFrom('journal').select('Apres').where('NomTable', '=', 'utilisateurs');
        return JSON.stringify([row, await written.where('IDLigne', '=', String(IDPeople)).execute()]);
      });
      expect(stored).toMatch(/"v1\.test\./);
      expect(stored).toMatch(/"Password":"modifié"/);
      expect(stored).not.toContain('tr3s-sec');
    });

    test.each([
      ['Lastname', { Lastname: ' ' }],
      ['Lastname', { Lastname: long(51) }],
      ['Firstname', { Firstname: long(51) }],
      ['Initial', { Initial: 'ABCD' }],
      ['Initial', { Initial: 'A1' }],
      ['EMail', { EMail: 'yann' }],
      ['EMail', { EMail: `${long(80)}@a.example` }],
      ['LoginWEB', { LoginWEB: '' }],
      ['LoginWEB', { LoginWEB: long(11) }],
      ['Password', { Password: '' }],
      ['Password', { Password: '123456789' }],
      ['Password', { Password: undefined }],
      ['drprofile_id', { drprofile_id: null }],
      ['drprofile_id', { drprofile_id: 77 }],
      ['IDDRProfileEsellerLead', { IDDRProfileEsellerLead: 77 }],
      ['Actif', { Actif: 'oui' }],
    ])('%s is refused when it is %j', async (field, more) => {
      const { status, body } = await postUser(operator, more);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    });

    test('a login is unique, whatever its case', async () => {
      const { LoginWEB } = await createUser(operator, { LoginWEB: `Élo${Date.now() % 1e6}` });
      const twice = await postUser(operator, { LoginWEB: LoginWEB.toUpperCase() });
      expect([twice.status, twice.body.errors]).toEqual([409, { LoginWEB: 'Identifiant déjà utilisé' }]);
      expect((await putUser(operator, 2, { LoginWEB: LoginWEB.toLowerCase() })).status).toBe(409);
    });

    test('customer access: only with the fields of its form, never with a hidden profile', async () => {
      const added = await createUser(customer, { Superviseur: true, OffreEnTTC: true, CodeFRStellantis: 'X', CodeIPNRenault: 'Y' });
      expect(added).toMatchObject({ Superviseur: false, OffreEnTTC: false, CodeFRStellantis: '', CodeIPNRenault: 'Y' });
      expect((await postUser(customer, { drprofile_id: 3 })).body.errors).toEqual({ drprofile_id: 'Ce profil n’existe plus' });
    });

    test('customer access of a Nissan group cannot add users, operators can', async () => {
      expect((await postUser(await on.customer('BDGpNiTrois'))).status).toBe(403);
      await createUser(await on.operator('BDGpNiTrois'));
    });

    test('an eDataVoice client requires the customer-relations profile, which sets the lead profile', async () => {
      const asked = { IDProfil: 1, IDDRProfileEsellerLead: 3 };
      expect(await createUser(operator, asked)).toMatchObject({ IDProfil: null, IDDRProfileEsellerLead: 3 });
      await setEDatavoice(true);
      const without = await postUser(operator);
      expect([without.status, without.body.errors]).toEqual([400, { IDProfil: 'Ce champ est obligatoire' }]);
      expect(await createUser(operator, asked)).toMatchObject({ IDProfil: 1, Profil_Libelle: 'PRC vendeur', IDDRProfileEsellerLead: 2 });
    });

    test('their sites are given with them, by the rules of the call for sites', async () => {
      const { IDPeople } = await createUser(operator, { Sites: [3, 1, 1] });
      expect((await operator.call<number[]>('GET', `/api/utilisateurs/${IDPeople}/sites`)).body).toEqual([1, 3]);
      const before = (await operator.call<unknown[]>('GET', '/api/utilisateurs')).body.length;
      const unknown = await postUser(operator, { Sites: [1, 77] });
      expect([unknown.status, unknown.body.message]).toEqual([400, 'Site inconnu\u00a0: 77.']);
      // Site 2 is a Nissan site.
      expect((await postUser(customer, { Sites: [2] })).status).toBe(422);
      expect((await operator.call<unknown[]>('GET', '/api/utilisateurs')).body).toHaveLength(before);
    });

    test('codes for Nissan sites need one of the sites given', async () => {
      const one = { IDSite: 2, CodeVendeur: 'V1', VecturyID: '' };
      expect((await postUser(operator, { ConfigNissan: [{ ...one, CodeVendeur: '123456789' }] })).status).toBe(400);
      const { status, body } = await postUser(operator, { ConfigNissan: [one] });
      expect([status, body.errors]).toEqual([422, { 'ConfigNissan.0.IDSite': 'Site non autorisé' }]);
      await createUser(operator, { ConfigNissan: [] });
      expect((await createUser(operator, { Sites: [2], ConfigNissan: [one] })).ConfigNissan).toEqual([one]);
    });
  });

  describe('changing', () => {
    test('present keys change, the others stay; unknown and read-only keys are ignored', async () => {
      const before = await createUser(operator, { MobilePhone: '0612', TypeVN: '1', TypeVO: 0 });
      const ignored = { IsAccountOpened: true, Name: 'X', Sites: [{ IDSite: 1 }], Password: '' };
      const { body } = await putUser(operator, before.IDPeople, { ...ignored, Firstname: 'Erwan', Actif: '0' });
      expect(body).toEqual({ ...before, Firstname: 'Erwan', Name: 'Le Goff Erwan', Actif: false });
      expect(body).toMatchObject({ TypeVN: true, TypeVO: false, Password: 'abc' });
      expect((await putUser(operator, before.IDPeople, {})).body).toEqual(body);
    });

    test('sending the whole user unchanged changes nothing, not even the journal', async () => {
      const before = await createUser(operator);
      const journal = async () => (await operator.call('GET', '/api/journal')).text;
      const written = await journal();
      expect((await putUser(operator, before.IDPeople, before)).body).toEqual(before);
      expect(await journal()).toBe(written);
    });

    test('a lead profile that another profile decides is refused, not passed over', async () => {
      await setEDatavoice(true);
      const before = await createUser(operator, { IDProfil: 1 });
      for (const IDDRProfileEsellerLead of [3, null]) {
        const { status, body } = await putUser(operator, before.IDPeople, { IDDRProfileEsellerLead });
        expect([status, body.errors]).toEqual([400, { IDDRProfileEsellerLead: leadFollows }]);
      }
      expect((await putUser(operator, before.IDPeople, { ...before, TypeVO: true })).body).toEqual({ ...before, TypeVO: true });
    });

    test('customer access replaces a password, and leaves fields outside its form alone', async () => {
      const { IDPeople } = await createUser(operator, { Superviseur: true, OffreEnTTC: true, CodeFRStellantis: 'X' });
      const { body } = await putUser(customer, IDPeople, {
        Superviseur: false,
        OffreEnTTC: false,
        CodeFRStellantis: '',
        Password: 'nouveau',
      });
      expect(body).not.toHaveProperty('Password');
      const after = { Superviseur: true, OffreEnTTC: true, CodeFRStellantis: 'X', Password: 'nouveau' };
      expect((await readUser(operator, IDPeople)).body).toMatchObject(after);
    });

    test('only lead profile 3 keeps the copy of appointments', async () => {
      const { IDPeople } = await createUser(operator, { IDDRProfileEsellerLead: 3, EnCopieRDVeSellerLead: true });
      const copyAfter = async (changes: object) => (await putUser(operator, IDPeople, changes)).body.EnCopieRDVeSellerLead;
      expect(await copyAfter({ Firstname: 'Zoé' })).toBe(true);
      expect(await copyAfter({ IDDRProfileEsellerLead: 2 })).toBe(false);
      expect(await copyAfter({ EnCopieRDVeSellerLead: true })).toBe(false);
    });

    test('an opened account: two ticks are locked for customer access', async () => {
      const { IDPeople } = await createUser(operator);
      await writeIn(on, (db) => db.updateTable('utilisateurs').set({ IsAccountOpened: true }).where('IDPeople', '=', IDPeople).execute());
      const locked = await putUser(customer, IDPeople, { AccesCRMeSeller: true });
      expect([locked.status, Object.keys(locked.body.errors ?? {})]).toEqual([422, ['AccesCRMeSeller']]);
      expect((await putUser(customer, IDPeople, { Actif: false })).status).toBe(200);
      await setEDatavoice(true);
      expect((await putUser(customer, IDPeople, { Actif: true })).status).toBe(422);
      expect((await putUser(customer, IDPeople, { Actif: false, Firstname: 'Zoé' })).status).toBe(200);
      expect((await putUser(operator, IDPeople, { Actif: true, AccesCRMeSeller: true })).status).toBe(200);
    });

    test('Nissan identification needs a Nissan site of the user', async () => {
      const { IDPeople } = await createUser(operator);
      await putSites(operator, IDPeople, [1, 2]);
      const own = { IDSite: 2, CodeVendeur: '12345678', VecturyID: 'V1' };
      const save = (row: object) => putUser(operator, IDPeople, { ConfigNissan: [row] });
      expect((await save(own)).body.ConfigNissan).toEqual([own]);
      expect((await save({ ...own, IDSite: 1 })).status).toBe(422);
      expect((await save({ ...own, CodeVendeur: '123456789' })).status).toBe(400);
      expect((await putUser(operator, IDPeople, { Firstname: 'Zoé' })).body.ConfigNissan).toEqual([own]);
      await putSites(operator, IDPeople, [1]);
      expect((await readUser(operator, IDPeople)).body.ConfigNissan).toEqual([]);
    });
  });
});
