import type { MalusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/malusMasse';
const tranche = (MasseMin: number, MasseMax: number | null, MontantTaxe: number | null = 10) => ({ MasseMin, MasseMax, MontantTaxe });
const grille = { Libelle: 'Masse 2027', DateDebut: '2027-01-01', DateFin: null, Values: [tranche(0, 1499), tranche(1500, null, 15.5)] };

describe.each(engines())('mass grids (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const post = (more: object = {}) => operator.call<{ IDGrilleMalusMasse: number } & Refused>('POST', path, { ...grille, ...more });
  const put = (id: number, body: object) => operator.call<MalusMasse & Refused>('PUT', `${path}/${id}`, body);
  const add = async (more: object = {}) => (await post(more)).body.IDGrilleMalusMasse;
  const read = async (id: number) => (await operator.call<MalusMasse>('GET', `${path}/${id}`)).body;

  test('the list, also without /api', async () => {
    const { body } = await operator.call<MalusMasse[]>('GET', '/malusMasse');
    const first = body.find(({ IDGrilleMalusMasse }) => IDGrilleMalusMasse === 1);
    expect(first).toMatchObject({ Libelle: 'Grille 2026', Values: [tranche(0, 1799, 0), tranche(1800, null, 10.5)], Completed: false });
    expect(await read(1)).toEqual(first);
  });

  test('one is added; its first minimum is free', async () => {
    const Values = [tranche(1200, 1200), tranche(1201, 1500), tranche(1501, null, 0.01)];
    const { status, body } = await post({ Values, DateFin: undefined });
    expect([status, Object.keys(body)]).toEqual([200, ['IDGrilleMalusMasse']]);
    expect(await read(body.IDGrilleMalusMasse)).toEqual({ ...grille, ...body, Values, Completed: true });
    expect((await post({ Values: [tranche(0, null)] })).status).toBe(200);
  });

  test.each([
    ['Libelle', { Libelle: 'x'.repeat(61) }],
    ['DateDebut', { DateDebut: '' }],
    ['DateFin', { DateFin: '2026-12-31' }],
    ['Values', { Values: undefined }],
    ['Values', { Values: [] }],
    ['Values', { Values: [tranche(0, 1499)] }],
    ['Values', { Values: [tranche(0, null), tranche(1500, null)] }],
    ['Values', { Values: [tranche(0, 1499), tranche(1501, null)] }],
    ['Values', { Values: [tranche(0, 1499), tranche(1499, null)] }],
    ['Values', { Values: [tranche(10, 9), tranche(10, null)] }],
    ['Values.0.MasseMin', { Values: [tranche(-1, null)] }],
    ['Values.0.MasseMin', { Values: [tranche(1.5, null)] }],
    ['Values.0.MontantTaxe', { Values: [tranche(0, null, null)] }],
    ['Values.0.MontantTaxe', { Values: [tranche(0, null, -1)] }],
  ])('%s is refused: %j', async (field, more) => {
    const { status, body } = await post(more);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  test.each([
    [[tranche(0, 1499), tranche(1501, null)], 'Tranche 2\u00a0: elle doit commencer à 1\u202f500 kg, juste après la tranche 1.'],
    [[tranche(0, null), tranche(1500, null)], 'Tranche 1\u00a0: la masse maximale manque, seule la dernière tranche n’en a pas.'],
    [[tranche(10, 9), tranche(10, null)], 'Tranche 1\u00a0: le maximum doit être au moins égal au minimum.'],
    [[tranche(0, 1499)], 'La dernière tranche ne doit pas avoir de masse maximale.'],
  ])('the sentence says where the rows do not follow one another: %j', async (Values, message) => {
    expect((await post({ Values })).body.message).toBe(message);
  });

  test('an update merges, and replaces the rows when they are given', async () => {
    const id = await add();
    expect((await put(id, { Libelle: 'Autre' })).body).toMatchObject({ ...grille, Libelle: 'Autre' });
    const Values = [tranche(0, 999, 1), tranche(1000, 1499, 2), tranche(1500, null, 15.5)];
    expect((await put(id, { Values })).body).toMatchObject({ Libelle: 'Autre', Values });
    expect((await put(id, { Values: [tranche(0, null, 3)] })).body.Values).toEqual([tranche(0, null, 3)]);
    expect((await put(id, { Values: [] })).status).toBe(400);
    expect((await put(id, { DateFin: '2026-01-01' })).body.errors).toHaveProperty('DateFin');
    expect((await read(id)).Values).toEqual([tranche(0, null, 3)]);
  });

  test('one is deleted with its rows, and only in its own group', async () => {
    const id = await add();
    const other = await on.operator('BDGpDeux');
    expect((await other.call('PUT', `${path}/${id}`, { Libelle: 'Pris' })).status).toBe(404);
    expect((await other.call('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await operator.call('DELETE', `${path}/${id}`)).body).toEqual({ success: true });
    expect((await operator.call('GET', `${path}/${id}`)).status).toBe(404);
  });
});
