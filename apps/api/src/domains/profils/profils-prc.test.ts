import type { Permission } from '@comptoir/contract/domains/permissions/permissions.calls';
import type { FicheProfil, ProfilEDataVoicePrc } from '@comptoir/contract/domains/profils/profils.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/profils/eDataVoicePrc';

describe.each(engines())('customer-relations profiles (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const read = async (id: number) => (await operator.call<ProfilEDataVoicePrc>('GET', `${path}/${id}`)).body;
  const put = (id: number, body: object) => operator.call<ProfilEDataVoicePrc & Refused>('PUT', `${path}/${id}`, body);
  const create = (body: object) => operator.call<{ IDProfil: number } & Refused>('POST', `${path}/create`, body);

  test('types are the lead profiles with a name there', async () => {
    const { body } = await operator.call('GET', `${path}/types`);
    expect(body).toEqual([{ IDDRProfileEsellerLead: 2, LibelleEDataVoice: 'Vendeur PRC' }]);
  });

  test('permissions are listed by category, in French order', async () => {
    const { body } = await operator.call<Permission[]>('GET', '/api/permissions');
    expect(body.map(({ Code }) => Code)).toEqual(['EXPORT', 'APPEL', 'ECOUTE']);
    expect(body[0]).toEqual({ Code: 'EXPORT', Libelle: 'Exporter', Description: '', LibelleCategoriePermission: 'Données' });
  });

  test('a profile is created without permissions, with an existing type', async () => {
    const { status, body } = await create({ Libelle: ' Accueil ', IDTypeProfil: '2', Permissions: ['APPEL'] });
    expect(status).toBe(200);
    const { IDProfil } = body;
    expect(await read(IDProfil)).toEqual({
      IDProfil,
      Libelle: 'Accueil',
      IDTypeProfil: 2,
      ProfilTypeLibelle: 'Vendeur PRC',
      Permissions: [],
    });
  });

  test.each([
    ['Libelle', { Libelle: ' ' }],
    ['Libelle', { Libelle: undefined }],
    ['Libelle', { Libelle: 'x'.repeat(256) }],
    ['IDTypeProfil', { IDTypeProfil: null }],
    ['IDTypeProfil', { IDTypeProfil: undefined }],
    ['IDTypeProfil', { IDTypeProfil: 3 }],
    ['IDTypeProfil', { IDTypeProfil: 77 }],
  ])('a profile is not created without a right %s (%j)', async (field, more) => {
    const { status, body } = await create({ Libelle: 'Accueil', IDTypeProfil: 2, ...more });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  test('a change merges; sent permissions replace all others', async () => {
    const before = await read(1);
    expect(before.Permissions).toEqual(['APPEL']);
    expect((await put(1, { Libelle: 'Vendeur du plateau' })).body).toEqual({ ...before, Libelle: 'Vendeur du plateau' });
    const held = ['ECOUTE', 'APPEL', 'ECOUTE'];
    expect((await put(1, { Permissions: held, IDProfil: 9 })).body).toMatchObject({ IDProfil: 1, Permissions: ['APPEL', 'ECOUTE'] });
    const whole = await read(1);
    expect((await put(1, whole)).body).toEqual(whole);
    expect((await put(1, { Permissions: [] })).body.Permissions).toEqual([]);
    expect((await put(99, { Libelle: 'x' })).status).toBe(404);
  });

  test('an unchanged permission is not written', async () => {
    const { body } = await create({ Libelle: 'Journal', IDTypeProfil: 2 });
    await put(body.IDProfil, { Permissions: ['APPEL', 'ECOUTE'] });
    await put(body.IDProfil, { Permissions: ['ECOUTE', 'EXPORT'] });
    const lines = await writeIn(on, (db) =>
      db
        .selectFrom('journal')
        .select(['Operation', 'IDLigne'])
        .where('NomTable', '=', 'profilsEDataVoicePrcPermissions')
        .where('IDLigne', 'like', `${body.IDProfil}/%`)
        .orderBy('IDJournal')
        .execute(),
    );
    expect(lines.map(({ Operation, IDLigne }) => `${Operation} ${IDLigne.split('/')[1]}`)).toEqual([
      'I APPEL',
      'I ECOUTE',
      'D APPEL',
      'I EXPORT',
    ]);
  });

  test.each([
    ['Libelle', { Libelle: '' }],
    ['IDTypeProfil', { IDTypeProfil: 3 }],
    ['IDTypeProfil', { IDTypeProfil: 0 }],
    ['Permissions', { Permissions: ['APPEL', 'PARTI'] }],
  ])('a change of %s is refused when it is %j, and nothing of it is saved', async (field, more) => {
    const before = await read(1);
    const { status, body } = await put(1, { Libelle: 'Autre', ...more });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect(await read(1)).toEqual(before);
  });

  test('is told with who has it, and with a change of its permissions', async () => {
    const { body } = await create({ Libelle: 'Plateau', IDTypeProfil: 2 });
    const fiche = async () => (await operator.call<FicheProfil>('GET', `${path}/${body.IDProfil}/fiche`)).body;
    expect((await fiche()).personnes).toEqual({ nb: 0, nbActives: 0, premieres: [] });
    await writeIn(on, (db) => db.updateTable('utilisateurs').set({ IDProfil: body.IDProfil }).where('IDPeople', '=', 2).execute());
    const before = await fiche();
    expect(before.personnes.premieres.map(({ IDPeople }) => IDPeople)).toEqual([2]);
    expect((await put(body.IDProfil, { Permissions: ['ECOUTE'] })).status).toBe(200);
    const { modification } = await fiche();
    expect(Date.parse(modification!.DateH)).toBeGreaterThan(Date.parse(before.modification!.DateH));
    expect((await operator.call('GET', `${path}/99/fiche`)).status).toBe(404);
  });

  test('a type that has lost its name stays on its profiles', async () => {
    const { body } = await create({ Libelle: 'Ancien', IDTypeProfil: 2 });
    const name = (LibelleEDataVoice: string | null) =>
      writeIn(on, (db) => db.updateTable('profilsLead').set({ LibelleEDataVoice }).where('IDDRProfileEsellerLead', '=', 2).execute());
    await name(null);
    const before = await read(body.IDProfil);
    expect(before.ProfilTypeLibelle).toBe('Vendeur');
    expect((await put(body.IDProfil, { ...before, Libelle: 'Renommé' })).body.Libelle).toBe('Renommé');
    await name('Vendeur PRC');
  });

  test('customer access reads only the lists that its user form needs', async () => {
    const customer = await on.customer();
    for (const where of [path, `${path}/types`]) expect((await customer.call('GET', where)).status).toBe(200);
    for (const where of [`${path}/1`, '/api/permissions']) expect((await customer.call('GET', where)).status).toBe(403);
    expect((await customer.call('PUT', `${path}/1`, { Libelle: 'Non' })).status).toBe(403);
    expect((await customer.call('POST', `${path}/create`, { Libelle: 'Non', IDTypeProfil: 2 })).status).toBe(403);
  });
});
