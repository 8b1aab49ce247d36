import type {
  CategorieClientAgri,
  CategorieProduction,
  VolumeProduction,
} from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('the agricultural categories (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator('BDGpQuatre');
  });
  afterAll(() => on.close());

  const get = async <T>(path: string) => (await operator.call<T>('GET', path)).body;
  const send = (method: 'POST' | 'PATCH', path: string, body: object) =>
    operator.call<Record<string, number> & Refused>(method, path, body);

  test('are listed in French order, production with its sub-categories', async () => {
    expect(await get<CategorieClientAgri[]>('/api/categoriesClients')).toEqual([
      { IDCategorieClient: 2, Libelle: 'Céréalier' },
      { IDCategorieClient: 1, Libelle: 'Éleveur' },
    ]);
    expect(await get<CategorieProduction[]>('/api/categoriesProduction')).toEqual([
      { IDCategorieProduction: 2, Libelle: 'Céréales', sousCategoriesProduction: [{ IDSousCategorieProduction: 3, Libelle: 'Blé' }] },
      {
        IDCategorieProduction: 1,
        Libelle: 'Élevage',
        sousCategoriesProduction: [
          { IDSousCategorieProduction: 2, Libelle: 'Bovins' },
          { IDSousCategorieProduction: 1, Libelle: 'Porcs' },
        ],
      },
    ]);
    expect(await get<VolumeProduction[]>('/api/volumesProduction')).toEqual([
      { IDVolumeProduction: 2, Libelle: 'Hectares', EstNombreEntier: false },
      { IDVolumeProduction: 1, Libelle: 'Têtes', EstNombreEntier: true },
    ]);
  });

  test('are added, and their ids answered', async () => {
    const client = await send('POST', '/api/categoriesClients', { libelle: '  Maraîcher ' });
    const categorie = await send('POST', '/api/categoriesProduction', { libelle: 'Vigne' });
    const { IDCategorieProduction } = categorie.body;
    const sous = await send('POST', '/api/sousCategoriesProduction', { libelle: 'Cidre', IDCategorieProduction });
    const volume = await send('POST', '/api/volumesProduction', { libelle: 'Hectolitres', estNombreEntier: '1' });
    expect([client, categorie, sous, volume].map(({ body }) => Object.keys(body))).toEqual([
      ['IDCategorieClient'],
      ['IDCategorieProduction'],
      ['IDSousCategorieProduction'],
      ['IDVolumeProduction'],
    ]);
    expect(await get('/api/categoriesClients')).toContainEqual({ ...client.body, Libelle: 'Maraîcher' });
    expect(await get('/api/categoriesProduction')).toContainEqual({
      IDCategorieProduction,
      Libelle: 'Vigne',
      sousCategoriesProduction: [{ ...sous.body, Libelle: 'Cidre' }],
    });
    expect(await get('/api/volumesProduction')).toContainEqual({ ...volume.body, Libelle: 'Hectolitres', EstNombreEntier: true });
  });

  test('accept both spellings of a path and of a key', async () => {
    const { body } = await send('POST', '/api/categoriesClient', { Libelle: 'Arboriculteur' });
    const id = body['IDCategorieClient'];
    expect((await send('PATCH', `/api/categoriesClient/${id}`, { libelle: 'Pomiculteur' })).body).toEqual({
      IDCategorieClient: id,
      Libelle: 'Pomiculteur',
    });
    expect((await send('PATCH', `/api/categoriesClients/${id}`, { Libelle: 'Verger' })).status).toBe(200);
    expect(await get('/api/categoriesClient')).toContainEqual({ IDCategorieClient: id, Libelle: 'Verger' });
  });

  test.each([
    ['/api/categoriesClient', 'IDCategorieClient'],
    ['/api/categoriesProduction', 'IDCategorieProduction'],
    ['/api/sousCategoriesProduction', 'IDSousCategorieProduction'],
    ['/api/volumesProduction', 'IDVolumeProduction'],
  ])('%s: a label is changed; one that is empty or too long is refused', async (path, id) => {
    expect((await send('PATCH', `${path}/1`, { libelle: ' Autre libellé ' })).body).toMatchObject({ [id]: 1, Libelle: 'Autre libellé' });
    for (const libelle of ['', '   ', 'x'.repeat(51), null, undefined]) {
      const { status, body } = await send('PATCH', `${path}/1`, { libelle });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['libelle']]);
    }
    expect((await send('PATCH', `${path}/1`, { libelle: '' })).body.errors).toEqual({ libelle: 'Le libellé ne peut pas être vide' });
    expect((await send('PATCH', `${path}/1`, { libelle: 'x'.repeat(50) })).status).toBe(200);
    expect((await send('PATCH', `${path}/9999`, { libelle: 'Autre' })).status).toBe(404);
  });

  test.each([undefined, null, 0, '', 9999])(
    'a sub-category needs a category that exists, and %j is none',
    async (IDCategorieProduction) => {
      const before = await get('/api/categoriesProduction');
      const { status, body } = await send('POST', '/api/sousCategoriesProduction', { libelle: 'Seule', IDCategorieProduction });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['IDCategorieProduction']]);
      expect(await get('/api/categoriesProduction')).toEqual(before);
    },
  );
});
