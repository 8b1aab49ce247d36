import type { Coefficients } from '@comptoir/contract/domains/objectifs-vendeur/objectifs-vendeur.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/objectifsVendeur/coefficients';
const stored = { 'Véhicule d’occasion': 1.25, 'Véhicule neuf': 1 };

describe.each(engines())("sellers' objectives (%s)", (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());
  beforeEach(() =>
    writeIn(on, async (db) => {
      for (const [Nom, Coefficient] of Object.entries(stored)) {
        await db.updateTable('objectifsVendeur').set({ Coefficient }).where('Nom', '=', Nom).execute();
      }
    }),
  );

  const read = async (by = operator) => (await by.call<{ coefficients: Coefficients }>('GET', path)).body.coefficients;
  const post = (coefficients: object, by = operator, headers = {}) =>
    by.call<{ coefficients: Coefficients } & Refused>('POST', path, { coefficients }, headers);

  test('are read in the order of their names, and saved as a whole by both kinds', async () => {
    expect(Object.entries(await read(customer))).toEqual(Object.entries(stored));
    const { body } = await post({ 'Véhicule neuf': 2.5, 'Véhicule d’occasion': 0 }, customer);
    expect(body).toEqual({ coefficients: { 'Véhicule d’occasion': 0, 'Véhicule neuf': 2.5 } });
    expect(await read()).toEqual(body.coefficients);
  });

  test('a stored value keeps its decimals while unchanged', async () => {
    expect((await post({ ...stored, 'Véhicule neuf': 3 })).body.coefficients).toEqual({ ...stored, 'Véhicule neuf': 3 });
  });

  test.each([
    ['two decimals', { ...stored, 'Véhicule neuf': 1.05 }],
    ['less than zero', { ...stored, 'Véhicule neuf': -1 }],
    ['a text', { ...stored, 'Véhicule neuf': '1,5' }],
    ['none', { ...stored, 'Véhicule neuf': null }],
    ['too much', { ...stored, 'Véhicule neuf': 1e21 }],
    ['a name that does not exist', { ...stored, Camion: 1 }],
    ['a name of every object', { ...stored, toString: 1 }],
    ['a name left out', { 'Véhicule neuf': 1 }],
  ])('%s is refused', async (_, coefficients) => {
    const { status, body } = await post(coefficients);
    expect([status, body.message.length > 0]).toEqual([400, true]);
    expect(await read()).toEqual(stored);
  });

  test('a write on an older version is refused', async () => {
    const { headers } = await operator.call('GET', path);
    await post({ ...stored, 'Véhicule neuf': 7 });
    const late = await post(stored, operator, { 'if-match': String(headers['etag']) });
    expect(late.status).toBe(409);
    expect((await read())['Véhicule neuf']).toBe(7);
  });
});
