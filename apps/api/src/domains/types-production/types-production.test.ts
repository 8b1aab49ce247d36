import type { TypeProduction } from '@comptoir/contract/domains/types-production/types-production.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/typesProduction';

describe.each(engines())('types of production (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator('BDGpQuatre');
  });
  afterAll(() => on.close());

  const list = async () => (await operator.call<TypeProduction[]>('GET', path)).body;
  const add = (IDCategorieProduction: unknown, IDSousCategorieProduction?: unknown, IDVolumeProduction?: unknown) =>
    operator.call<{ IDTypeProduction: number; code: string } & Refused>('POST', path, {
      IDCategorieProduction,
      IDSousCategorieProduction,
      IDVolumeProduction,
    });

  test.each([
    [2, null, null],
    [2, 3, null],
    [2, null, 1],
    [2, 3, 1],
    [1, 1, 1],
    [1, 2, 2],
  ])('%j with %j and %j is added once', async (categorie, sousCategorie, volume) => {
    const { status, body } = await add(categorie, sousCategorie ?? '', volume ?? undefined);
    expect(status).toBe(200);
    expect(await list()).toContainEqual({
      ...body,
      IDCategorieProduction: categorie,
      IDSousCategorieProduction: sousCategorie,
      IDVolumeProduction: volume,
    });
    const again = await add(categorie, sousCategorie, volume);
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    expect(again.body.message).toContain('UNIQUE KEY');
  });

  test.each([
    ['IDCategorieProduction', [null]],
    ['IDCategorieProduction', [0]],
    ['IDCategorieProduction', [undefined]],
    ['IDCategorieProduction', [9999]],
    ['IDSousCategorieProduction', [1, 3]],
    ['IDSousCategorieProduction', [1, 9999]],
    ['IDVolumeProduction', [1, null, 9999]],
  ] as const)('%s is refused: %j', async (field, [categorie, sousCategorie, volume]) => {
    const before = await list();
    const { status, body } = await add(categorie, sousCategorie, volume);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect(await list()).toEqual(before);
  });

  test('one is deleted, and journalled', async () => {
    expect((await operator.call('DELETE', `${path}/1`)).body).toEqual({ success: true });
    expect((await list()).some(({ IDTypeProduction }) => IDTypeProduction === 1)).toBe(false);
    expect((await operator.call('DELETE', `${path}/1`)).status).toBe(404);
    expect((await add(1, 2, 1)).status).toBe(200);
  });
});
