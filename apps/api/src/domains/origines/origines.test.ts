import type { Origine, SousFamille, Famille } from '@comptoir/contract/domains/origines/origines.calls';
import type { LotResult } from '@comptoir/contract/lots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { undoLot, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/origines';
const full = { IDFamille: 1, IDSousFamille: 2, Libelle: 'Comparateur', IDType: 2 };

describe.each(engines())('origins (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const post = (more: object = {}) => operator.call<{ IDOrigineAction: number } & Refused>('POST', path, { ...full, ...more });
  const put = (id: number, body: object) => operator.call<{ check: number } & Refused>('PUT', `${path}/${id}`, body);
  const list = async () => (await operator.call<Origine[]>('GET', path)).body;
  const read = async (id: number) => (await list()).find(({ IDOrigineAction }) => IDOrigineAction === id)!;
  const add = async (more: object = {}) => (await post(more)).body.IDOrigineAction;
  const familles = async () => (await operator.call<Famille[]>('GET', '/api/familles')).body;
  const sousFamilles = async () => (await operator.call<SousFamille[]>('GET', '/api/sousfamilles/')).body;

  test('the list is grouped by family and sub-family, inactive ones too, for both kinds of session', async () => {
    const rows = await list();
    expect(rows.map(({ Famille_Libelle, SousFamille_Libelle, Libelle }) => [Famille_Libelle, SousFamille_Libelle, Libelle])).toEqual([
      ['Événements', 'Salon', 'Ancien salon'],
      ['Événements', 'Salon', 'Salon de l’auto'],
      ['Internet', 'Annonces', 'Petites annonces'],
      ['Internet', 'Site du groupe', 'Formulaire VN'],
    ]);
    const flags = { EstLead: true, EstInactif: false, EstAppelSortant: false, EstAppelEntrant: false, CreationLead: true };
    expect(rows[3]).toEqual({
      IDOrigineAction: 1,
      Libelle: 'Formulaire VN',
      IDFamilleOrigineContact: 1,
      Famille_Libelle: 'Internet',
      IDSousFamilleOrigineAction: 1,
      SousFamille_Libelle: 'Site du groupe',
      type: { IDOrigineActionType: 1, Description: 'VN' },
      ...flags,
    });
    expect(rows[0]).toMatchObject({ type: null, EstInactif: true });
    const customer = await on.customer();
    expect((await customer.call('GET', path)).body).toEqual(rows);
    for (const closed of [`${path}/types`, `${path}/1/use`, '/api/familles', '/api/sousFamilles', '/api/origineDefault/alerteVehicule'])
      expect((await customer.call('GET', closed)).status).toBe(403);
    expect((await customer.call('POST', path, full)).status).toBe(403);
    expect((await customer.call('PUT', `${path}/1`, { EstLead: 0 })).status).toBe(403);
  });

  test('many are moved to a sub-family of another family at once, each by its own rules, and back', async () => {
    const [one, other] = [await add({ Libelle: 'Salon du printemps' }), await add({ Libelle: 'Salon de la glisse' })];
    const before = await list();
    const target = (await sousFamilles()).find(({ Libelle }) => Libelle === 'Salon')!;
    const lot = (ids: number[], changes: object) => operator.call<LotResult>('POST', `${path}/lot`, { ids, changes });
    const moved = await lot([one, other], { IDSousFamilleOrigineAction: target.IDSousFamilleOrigineAction });
    expect(moved.body.lignes.map(({ nom, champs }) => [nom, champs])).toEqual([
      ['Salon du printemps', ['IDSousFamilleOrigineAction']],
      ['Salon de la glisse', ['IDSousFamilleOrigineAction']],
    ]);
    expect(await read(one)).toMatchObject({ Famille_Libelle: 'Événements', SousFamille_Libelle: 'Salon' });
    expect((await undoLot(operator, moved.body.Groupe)).body).toMatchObject({ nbLignes: 2 });
    expect(await list()).toEqual(before);
    const unknown = await lot([one], { IDSousFamilleOrigineAction: 4242 });
    expect(unknown.body.lignes).toMatchObject([{ effet: 'refus', message: expect.stringContaining('n’existe pas') }]);

    await operator.call('PUT', '/api/origineDefault/alerteVehicule', { VO: one });
    const off = await lot([one, other], { EstInactif: true });
    expect(off.body.lignes).toMatchObject([
      { effet: 'refus', message: expect.stringContaining('origine par défaut') },
      { effet: 'modification' },
    ]);
    await operator.call('PUT', '/api/origineDefault/alerteVehicule', { VO: null });
    for (const id of [one, other]) await operator.call('DELETE', `${path}/${id}`);
  });

  test('the address of the types is not read as an origin', async () => {
    const { body } = await operator.call<{ Description: string }[]>('GET', '/api/Origines/types/');
    expect(body.map(({ Description }) => Description)).toEqual(['VN', 'VO', 'VDL']);
  });

  test('one is added, with its defaults', async () => {
    const { status, body } = await post({ EstLead: '1' });
    expect([status, Object.keys(body)]).toEqual([200, ['IDOrigineAction']]);
    expect(await read(body.IDOrigineAction)).toMatchObject({
      Libelle: 'Comparateur',
      Famille_Libelle: 'Internet',
      SousFamille_Libelle: 'Annonces',
      type: { Description: 'VO' },
      EstLead: true,
      EstInactif: false,
      CreationLead: true,
    });
  });

  test('a new family and sub-family are added with it, and a known label is reused', async () => {
    const first = await add({ IDFamille: null, IDSousFamille: '', newFamilleLibelle: ' Téléphone ', newSousFamilleLibelle: 'Standard' });
    const second = await add({ IDFamille: 0, newFamilleLibelle: 'TÉLÉPHONE', IDSousFamille: null, newSousFamilleLibelle: 'standard' });
    const [one, two] = [await read(first), await read(second)];
    expect(one).toMatchObject({ Famille_Libelle: 'Téléphone', SousFamille_Libelle: 'Standard' });
    expect([two.IDFamilleOrigineContact, two.IDSousFamilleOrigineAction]).toEqual([
      one.IDFamilleOrigineContact,
      one.IDSousFamilleOrigineAction,
    ]);
    expect((await familles()).filter(({ Libelle }) => Libelle.toLowerCase() === 'téléphone')).toHaveLength(1);
    // The same label in another family is another sub-family.
    const other = await add({ IDSousFamille: null, newSousFamilleLibelle: 'Standard' });
    expect((await read(other)).IDSousFamilleOrigineAction).not.toBe(one.IDSousFamilleOrigineAction);
    expect(await sousFamilles()).toContainEqual({
      IDSousFamilleOrigineAction: one.IDSousFamilleOrigineAction,
      IDFamilleOrigineContact: one.IDFamilleOrigineContact,
      Libelle: 'Standard',
    });
  });

  test('requests that add one label at once make one family and one sub-family', async () => {
    const labels = ['Bouche à oreille', 'BOUCHE À OREILLE'];
    const ids = await Promise.all(
      [...labels, ...labels, ...labels].map((newFamilleLibelle) =>
        add({ IDFamille: null, IDSousFamille: null, newFamilleLibelle, newSousFamilleLibelle: 'Parrainage' }),
      ),
    );
    const rows = (await list()).filter(({ IDOrigineAction }) => ids.includes(IDOrigineAction));
    expect(rows).toHaveLength(6);
    expect(new Set(rows.map(({ IDFamilleOrigineContact }) => IDFamilleOrigineContact)).size).toBe(1);
    expect(new Set(rows.map(({ IDSousFamilleOrigineAction }) => IDSousFamilleOrigineAction)).size).toBe(1);
  });

  test.each([
    ['Libelle', { Libelle: '  ' }],
    ['Libelle', { Libelle: 'x'.repeat(256) }],
    ['IDType', { IDType: null }],
    ['IDType', { IDType: 77 }],
    ['IDFamille', { IDFamille: null }],
    ['IDFamille', { IDFamille: null, newFamilleLibelle: '   ' }],
    ['IDFamille', { IDFamille: 77 }],
    ['IDFamille', { newFamilleLibelle: 'Autre' }],
    ['IDSousFamille', { IDSousFamille: null }],
    ['IDSousFamille', { IDSousFamille: 77 }],
    ['IDSousFamille', { IDSousFamille: 3 }],
    ['IDSousFamille', { newSousFamilleLibelle: 'Autre' }],
    ['IDSousFamille', { IDFamille: null, newFamilleLibelle: 'Toute nouvelle' }],
    ['newFamilleLibelle', { IDFamille: null, newFamilleLibelle: 'x'.repeat(256) }],
    ['EstLead', { EstLead: 'oui' }],
  ])('%s is refused: %j', async (field, more) => {
    const { status, body } = await post(more);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect((await familles()).map(({ Libelle }) => Libelle)).not.toContain('Toute nouvelle');
  });

  test('a change merges: one flag, then the whole origin, ignoring labels', async () => {
    const id = await add();
    const before = await read(id);
    expect(await put(id, { EstAppelSortant: 1 })).toMatchObject({ status: 200, body: { check: 1, message: '' } });
    expect(await read(id)).toEqual({ ...before, EstAppelSortant: true });
    await put(id, { ...before, IDOrigineAction: 1, Famille_Libelle: 'x', SousFamille_Libelle: 'x', Libelle: ' Autre ' });
    expect(await read(id)).toEqual({ ...before, Libelle: 'Autre' });
    await put(id, { IDFamilleOrigineContact: 2, IDSousFamilleOrigineAction: 3, type: { IDOrigineActionType: 3, Description: 'x' } });
    expect(await read(id)).toMatchObject({ Famille_Libelle: 'Événements', type: { Description: 'VDL' } });
    await put(id, { IDSousFamilleOrigineAction: 1 });
    expect(await read(id)).toMatchObject({ Famille_Libelle: 'Internet', SousFamille_Libelle: 'Site du groupe' });
  });

  test('an older origin may stay without a type, another may not lose its type', async () => {
    expect((await put(4, { ...(await read(4)), Libelle: 'Salon fermé' })).body).toEqual({ check: 1, message: '' });
    expect(await read(4)).toMatchObject({ Libelle: 'Salon fermé', type: null });
    expect((await put(2, { type: null })).body.errors).toEqual({ type: 'Choisissez un type' });
  });

  test.each([
    ['Libelle', { Libelle: ' ' }, 'Le libellé ne peut pas être vide'],
    ['IDSousFamilleOrigineAction', { IDFamilleOrigineContact: 2 }, 'Cette sous-famille est celle d’une autre famille'],
    ['IDSousFamilleOrigineAction', { IDSousFamilleOrigineAction: 77 }, 'Cette sous-famille n’existe pas ou n’existe plus'],
    ['type', { type: { IDOrigineActionType: 77 } }, 'Ce type n’existe plus'],
  ])('a change of %s is refused: %j', async (field, body, message) => {
    const before = await read(2);
    const refused = await put(2, body);
    expect([refused.status, refused.body.errors]).toEqual([400, { [field]: message }]);
    expect(await read(2)).toEqual(before);
  });

  test('one with workflows keeps a type that allows them: 200 with check 0, and nothing changes', async () => {
    const id = await add();
    const autre = { IDOrigineActionType: 9, Description: 'APV' };
    await writeIn(on, async (db) => {
      await db.insertInto('originesTypes').values(autre).execute();
      await db.insertInto('workflowsLeads').values({ IDOrigineAction: id, IDSite: null, ReceptionLeads: 'VEND' }).execute();
    });
    const before = await read(id);
    const refused = await put(id, { type: autre, Libelle: 'Changée' });
    expect(refused).toMatchObject({ status: 200, body: { check: 0 } });
    expect(refused.body.message).toContain('VN, VO ou VDL');
    expect(await read(id)).toEqual(before);
    expect((await put(id, { type: { IDOrigineActionType: 77 } })).body.errors).toEqual({ type: 'Ce type n’existe plus' });
    expect((await put(id, { type: { IDOrigineActionType: 3 } })).body).toEqual({ check: 1, message: '' });
    await writeIn(on, async (db) => {
      await db.updateTable('origines').set({ IDOrigineActionType: 9 }).where('IDOrigineAction', '=', id).execute();
    });
    expect((await put(id, { type: autre, Libelle: 'De ce type depuis longtemps' })).body).toEqual({ check: 1, message: '' });
    await writeIn(on, (db) => db.deleteFrom('workflowsLeads').where('IDOrigineAction', '=', id).execute());
    await put(id, { type: { IDOrigineActionType: 2 } });
    expect((await put(id, { type: autre })).body).toEqual({ check: 1, message: '' });
  });

  test('families and sub-families are renamed, but not to an empty label', async () => {
    expect((await operator.call('PUT', '/api/familles/2', { Libelle: ' Salons ' })).body).toEqual({
      IDFamilleOrigineContact: 2,
      Libelle: 'Salons',
    });
    await operator.call('PUT', '/api/sousFamilles/3', { Libelle: 'Salons nationaux' });
    await operator.call('PUT', '/api/sousFamilles/3', {});
    expect(await read(3)).toMatchObject({ Famille_Libelle: 'Salons', SousFamille_Libelle: 'Salons nationaux' });
    for (const where of ['/api/familles/2', '/api/sousFamilles/3']) {
      const { status, body } = await operator.call<Refused>('PUT', where, { Libelle: ' ' });
      expect([status, body.errors]).toEqual([400, { Libelle: 'Le libellé ne peut pas être vide' }]);
    }
    expect((await operator.call('PUT', '/api/familles/77', { Libelle: 'x' })).status).toBe(404);
    expect((await operator.call('PUT', '/api/sousFamilles/77', { Libelle: 'x' })).status).toBe(404);
  });

  test('those of another customer are unknown', async () => {
    await writeIn(on, async (db) => {
      await db.insertInto('familles').values({ IDFamilleOrigineContact: 66_001, Libelle: 'Ailleurs' }).execute();
      await db
        .insertInto('sousFamilles')
        .values({ IDSousFamilleOrigineAction: 66_002, IDFamilleOrigineContact: 66_001, Libelle: 'Ailleurs' })
        .execute();
      await db
        .insertInto('origines')
        .values({ IDOrigineAction: 66_003, IDSousFamilleOrigineAction: 66_002, Libelle: 'Ailleurs' })
        .execute();
    });
    expect((await read(66_003)).Libelle).toBe('Ailleurs');
    const other = await on.operator('BDGpDeux');
    expect((await other.call('PUT', `${path}/66003`, { Libelle: 'Pris' })).status).toBe(404);
    expect((await other.call('DELETE', `${path}/66003`)).status).toBe(404);
    expect((await other.call('GET', `${path}/66003/use`)).status).toBe(404);
    expect((await other.call('POST', `${path}/66003/transfer`, { IDOrigineActionTo: 1 })).status).toBe(404);
    const taken = await other.call<Refused>('POST', path, { ...full, IDFamille: 66_001, IDSousFamille: 66_002 });
    expect(Object.keys(taken.body.errors ?? {})).toEqual(['IDFamille']);
    for (const where of [path, '/api/familles', '/api/sousFamilles']) expect((await other.call('GET', where)).text).not.toContain('6600');
  });
});
