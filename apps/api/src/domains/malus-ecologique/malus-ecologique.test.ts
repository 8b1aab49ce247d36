import type { MalusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/malusEcologique';
const rows = (from: number, to: number, montant = 50) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ EmissionCO2: from + at, MontantTaxe: montant + at }));
const grille = { Libelle: 'Grille 2027', DateDebut: '2027-01-01', DateFin: '2027-12-31', CO2Min: 100, CO2Max: 103, Values: rows(100, 103) };

describe.each(engines())('ecological grids (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  type Posted = { IDGrilleMalusEcologique: number } & Refused;
  const post = (more: object = {}) => operator.call<Posted>('POST', path, { ...grille, ...more });
  const put = (id: number, body: object) => operator.call<MalusEcologique & Refused>('PUT', `${path}/${id}`, body);
  const add = async (more: object = {}) => (await post(more)).body.IDGrilleMalusEcologique;
  const read = async (id: number) => (await operator.call<MalusEcologique>('GET', `${path}/${id}`)).body;

  test('the list, also without /api, says that older data are not complete', async () => {
    const { body } = await operator.call<MalusEcologique[]>('GET', '/malusEcologique');
    const first = body.find(({ IDGrilleMalusEcologique }) => IDGrilleMalusEcologique === 1);
    expect(first).toEqual({
      IDGrilleMalusEcologique: 1,
      Libelle: 'Grille 2026',
      DateDebut: '2026-01-01',
      DateFin: null,
      CO2Min: 118,
      CO2Max: 120,
      Values: [
        { EmissionCO2: 118, MontantTaxe: 50 },
        { EmissionCO2: 119, MontantTaxe: 50 },
      ],
      Completed: false,
    });
    expect(await read(1)).toEqual(first);
  });

  test('one is added, and keeps one row for each whole number of its range', async () => {
    const { status, body } = await post({ Values: [...rows(99, 104)].toReversed() });
    expect([status, Object.keys(body)]).toEqual([200, ['IDGrilleMalusEcologique']]);
    expect(await read(body.IDGrilleMalusEcologique)).toEqual({ ...grille, ...body, Values: rows(99, 104).slice(1, -1), Completed: true });
  });

  test('an amount of 0 is accepted, and the grid is not complete', async () => {
    const id = await add({ Values: rows(100, 103, 0), DateFin: undefined });
    expect(await read(id)).toMatchObject({ Completed: false, DateFin: null });
  });

  test('has up to 1,001 rows, and unchanged ones are not written', async () => {
    const id = await add({ CO2Min: 0, CO2Max: 1000, Values: rows(0, 1000) });
    const stored = await read(id);
    expect([stored.Values.length, stored.Completed]).toEqual([1001, true]);
    const Values = rows(0, 1000).with(500, { EmissionCO2: 500, MontantTaxe: 1.25 });
    expect((await put(id, { Values })).body.Values[500]).toEqual({ EmissionCO2: 500, MontantTaxe: 1.25 });
    const { body } = await operator.call<{ entries: { NomTable: string; Operation: string }[] }>('GET', '/api/journal');
    expect(body.entries[0]).toMatchObject({ NomTable: 'malusEcologiqueValues', Operation: 'U' });
    expect(body.entries[1]).not.toMatchObject({ NomTable: 'malusEcologiqueValues', Operation: 'U' });
  });

  test.each([
    ['Libelle', { Libelle: ' ' }],
    ['Libelle', { Libelle: 'x'.repeat(61) }],
    ['DateDebut', { DateDebut: null }],
    ['DateDebut', { DateDebut: '2027-02-30' }],
    ['DateDebut', { DateDebut: '0000-01-01' }],
    ['DateFin', { DateFin: '2026-12-31' }],
    ['CO2Min', { CO2Min: -1 }],
    ['CO2Max', { CO2Max: 1001 }],
    ['CO2Max', { CO2Max: 99, Values: [] }],
    ['CO2Min', { CO2Min: 1.5 }],
    ['Values', { Values: rows(100, 102) }],
    ['Values', { Values: [...rows(100, 103), ...rows(102, 102)] }],
    ['Values.1.MontantTaxe', { Values: rows(100, 103).with(1, { EmissionCO2: 101, MontantTaxe: null as never }) }],
    ['Values.1.MontantTaxe', { Values: rows(100, 103).with(1, { EmissionCO2: 101, MontantTaxe: -1 }) }],
    ['Values.1.MontantTaxe', { Values: rows(100, 103).with(1, { EmissionCO2: 101, MontantTaxe: 1.005 }) }],
  ])('%s is refused: %j', async (field, more) => {
    const { status, body } = await post(more);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  test('the refusal names the missing emissions', async () => {
    expect((await post({ Values: rows(101, 101) })).body.message).toBe('Il manque le montant de 3 émissions\u00a0: 100, 102 et 103 g/km.');
  });

  describe('an update', () => {
    test('merges: a label alone leaves the rows, even of an incomplete grid', async () => {
      const id = await add();
      expect((await put(id, { Libelle: 'Autre' })).body).toMatchObject({ ...grille, Libelle: 'Autre' });
      expect((await put(1, { DateFin: '2026-12-31' })).body).toMatchObject({ DateFin: '2026-12-31', Completed: false });
    });

    test('of the range drops rows outside it, and needs the new rows', async () => {
      const id = await add();
      expect((await put(id, { CO2Max: 101 })).body).toMatchObject({ CO2Max: 101, Values: rows(100, 101) });
      const wider = await put(id, { CO2Max: 102 });
      expect([wider.status, wider.body.errors]).toEqual([400, { Values: 'Il manque le montant de l’émission 102 g/km' }]);
      expect((await put(id, { CO2Max: 102, Values: rows(100, 102, 7) })).body.Values).toEqual(rows(100, 102, 7));
      expect((await put(id, { CO2Min: 103 })).body.errors).toHaveProperty('CO2Max');
      expect((await put(id, { DateDebut: '2028-01-01' })).body.errors).toHaveProperty('DateFin');
      expect((await read(id)).Values).toEqual(rows(100, 102, 7));
    });
  });

  test('one is deleted with its rows, and only in its own group', async () => {
    const id = await add();
    const other = await on.operator('BDGpDeux');
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await other.call(method, `${path}/${id}`, method === 'PUT' ? { Libelle: 'Pris' } : undefined)).status).toBe(404);
    }
    expect((await operator.call('DELETE', `${path}/${id}`)).body).toEqual({ success: true });
    expect((await operator.call('DELETE', `${path}/${id}`)).status).toBe(404);
  });
});
