import type { LigneFrequente } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/lignesFrequentes';
const carte = { Descr: 'Carte grise', PxVenteHT: 100.1, PxVenteTTC: 120.12 };

describe.each(engines())('frequent lines (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  const post = (more: object = {}, by = operator) => by.call<{ IDLignFreq: number } & Refused>('POST', path, { ...carte, ...more });
  const put = (id: number, body: object, by = operator) => by.call<LigneFrequente & Refused>('PUT', `${path}/${id}`, body);
  const read = (id: number, by = operator) => by.call<LigneFrequente>('GET', `${path}/${id}`);

  test('the list and the types, for both kinds and in either case', async () => {
    for (const by of [operator, customer]) {
      const { body } = await by.call<LigneFrequente[]>('GET', '/api/LignesFrequentes');
      expect(body[0]).toMatchObject({ IDLignFreq: 1, IDPlaque: 1, Plaque_Libelle: 'Société Un', Type_Libelle: 'Frais', PxVenteTTC: 60.01 });
      expect((await by.call('GET', '/api/TypesLignesFrequentes')).body).toContainEqual({ IDTypeLigneFrequente: 3, Description: 'Frais' });
    }
  });

  test('one is added with the form’s defaults, and keeps its cents', async () => {
    const { status, body } = await post({}, customer);
    expect([status, Object.keys(body)]).toEqual([200, ['IDLignFreq']]);
    expect((await read(body.IDLignFreq)).body).toEqual({
      ...carte,
      IDLignFreq: body.IDLignFreq,
      IDPlaque: null,
      Plaque_Libelle: null,
      IDActivite: 1,
      IDTypeLigneFrequente: 3,
      Type_Libelle: 'Frais',
      MultipleCV: false,
      InclusMat: false,
      AffOffre: false,
      AffOffreVO: false,
      EstCarburant: false,
    });
    expect((await post({ PxVenteHT: 9_999_999_999.99, PxVenteTTC: 9_999_999_999.99 })).status).toBe(200);
  });

  test.each([
    ['Descr', { Descr: ' ' }],
    ['Descr', { Descr: 'x'.repeat(256) }],
    ['PxVenteHT', { PxVenteHT: undefined }],
    ['PxVenteHT', { PxVenteHT: null }],
    ['PxVenteHT', { PxVenteHT: '12' }],
    ['PxVenteHT', { PxVenteHT: -0.01 }],
    ['PxVenteHT', { PxVenteHT: 1e10 }],
    ['PxVenteTTC', { PxVenteTTC: 1.005 }],
    ['IDTypeLigneFrequente', { IDTypeLigneFrequente: 77 }],
    ['IDTypeLigneFrequente', { IDTypeLigneFrequente: null }],
    ['IDPlaque', { IDPlaque: 77 }],
    ['MultipleCV', { MultipleCV: 'oui' }],
    ['PxVenteTTC', { PxVenteTTC: 100.09 }],
    ['IDActivite', { IDActivite: 3 }],
  ])('%s is refused: %j', async (field, more) => {
    const { status, body } = await post(more);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect(body.message).toBeTruthy();
  });

  test('an update merges: absent keys, activity and id stay', async () => {
    const { IDLignFreq } = (await post({ IDPlaque: 1, AffOffre: true })).body;
    await writeIn(on, (db) => db.updateTable('lignesFrequentes').set({ IDActivite: 2 }).where('IDLignFreq', '=', IDLignFreq).execute());
    const changed = await put(IDLignFreq, { PxVenteHT: 0, IDPlaque: null, EstCarburant: '1', IDActivite: 1, IDLignFreq: 999, Autre: 1 });
    expect(changed.body).toMatchObject({
      ...carte,
      PxVenteHT: 0,
      IDLignFreq,
      IDPlaque: null,
      IDActivite: 2,
      AffOffre: true,
      EstCarburant: true,
    });
    expect((await put(IDLignFreq, {})).body).toEqual(changed.body);
    expect((await put(IDLignFreq, { IDPlaque: 77 })).body.errors).toEqual({ IDPlaque: 'Cette société n’existe pas ou n’existe plus' });
  });

  test('agriculture is only for a group that has it', async () => {
    const { status, body } = await post({ IDActivite: 2 });
    expect([status, body.errors]).toEqual([400, { IDActivite: 'Le groupe n’a pas cette activité' }]);
    const farmers = await on.operator('BDGpQuatre');
    const added = await post({ IDActivite: 2 }, farmers);
    expect((await read(added.body.IDLignFreq, farmers)).body).toMatchObject({ IDActivite: 2 });
  });

  test('prices are checked together when one changes; stored ones stay', async () => {
    const { IDLignFreq } = (await post()).body;
    expect((await put(IDLignFreq, { PxVenteHT: 120.13 })).body.errors).toEqual({
      PxVenteTTC: 'Le prix TTC ne peut pas être inférieur au prix HT',
    });
    expect((await put(IDLignFreq, { PxVenteHT: 120.12 })).status).toBe(200);
    await writeIn(on, (db) => db.updateTable('lignesFrequentes').set({ PxVenteTTC: 50 }).where('IDLignFreq', '=', IDLignFreq).execute());
    expect((await put(IDLignFreq, { Descr: 'Ancienne', PxVenteTTC: 50 })).status).toBe(200);
    expect((await put(IDLignFreq, { PxVenteTTC: 51 })).status).toBe(400);
    expect((await put(999_999, { PxVenteTTC: 51 })).status).toBe(404);
  });

  test('a change on an older version is refused', async () => {
    const { IDLignFreq } = (await post()).body;
    const { headers } = await read(IDLignFreq);
    await put(IDLignFreq, { Descr: 'Entre-temps' });
    const late = await operator.call('PUT', `${path}/${IDLignFreq}`, { Descr: 'Trop tard' }, { 'if-match': String(headers['etag']) });
    expect(late.status).toBe(409);
    expect((await read(IDLignFreq)).body.Descr).toBe('Entre-temps');
  });

  test('customer access may delete one too, once, and only in its own group', async () => {
    const { IDLignFreq } = (await post()).body;
    const other = await on.operator('BDGpDeux');
    expect((await other.call('DELETE', `${path}/${IDLignFreq}`)).status).toBe(404);
    expect((await customer.call('DELETE', `/api/LignesFrequentes/${IDLignFreq}`)).body).toEqual({ success: true });
    expect((await customer.call('DELETE', `${path}/${IDLignFreq}`)).status).toBe(404);
    expect((await read(IDLignFreq)).status).toBe(404);
  });
});
