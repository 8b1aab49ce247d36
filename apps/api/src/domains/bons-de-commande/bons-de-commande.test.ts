import type { BonDeCommande } from '@comptoir/contract/domains/bons-de-commande/bons-de-commande.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/BonDeCommande';
const long = (length: number) => 'x'.repeat(length);
const full = {
  Descr: 'Bon de commande VO',
  IDActivite: 1,
  IDFamille: 12,
  Neuf: false,
  NomFicBonDeCommande: 'BDC_VO.doc',
  NomFicConditionsGenVente: 'CGV.doc',
  NomFicAutreDoc: 'Mandat.doc',
  NomImageLogo: 'logo.png',
  TexteReprise: 'Reprise sous réserve d’expertise.',
  AfficheOptionVersionConstr: true,
  TexteCO2: 'Émissions de CO2 selon le cycle WLTP.',
};

describe.each(engines())('order forms (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const post = (more: object = {}) => operator.call<{ IDMarqueNeufOcc: number } & Refused>('POST', path, { ...full, ...more });
  const put = (id: number, body: object) => operator.call<BonDeCommande & Refused>('PUT', `${path}/${id}`, body);
  const read = async (id: number) => (await operator.call<BonDeCommande>('GET', `${path}/${id}`)).body;
  const add = async (more: object = {}) => (await post(more)).body.IDMarqueNeufOcc;

  test('one is added, read and listed, its path in any case', async () => {
    const IDMarqueNeufOcc = await add();
    const stored = { IDMarqueNeufOcc, Activite_Descr: 'Automobile', ...full };
    expect(await read(IDMarqueNeufOcc)).toEqual(stored);
    expect((await operator.call<BonDeCommande[]>('GET', '/api/bondecommande/')).body).toContainEqual(stored);
  });

  test('optional fields have defaults', async () => {
    const { status, body } = await operator.call<{ IDMarqueNeufOcc: number }>('POST', path, { Descr: ' Bon ', IDActivite: '1' });
    expect(status).toBe(200);
    const empty = {
      NomFicBonDeCommande: '',
      NomFicConditionsGenVente: '',
      NomFicAutreDoc: '',
      NomImageLogo: '',
      TexteReprise: '',
      TexteCO2: '',
    };
    expect(await read(body.IDMarqueNeufOcc)).toMatchObject({
      ...empty,
      Descr: 'Bon',
      IDFamille: null,
      Neuf: false,
      AfficheOptionVersionConstr: false,
    });
  });

  test.each([
    ['Descr', ''],
    ['Descr', '  '],
    ['Descr', long(61)],
    ['Descr', undefined],
    ['IDActivite', undefined],
    ['IDActivite', null],
    ['IDActivite', 77],
    ['IDFamille', 1.5],
    ['IDFamille', 'douze'],
    ['NomFicBonDeCommande', long(61)],
    ['NomFicConditionsGenVente', long(61)],
    ['NomFicAutreDoc', long(61)],
    ['NomImageLogo', long(61)],
    ['TexteReprise', long(256)],
    ['TexteCO2', long(1001)],
    ['Neuf', 'oui'],
  ])('%s is refused when it is %j', async (field, value) => {
    const added = await post({ [field]: value });
    expect([added.status, Object.keys(added.body.errors ?? {})]).toEqual([400, [field]]);
    if (value === undefined) return;
    const changed = await put(1, { [field]: value });
    expect([changed.status, Object.keys(changed.body.errors ?? {})]).toEqual([400, [field]]);
  });

  test('a change merges: absent keys stay, id and read-only keys are ignored', async () => {
    const id = await add({ TexteCO2: long(1000), Descr: long(60) });
    const before = await read(id);
    const { status, body } = await put(id, { IDMarqueNeufOcc: 1, Activite_Descr: 'x', Neuf: '1', IDFamille: null, TexteReprise: '' });
    expect([status, body]).toEqual([200, { ...before, Neuf: true, IDFamille: null, TexteReprise: '' }]);
    expect((await put(id, {})).body).toEqual(body);
    expect((await put(id, body)).body).toEqual(body);
  });

  test('it is closed to customer access', async () => {
    const customer = await on.customer();
    for (const [method, where] of [
      ['GET', path],
      ['GET', `${path}/1`],
      ['POST', path],
      ['PUT', `${path}/1`],
    ] as const) {
      expect((await customer.call(method, where, method === 'GET' ? undefined : full)).status).toBe(403);
    }
  });

  test('one of another customer is unknown', async () => {
    const other = await on.operator('BDGpDeux');
    const row = { IDMarqueNeufOcc: 77_001, IDActivite: 1, Descr: 'Ailleurs' };
    await writeIn(on, (db) => db.insertInto('BonDeCommande').values(row).execute());
    expect((await read(77_001)).Descr).toBe('Ailleurs');
    expect((await other.call('GET', `${path}/77001`)).status).toBe(404);
    expect((await other.call('PUT', `${path}/77001`, { Descr: 'Pris' })).status).toBe(404);
    expect((await other.call('GET', path)).text).not.toContain('77001');
    expect((await read(77_001)).Descr).toBe('Ailleurs');
  });
});
