import type { Wsimport } from '@comptoir/contract/domains/wsimport/wsimport.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/wsimport';
const full = { IDPlaque: 1, IDSite: 2, Login: 'GS_brest', Password: 'Secret-123' };

describe.each(engines())('lead-import accounts (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    await writeIn(on, (db) => db.insertInto('societes').values({ IDPlaque: 55_001, IDActivite: 1, Libelle: 'Société Autre' }).execute());
  });
  afterAll(() => on.close());

  const post = (more: object = {}) => operator.call<{ IDWSImport: number } & Refused>('POST', path, { ...full, ...more });
  const list = async () => (await operator.call<Wsimport[]>('GET', '/api/WSImport/')).body;

  test('one is added and listed, with or without a site', async () => {
    const { status, body } = await post();
    expect([status, Object.keys(body)]).toEqual([200, ['IDWSImport']]);
    await post({ Login: ' FID_groupe ', IDSite: '', Password: ' avec espaces ' });
    expect(await list()).toEqual([
      { ...full, Societe: { Libelle: 'Société Un' }, Site: { Descr: 'Brest Nissan' } },
      { Login: 'FID_groupe', Password: ' avec espaces ', IDPlaque: 1, IDSite: null, Societe: { Libelle: 'Société Un' }, Site: null },
    ]);
  });

  test('the password is sealed at rest, and neither in the journal nor in a refusal', async () => {
    const { body } = await post({ Login: 'GS_scelle', Password: 'Tres-Secret-9' });
    const found = await writeIn(on, async (db) => ({
      row: await db.selectFrom('wsimport').selectAll().where('IDWSImport', '=', body.IDWSImport).executeTakeFirstOrThrow(),
      journal: await db.selectFrom('journal').selectAll().where('NomTable', '=', 'wsimport').orderBy('IDJournal').execute(),
    }));
    expect(found.row.Password).toMatch(/^v1\./);
    expect(JSON.stringify(found)).not.toContain('Tres-Secret-9');
    const refused = await post({ Login: 'GS_scelle', Password: 'Tres-Secret-9' });
    expect(refused.text).not.toContain('Tres-Secret-9');
  });

  test.each([
    ['IDPlaque', { IDPlaque: null }],
    ['IDPlaque', { IDPlaque: 77, IDSite: null }],
    ['IDSite', { IDSite: 77 }],
    ['IDSite', { IDPlaque: 55_001, IDSite: 1 }],
    ['Login', { Login: '' }],
    ['Login', { Login: undefined }],
    ['Login', { Login: 'brest' }],
    ['Login', { Login: 'GS_' }],
    ['Login', { Login: 'XGS_brest' }],
    ['Login', { Login: `GS_${'x'.repeat(253)}` }],
    ['Password', { Password: '' }],
    ['Password', { Password: undefined }],
  ])('%s is refused: %j', async (field, more) => {
    const before = await list();
    const { status, body } = await post({ Login: 'GS_refus', ...more });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect(await list()).toEqual(before);
  });

  test('a login is unique, whatever its case', async () => {
    await post({ Login: 'GS_double' });
    const { status, body } = await post({ Login: 'GS_DOUBLE' });
    expect([status, body.errors]).toEqual([409, { Login: 'Ce login est déjà utilisé' }]);
  });

  test('is closed to customer access and to other customers', async () => {
    const customer = await on.customer();
    expect((await customer.call('GET', path)).status).toBe(403);
    expect((await customer.call('POST', path, full)).status).toBe(403);
    const other = await on.operator('BDGpDeux');
    expect((await other.call('GET', path)).body).toEqual([]);
    expect((await other.call('POST', path, full)).status).toBe(200);
  });
});
