import { references } from '@comptoir/contract/references/all';
import { writtenFields } from '@comptoir/contract/references/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleRow } from '../../test/rows/references.ts';
import { engines } from '../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../test/http.ts';

type Row = Record<string, unknown>;
interface Refused {
  message: string;
  errors?: Record<string, string>;
}

describe.each(engines())('small lists (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  describe.each(references.map((spec) => [spec.name, spec] as const))('%s', (_, spec) => {
    const add = async (mark?: string) => {
      const { body, status, text } = await operator.call<Record<string, number>>('POST', spec.path, sampleRow(spec, mark));
      expect(status, text).toBe(200);
      return body[spec.id]!;
    };

    test('adds, reads, lists and changes a row', async () => {
      const id = await add();
      const record = `${spec.path}/${id}`;
      expect((await operator.call<Row>('GET', record)).body).toMatchObject(sampleRow(spec));
      expect((await operator.call<Row[]>('GET', spec.path)).body).toContainEqual(
        expect.objectContaining({ [spec.id]: id, ...sampleRow(spec) }),
      );
      const changed = await operator.call<Row>('PUT', record, sampleRow(spec, 'changé'));
      expect([changed.status, changed.body]).toEqual([200, expect.objectContaining(sampleRow(spec, 'changé'))]);
    });

    test('an update merges: absent keys stay, unknown keys and ids are ignored', async () => {
      const id = await add();
      const { status, body } = await operator.call<Row>('PUT', `${spec.path}/${id}`, { [spec.id]: 1, Inconnu: 'x' });
      expect([status, body]).toEqual([200, expect.objectContaining({ [spec.id]: id, ...sampleRow(spec) })]);
    });

    const texts = writtenFields(spec).filter(([, field]) => field.kind === 'text' || field.kind === 'url');
    test.each(texts)('%s is required and has a limit', async (name, field) => {
      if (field.kind !== 'text' && field.kind !== 'url') return;
      for (const value of [
        '',
        '   ',
        field.kind === 'url' ? `https://e.example/${'x'.repeat(field.max)}` : 'x'.repeat(field.max + 1),
        undefined,
      ]) {
        const { status, body } = await operator.call<Refused>('POST', spec.path, { ...sampleRow(spec), [name]: value });
        expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [name]]);
      }
      const longest = field.kind === 'url' ? 'https://e.example/'.padEnd(field.max, 'x') : 'x'.repeat(field.max);
      expect((await operator.call('POST', spec.path, { ...sampleRow(spec), [name]: longest })).status).toBe(200);
    });

    const flags = writtenFields(spec).filter(([, field]) => field.kind === 'flag');
    test.each(flags)('%s takes every spelling of a boolean', async (name) => {
      const id = await add();
      for (const [given, kept] of [
        [0, false],
        ['1', true],
        ['0', false],
        [1, true],
        [false, false],
        [true, true],
      ] as const) {
        const { body } = await operator.call<Row>('PUT', `${spec.path}/${id}`, { [name]: given });
        expect(body[name]).toBe(kept);
      }
      expect((await operator.call('PUT', `${spec.path}/${id}`, { [name]: 'peut-être' })).status).toBe(400);
    });

    const choices = writtenFields(spec).filter(([, field]) => field.kind === 'choice');
    test.each(choices)('%s must be one of the choices', async (name) => {
      const { status, body } = await operator.call<Refused>('POST', spec.path, { ...sampleRow(spec), [name]: 999_999 });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [name]]);
    });

    test(`deletes ${spec.canDelete ? 'a row, once' : 'nothing'}`, async () => {
      const id = await add();
      const first = await operator.call('DELETE', `${spec.path}/${id}`);
      expect(first.status).toBe(spec.canDelete ? 200 : 404);
      if (!spec.canDelete) return;
      expect((await operator.call('DELETE', `${spec.path}/${id}`)).status).toBe(404);
      expect((await operator.call('GET', `${spec.path}/${id}`)).status).toBe(404);
    });
  });

  test('civilités: an id sent on creation is ignored', async () => {
    const { body } = await operator.call<{ IDCivilite: number }>('POST', '/api/civilites', { IDCivilite: 77_777, Descr: 'Docteur' });
    expect(body.IDCivilite).not.toBe(77_777);
  });

  test('offres de règlement: the creation answers its id under both names', async () => {
    const { body } = await operator.call<Record<string, number>>('POST', '/api/offrereglement', { Descr: 'Comptant' });
    expect(body['IDOffre']).toBe(body['IDOffreReglement']);
  });

  test('raisons de clôture: a new one is of type 1, active, without follow-up', async () => {
    const { body } = await operator.call<Record<string, number>>('POST', '/api/table/RaisonClotureLead', { Libelle: 'Prix' });
    const read = await operator.call<Row>('GET', `/api/table/RaisonClotureLead/${body['IDAffaireRaisonStop']}`);
    expect(read.body).toMatchObject({ IDAffaireTypeStop: 1, TypeCloture: 'Perdue', Actif: true, AvecRelance: false });
  });

  test('catégories client: a new one is of type 1 and active', async () => {
    const { body } = await operator.call<Record<string, number>>('POST', '/api/table/CategorieClient', { Descr: 'Retraité' });
    const read = await operator.call<Row>('GET', `/api/table/CategorieClient/${body['IDCatClient']}`);
    expect(read.body).toMatchObject({ IDTFicheCli: 1, EstActif: true, CodeRenault: null });
  });

  test('documents administratifs: only http and https links', async () => {
    for (const Url of ['javascript:alert(1)', 'ftp://x.example', 'exemple.fr']) {
      const { status, body } = await operator.call<Refused>('POST', '/api/docsAdmin', {
        IDDocumentAdminModule: 1,
        Descr: 'Mode d’emploi',
        Url,
      });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['Url']]);
    }
  });

  test('libellés de remise: "Saisie manuelle" is neither renamed nor deleted, its option may change', async () => {
    const path = '/api/libellesRemise/1';
    expect((await operator.call('DELETE', path)).status).toBe(422);
    expect((await operator.call('PUT', path, { Libelle: 'Autre' })).status).toBe(422);
    const { body } = await operator.call<Row>('PUT', path, { Libelle: 'Saisie manuelle', InclureOptions: true });
    expect(body).toMatchObject({ Libelle: 'Saisie manuelle', InclureOptions: true });
  });

  test('libellés de remise: no other label becomes "Saisie manuelle", neither added nor renamed', async () => {
    const path = '/api/libellesRemise';
    const added = await operator.call<Refused>('POST', path, { Libelle: ' Saisie manuelle ' });
    expect([added.status, Object.keys(added.body.errors ?? {})]).toEqual([422, ['Libelle']]);
    const { body } = await operator.call<Row>('POST', path, { Libelle: 'Geste commercial' });
    const other = `${path}/${Number(body['IDLibelleRemise'])}`;
    expect((await operator.call('PUT', other, { Libelle: 'Saisie manuelle' })).status).toBe(422);
    expect((await operator.call('PUT', other, { Libelle: 'Geste', InclureOptions: true })).status).toBe(200);
    expect((await operator.call('DELETE', other)).status).toBe(200);
  });

  test('origines de contact: one with customers is not deleted; after a transfer it is', async () => {
    const path = '/api/originesContact';
    expect((await operator.call<Row[]>('GET', path)).body).toContainEqual({ IDOrigineCont: 1, Descr: 'Bouche à oreille', nbCli: 2 });
    expect((await operator.call('DELETE', `${path}/1`)).status).toBe(409);
    expect((await operator.call('PUT', `${path}/1/1`)).status).toBe(400);
    expect((await operator.call('PUT', `${path}/1/99999`)).status).toBe(404);
    const moved = await operator.call('PUT', `${path}/1/2`);
    expect(moved.body).toEqual({ nbClients: 2 });
    const undoing = { portee: { operation: String(moved.headers['x-request-id']) }, verbe: 'annuler' };
    expect((await operator.call('POST', '/api/retour', undoing)).status).toBe(200);
    expect((await operator.call<Row[]>('GET', path)).body).toContainEqual({ IDOrigineCont: 1, Descr: 'Bouche à oreille', nbCli: 2 });
    expect((await operator.call('PUT', `${path}/1/2`)).body).toEqual({ nbClients: 2 });
    expect((await operator.call<Row[]>('GET', path)).body).toContainEqual({ IDOrigineCont: 2, Descr: 'Salon', nbCli: 2 });
    expect((await operator.call('DELETE', `${path}/1`)).status).toBe(200);
  });

  test('code Renault: only with the group’s option, only a known code', async () => {
    const { body } = await operator.call<Record<string, number>>('POST', '/api/table/CategorieClient', { Descr: 'Loueur' });
    const IDCatClient = body['IDCatClient'];
    const path = '/api/table/CategorieClient/renaultCode';
    expect((await operator.call('PATCH', path, { IDCatClient, CodeRenault: 'LOU' })).status).toBe(403);
    const record = (await on.app.customers.find('BDGpUn'))!;
    const { database } = await on.app.customers.open(record);
    await database.write(
      { IDCustomer: record.IDCustomer },
      { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Préparer', Groupe: 'g' },
      (db) => db.updateTable('gpParametres').set({ GRP_ClientRenault: true }).execute(),
    );
    expect((await operator.call('PATCH', path, { IDCatClient, CodeRenault: 'XXX' })).status).toBe(400);
    expect((await operator.call('PATCH', path, { IDCatClient, CodeRenault: 'LOU' })).body).toEqual({ IDCatClient, CodeRenault: 'LOU' });
    expect((await operator.call('PATCH', path, { IDCatClient, CodeRenault: null })).body).toEqual({ IDCatClient, CodeRenault: null });
    expect((await operator.call('PATCH', path, { IDCatClient: 999_999, CodeRenault: null })).status).toBe(404);
  });
});
