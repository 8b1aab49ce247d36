import type { Relance } from '@comptoir/contract/domains/relances/relances.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/relances';
const group = { Libelle: 'Avant la livraison', NbJours: -3, IDRelanceAutoEvenement: 1, Groupe: true };

describe.each(engines())('automatic follow-ups (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  const post = (more: object = {}, by = operator) =>
    by.call<{ IDRelanceAuto: number } & Refused>('POST', `${path}/`, { ...group, ...more });
  const put = (id: number, body: object, by = operator) => by.call<Relance & Refused>('PUT', `${path}/${id}`, body);
  const read = async (id: number, by = operator) => (await by.call<Relance>('GET', `${path}/${id}`)).body;
  const add = async (more: object = {}) => (await post(more)).body.IDRelanceAuto;

  test('the address of the events is not read as a follow-up', async () => {
    const events = [
      { IDRelanceAutoEvenement: 1, RelanceAutoEvenement_Libelle: 'Livraison' },
      { IDRelanceAutoEvenement: 2, RelanceAutoEvenement_Libelle: 'Fin de garantie' },
    ];
    for (const by of [operator, customer]) expect((await by.call('GET', `${path}/evenements/`)).body).toEqual(events);
  });

  test('the list has event and availability', async () => {
    const { body } = await operator.call<Relance[]>('GET', path);
    const first = { IDRelanceAuto: 1, Libelle: 'Satisfaction', NbJours: 8, Groupe: false, Plaques: [1], Sites: [] };
    expect(body[0]).toEqual({ ...first, IDRelanceAutoEvenement: 1, RelanceAutoEvenement_Libelle: 'Livraison' });
    expect(await read(1)).toEqual(body[0]);
  });

  test.each([
    ['the group', { Groupe: true }, { Groupe: true, Plaques: [], Sites: [] }],
    ['companies', { Groupe: false, Plaques: [2, 1, 2] }, { Groupe: false, Plaques: [1, 2], Sites: [] }],
    ['sites', { Groupe: '0', Sites: [3, 1] }, { Groupe: false, Plaques: [], Sites: [1, 3] }],
    ['the group, with lists that it clears', { Groupe: 1, Plaques: [1], Sites: [1] }, { Groupe: true, Plaques: [], Sites: [] }],
  ])('one is added for %s', async (_, asked, kept) => {
    const { status, body } = await post(asked);
    expect([status, Object.keys(body)]).toEqual([200, ['IDRelanceAuto']]);
    expect(await read(body.IDRelanceAuto)).toMatchObject({ ...kept, Libelle: 'Avant la livraison', NbJours: -3 });
  });

  test.each([
    ['Libelle', { Libelle: ' ' }],
    ['Libelle', { Libelle: 'x'.repeat(31) }],
    ['NbJours', { NbJours: undefined }],
    ['NbJours', { NbJours: 1.5 }],
    ['NbJours', { NbJours: '' }],
    ['NbJours', { NbJours: 10_000 }],
    ['NbJours', { NbJours: -10_000 }],
    ['IDRelanceAutoEvenement', { IDRelanceAutoEvenement: null }],
    ['IDRelanceAutoEvenement', { IDRelanceAutoEvenement: 77 }],
    ['Groupe', { Groupe: false }],
    ['Groupe', { Groupe: false, Plaques: [1], Sites: [1] }],
    ['Plaques', { Groupe: false, Plaques: [1, 77] }],
    ['Sites', { Groupe: false, Sites: [77] }],
  ])('%s is refused: %j', async (field, more) => {
    const { status, body } = await post(more);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  test('a change merges, and a new availability clears the others', async () => {
    const id = await add();
    const change = async (body: object) => (await put(id, body)).body;
    expect(await change({ NbJours: 0, IDRelanceAuto: 1, RelanceAutoEvenement_Libelle: 'x' })).toMatchObject({
      NbJours: 0,
      Groupe: true,
      Libelle: group.Libelle,
    });
    expect(await change({ Plaques: [2] })).toMatchObject({ Groupe: false, Plaques: [2], Sites: [], NbJours: 0 });
    expect(await change({ Libelle: 'Autre', IDRelanceAutoEvenement: 2 })).toMatchObject({
      Plaques: [2],
      RelanceAutoEvenement_Libelle: 'Fin de garantie',
    });
    expect(await change({ Sites: [2, 1] })).toMatchObject({ Groupe: false, Plaques: [], Sites: [1, 2] });
    const whole = await change({ Groupe: true });
    expect(whole).toMatchObject({ Groupe: true, Plaques: [], Sites: [], Libelle: 'Autre' });
    expect(await change(whole)).toEqual(whole);
    const refused = await put(id, { Groupe: false });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { Groupe: 'Choisissez le groupe, au moins une société ou au moins un site.' },
    ]);
    expect(await read(id)).toEqual(whole);
  });

  test('a list is replaced without writing unchanged rows', async () => {
    const id = await add({ Groupe: false, Sites: [1, 2] });
    await put(id, { Sites: [2, 3] });
    const lines = await writeIn(on, (db) =>
      db
        .selectFrom('journal')
        .select(['Operation', 'IDLigne'])
        .where('NomTable', '=', 'relancesSites')
        .where('IDLigne', 'like', `${id}/%`)
        .orderBy('IDJournal')
        .execute(),
    );
    expect(lines.map(({ Operation, IDLigne }) => `${Operation} ${IDLigne}`)).toEqual([`I ${id}/1`, `I ${id}/2`, `D ${id}/1`, `I ${id}/3`]);
  });

  test('one is deleted once, with its lists, and is in the deletion log', async () => {
    const id = await add({ Groupe: false, Plaques: [1] });
    expect((await operator.call('DELETE', `${path}/${id}`)).body).toEqual({ success: true });
    expect((await operator.call('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await operator.call('GET', `${path}/${id}`)).status).toBe(404);
    const log = await writeIn(on, (db) =>
      db.selectFrom('logSuppression').select(['NomTable', 'IDLigneSupprimee']).where('IDLigneSupprimee', 'like', `${id}%`).execute(),
    );
    expect(log).toContainEqual({ NomTable: 'relances', IDLigneSupprimee: String(id) });
  });

  describe('customer access', () => {
    test('adds and changes follow-ups, even for the group, and deletes none', async () => {
      const { status, body } = await post({}, customer);
      expect(status).toBe(200);
      expect((await put(body.IDRelanceAuto, { NbJours: 5 }, customer)).body).toMatchObject({ NbJours: 5, Groupe: true });
      expect((await customer.call('DELETE', `${path}/${body.IDRelanceAuto}`)).status).toBe(403);
      expect((await read(body.IDRelanceAuto)).NbJours).toBe(5);
    });

    test('adds no fictitious site, but may keep a stored one', async () => {
      expect((await post({ Groupe: false, Sites: [3] }, customer)).body.errors).toEqual({ Sites: 'Site inconnu' });
      const id = await add({ Groupe: false, Sites: [3] });
      expect((await put(id, { Sites: [1, 3] }, customer)).body.Sites).toEqual([1, 3]);
    });
  });

  test('one of another customer is unknown, and so are its companies and sites', async () => {
    await writeIn(on, async (db) => {
      await db.insertInto('societes').values({ IDPlaque: 66_001, Libelle: 'Ailleurs' }).execute();
      await db.insertInto('sites').values({ IDSite: 66_002, IDPlaque: 66_001, Descr: 'Ailleurs', Code: 'A' }).execute();
      await db
        .insertInto('relances')
        .values({ IDRelanceAuto: 66_003, Libelle: 'Ailleurs', NbJours: 1, IDRelanceAutoEvenement: 1, Groupe: true })
        .execute();
    });
    expect((await read(66_003)).Libelle).toBe('Ailleurs');
    const other = await on.operator('BDGpDeux');
    for (const [method, body] of [['GET'], ['PUT', { Libelle: 'Pris' }], ['DELETE']] as const) {
      expect((await other.call(method, `${path}/66003`, body)).status).toBe(404);
    }
    expect((await post({ Groupe: false, Plaques: [66_001] }, other)).body.errors).toEqual({ Plaques: 'Société inconnue' });
    expect((await post({ Groupe: false, Sites: [66_002] }, other)).body.errors).toEqual({ Sites: 'Site inconnu' });
    expect((await other.call('GET', path)).text).not.toContain('66003');
  });
});
