import type {
  ChampMateriel,
  FamilleMateriel,
  TypeMaterielAgri,
} from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/typesMaterielAgri';
const puissance = { IDFieldMat: 1, Descr: 'Puissance', Categorie: 'tech', MaterialTableCol: 'MAT_Puissance' };
const relevage = { IDFieldMat: 3, Descr: 'Relevage avant', Categorie: null, MaterialTableCol: null };

describe.each(engines())('types of equipment (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator('BDGpQuatre');
  });
  afterAll(() => on.close());

  const read = async (id: number) => (await operator.call<TypeMaterielAgri>('GET', `${path}/${id}`)).body;
  const champsOf = async (id: number) => (await read(id)).Champs.map(({ IDFieldMat }) => IDFieldMat);
  const send = <T>(method: 'POST' | 'PUT' | 'PATCH', rest: string, body: object, headers = {}) =>
    operator.call<T & Refused & { code: string }>(method, `${path}${rest}`, body, headers);
  const add = async () => (await send<{ IDTypeMaterialAgri: number }>('POST', '', { descr: 'Presse' })).body.IDTypeMaterialAgri;

  test('are listed in French order with their fields', async () => {
    const tracteur = { IDTypeMaterialAgri: 1, Descr: 'Tracteur', NbChamps: 2, Champs: [puissance, relevage] };
    expect((await operator.call('GET', path)).body).toEqual([
      { IDTypeMaterialAgri: 2, Descr: 'Épandeur', NbChamps: 0, Champs: [] },
      tracteur,
    ]);
    expect(await read(1)).toEqual(tracteur);
    const { body } = await operator.call<ChampMateriel[]>('GET', `${path}/champs`);
    expect(body.map(({ Descr }) => Descr)).toEqual(['Numéro de parc', 'Puissance', 'Relevage avant']);
  });

  test('one is added and renamed; other keys change nothing', async () => {
    const id = await add();
    const whole = { ...(await read(id)), Descr: ' Presse à balles ', NbChamps: 7, Champs: [puissance] };
    expect((await send('PATCH', `/${id}`, whole)).body).toEqual({
      IDTypeMaterialAgri: id,
      Descr: 'Presse à balles',
      NbChamps: 0,
      Champs: [],
    });
    for (const Descr of ['', ' ', 'x'.repeat(51)]) expect((await send('PATCH', `/${id}`, { Descr })).status).toBe(400);
    for (const descr of ['', ' ', 'x'.repeat(51), undefined]) {
      const { status, body } = await send('POST', '', { descr });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['descr']]);
    }
    expect((await send('POST', '', { Descr: 'Charrue' })).status).toBe(200);
    expect((await read(id)).Descr).toBe('Presse à balles');
    expect((await send('PATCH', '/9999', { Descr: 'Autre' })).status).toBe(404);
  });

  test('a new field is the group’s own, attached to the given types', async () => {
    const [one, two] = [await add(), await add()];
    const { body } = await send<{ IDFieldMat: number }>('POST', '/champs', {
      descr: 'Climatisation',
      typeMaterielAgriIDs: [one, two, one],
    });
    const champ = { ...body, Descr: 'Climatisation', Categorie: null, MaterialTableCol: null };
    expect((await operator.call('GET', `${path}/champs`)).body).toContainEqual(champ);
    expect([await champsOf(one), await champsOf(two)]).toEqual([[body.IDFieldMat], [body.IDFieldMat]]);
    expect((await send('POST', '/champs', { Descr: 'Seul', TypeMaterielAgriIDs: [] })).status).toBe(200);
    const refused = await send('POST', '/champs', { descr: 'Perdu', typeMaterielAgriIDs: [one, 9999] });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['typeMaterielAgriIDs']]);
    expect((await send('POST', '/champs', { descr: ' ' })).status).toBe(400);
    expect((await operator.call('GET', `${path}/champs`)).text).not.toContain('Perdu');
  });

  test('saving the fields of a type replaces them', async () => {
    const id = await add();
    for (const Champs of [[1, 2], [2, 3, 3], [], [1]]) {
      const { body } = await send<TypeMaterielAgri>('PUT', `/${id}/champs`, { Champs });
      expect(new Set(body.Champs.map(({ IDFieldMat }) => IDFieldMat))).toEqual(new Set(Champs));
      expect(body.NbChamps).toBe(new Set(Champs).size);
    }
    expect((await send('PUT', `/${id}/champs`, { Champs: [2, 9999] })).body.errors).toHaveProperty('Champs');
    expect((await send('PUT', `/${id}/champs`, {})).status).toBe(400);
    expect((await send('PUT', '/9999/champs', { Champs: [] })).status).toBe(404);
    expect(await champsOf(id)).toEqual([1]);
  });

  test('fields chosen on an older version are refused', async () => {
    const id = await add();
    const { headers } = await operator.call('GET', `${path}/${id}`);
    const known = { 'if-match': String(headers['etag']) };
    expect((await send('PUT', `/${id}/champs`, { Champs: [1] }, known)).status).toBe(200);
    expect((await send('PUT', `/${id}/champs`, { Champs: [2] }, known)).body.code).toBe('modified');
    expect(await champsOf(id)).toEqual([1]);
  });

  test('a family belongs to one type at most', async () => {
    const familles = async () => (await operator.call<FamilleMateriel[]>('GET', '/api/famillesMaterielAgri?with_type_materiel=1')).body;
    expect(await familles()).toEqual([
      { Descr: 'Épandeurs à fumier', IDTypeMaterialAgri: 2 },
      { Descr: 'Tracteurs standards', IDTypeMaterialAgri: 1 },
      { Descr: 'Tracteurs vignerons', IDTypeMaterialAgri: null },
    ]);
    expect((await operator.call<FamilleMateriel[]>('GET', '/api/famillesMaterielAgri')).body[0]).toEqual({ Descr: 'Épandeurs à fumier' });
    expect((await send('PUT', '/1/familles', { familles: ['Tracteurs vignerons', 'Tracteurs standards'] })).status).toBe(200);
    expect((await send('PUT', '/1/familles', ['Tracteurs vignerons'])).status).toBe(200);
    const now = [
      { Descr: 'Épandeurs à fumier', IDTypeMaterialAgri: 2 },
      { Descr: 'Tracteurs standards', IDTypeMaterialAgri: null },
      { Descr: 'Tracteurs vignerons', IDTypeMaterialAgri: 1 },
    ];
    expect(await familles()).toEqual(now);
    const taken = await send('PUT', '/1/familles', { familles: ['Épandeurs à fumier'] });
    expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining('Épandeurs à fumier')]);
    expect((await send('PUT', '/1/familles', { familles: ['Inconnue'] })).status).toBe(400);
    expect((await send('PUT', '/9999/familles', { familles: [] })).status).toBe(404);
    expect(await familles()).toEqual(now);
  });
});
