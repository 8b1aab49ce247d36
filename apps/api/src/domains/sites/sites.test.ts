import { writtenOf } from '@comptoir/contract/fields/shapes';
import { maxLongText, siteFields } from '@comptoir/contract/domains/sites/sites.fields';
import { needsCode, siteDefaults, type Site, type SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

const tooltip = 'Le site doit avoir eSeller Lead active pour pouvoir cocher cette option';
const texts = writtenOf(siteFields).flatMap(([name, field]): [string, number][] => (field.kind === 'text' ? [[name, field.max]] : []));
const general = { IDPlaque: 1, Descr: 'Vannes', Code: 'V1', IDTypeSite: 1 };

describe.each(engines())('sites (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  const post = (body: object, by = operator) => by.call<Site & Refused>('POST', '/api/sites/', body);
  const put = (id: number, body: object, by = operator) => by.call<Site & Refused>('PUT', `/api/sites/${id}`, body);
  const read = async (id: number) => (await operator.call<Site>('GET', `/api/sites/${id}`)).body;
  const create = async (more: object = {}) => {
    const { status, body, text } = await post({ ...general, ...more });
    if (status !== 200) throw new Error(text);
    return body;
  };
  const putMarques = (id: number, makes: string[], by = operator) =>
    by.call<{ Make: string }[] & Refused>('PUT', `/api/sites/${id}/marques`, makes);

  it('a new one begins with the defaults, its activity linked to the company', async () => {
    const site = await create();
    expect(site).toMatchObject({ ...siteDefaults, ...general, Plaque_Libelle: 'Société Un', TYPESITE_Descr: 'Concession', Marques: [] });
    expect(Object.entries(siteDefaults).filter(([, value]) => value === true)).toEqual([]);
    expect(await read(site.IDSite)).toEqual(site);
  });

  it('a new one comes with its brands and its people, all or nothing', async () => {
    const [make] = (await operator.call<{ Make: string }[]>('GET', '/api/marques?IDActivite=1')).body;
    const site = await create({ IDActivite: 1, Marques: [make!.Make], Personnes: [2, 1, 2] });
    expect(site.Marques).toEqual([{ Make: make!.Make }]);
    const own = async (id: number) => (await operator.call<number[]>('GET', `/api/utilisateurs/${id}/sites`)).body;
    expect([await own(1), await own(2)].map((ids) => ids.includes(site.IDSite))).toEqual([true, true]);
    const listed = async () => (await operator.call<SiteRow[]>('GET', '/api/sites')).body.length;
    const before = await listed();
    for (const more of [{ Personnes: [2, 99_999] }, { IDActivite: 1, Marques: ['Inconnue'] }]) {
      const refused = await post({ ...general, ...more });
      expect([400, 422]).toContain(refused.status);
    }
    expect((await post({ ...general, Personnes: [99_999] })).body.errors).toEqual({ Personnes: 'Personne inconnue' });
    expect(await listed()).toBe(before);
  });

  it('merges; the company is set once, and read-only fields are never written', async () => {
    const before = await create({ Ville: 'Vannes', IDActivite: 1 });
    const { body } = await put(before.IDSite, { Tel: '02 61 91 00 10', IDPlaque: 2, Plaque_Libelle: 'x', urlImage: 'x', EstVN: 1 });
    expect(body).toEqual({ ...before, Tel: '02 61 91 00 10', EstVN: true });
    expect((await put(before.IDSite, body)).body).toEqual(body);
    expect((await put(before.IDSite, { IDActivite: null })).body.IDActivite).toBeNull();
  });

  it.each<[body: object, field: string, message: string]>([
    [{ Descr: '' }, 'Descr', 'Ce champ est obligatoire'],
    [{ Code: '' }, 'Code', 'Ce champ est obligatoire'],
    [{ IDTypeSite: null }, 'IDTypeSite', 'Ce champ est obligatoire'],
    [{ IDTypeSite: 99 }, 'IDTypeSite', 'Ce type de site n’existe pas'],
    [{ IDActivite: 99 }, 'IDActivite', 'Cette activité n’existe pas'],
    [{ IDPasserelleDMS: 99_999 }, 'IDPasserelleDMS', 'Passerelle inconnue'],
    [{ BasPageCol3: 'x'.repeat(maxLongText + 1) }, 'BasPageCol3', `${maxLongText} caractères au maximum`],
    ...texts.map(([name, max]): [object, string, string] => [{ [name]: 'x'.repeat(max + 1) }, name, `${max} caractères au maximum`]),
  ])('refuses %j', async (body, field, message) => {
    const before = await read(1);
    const { status, body: refusal } = await put(1, body);
    expect([status, refusal.errors?.[field]]).toEqual([400, message]);
    expect(await read(1)).toEqual(before);
    expect((await post({ ...general, ...body })).status).toBe(400);
  });

  it('takes each text up to its limit', async () => {
    const longest = Object.fromEntries(texts.map(([name, max]) => [name, 'é'.repeat(max)]));
    expect((await put((await create()).IDSite, longest)).body).toMatchObject(longest);
  });

  it('a new one needs its company', async () => {
    const { IDPlaque: _, ...without } = general;
    expect((await post(without)).body.errors).toEqual({ IDPlaque: 'Ce champ est obligatoire' });
    expect((await post({ ...general, IDPlaque: 99 })).body.errors).toEqual({ IDPlaque: 'Cette société n’existe pas' });
  });

  it('two ticks need eSeller Lead, and are cleared with it', async () => {
    const refused = await post({ ...general, RDVsAtelierSurMobile: true });
    expect([refused.status, refused.body.errors]).toEqual([422, { RDVsAtelierSurMobile: tooltip }]);
    const { IDSite } = await create();
    expect((await put(IDSite, { PotCommunAppelsSortantsAPV: true })).body.errors).toEqual({ PotCommunAppelsSortantsAPV: tooltip });
    const both = { RDVsAtelierSurMobile: true, PotCommunAppelsSortantsAPV: true };
    expect((await put(IDSite, { Est_eSellerLeadActif: true, ...both })).body).toMatchObject(both);
    const off = (await put(IDSite, { Est_eSellerLeadActif: false, RDVsAtelierSurMobile: true })).body;
    expect(off).toMatchObject({ Est_eSellerLeadActif: false, RDVsAtelierSurMobile: false, PotCommunAppelsSortantsAPV: false });
  });

  it('the Opel VN toolbox needs a manufacturer code, and ends with it', async () => {
    const refused = await post({ ...general, OpelVNToolbox: true });
    expect([refused.status, refused.body.errors]).toEqual([422, { OpelVNToolbox: needsCode }]);
    const { IDSite } = await create();
    expect((await put(IDSite, { OpelVNToolbox: true })).body.errors).toEqual({ OpelVNToolbox: needsCode });
    const active = { CodeConstructeur: 'OP1234', OpelVNToolbox: true };
    expect((await put(IDSite, active)).body).toMatchObject(active);
    expect((await put(IDSite, { OpelVNToolbox: false }, customer)).body).toMatchObject(active);
    const off = (await put(IDSite, { CodeConstructeur: '' })).body;
    expect(off).toMatchObject({ CodeConstructeur: '', OpelVNToolbox: false });
  });

  it('has brands of its effective activity, and loses them when that changes', async () => {
    const { IDSite } = await create();
    expect((await putMarques(IDSite, ['Renault', 'Kubota'])).body).toEqual([{ Make: 'Kubota' }, { Make: 'Renault' }]);
    expect((await putMarques(IDSite, ['Fendt'])).status).toBe(422);
    const list = await operator.call<SiteRow[]>('GET', '/api/sites');
    const marques = [{ Make: 'Kubota' }, { Make: 'Renault' }];
    expect(list.body.find((row) => row.IDSite === IDSite)?.Marques).toEqual(marques);
    expect((await put(IDSite, { IDActivite: 1 })).body.Marques).toEqual(marques);
    expect((await put(IDSite, { IDActivite: 2 })).body.Marques).toEqual([]);
    expect((await putMarques(IDSite, ['Fendt'])).body).toEqual([{ Make: 'Fendt' }]);
    expect((await put(IDSite, { IDActivite: null })).body.Marques).toEqual([]);
  });

  it('lists types of site and of product', async () => {
    const types = await customer.call('GET', '/api/sites/types/');
    expect(types.body).toEqual([
      { IDTypeSite: 1, Descr: 'Concession' },
      { IDTypeSite: 2, Descr: 'Agent' },
    ]);
    expect((await customer.call('GET', '/api/bdref3/products')).body).toEqual([{ TPR_IDTypeProduit: 8, TPR_Descr: 'Nissan' }]);
  });

  describe('customer access', () => {
    it('neither sees nor changes a fictitious site', async () => {
      const { body } = await customer.call<SiteRow[]>('GET', '/api/sites');
      expect(body.map(({ IDSite }) => IDSite)).not.toContain(3);
      for (const path of ['/api/sites/3', '/api/sites/3/images', '/api/sites/3/marques'])
        expect((await customer.call('GET', path)).status).toBe(404);
      expect((await put(3, { Ville: 'x' }, customer)).status).toBe(404);
    });

    it('adds no site and saves no brands', async () => {
      expect((await post(general, customer)).status).toBe(403);
      expect((await putMarques(1, [], customer)).status).toBe(403);
      expect((await customer.call('GET', '/api/sites/1/marques')).status).toBe(200);
    });

    it('changes its reduced form; locked and absent fields stay as stored', async () => {
      const before = await create({ CodeConstructeur: '012345', TPR_IDTypeProduit: 8, EstVN: true, Est_eSellerLeadActif: true });
      const locked = {
        IDTypeSite: 2,
        CodeConstructeur: 'autre',
        EstFictif: true,
        TPR_IDTypeProduit: 1,
        Est_eSellerLeadActif: false,
        IDPlaque: 2,
      };
      const allowed = { Descr: 'Vannes Nord', EstVO: true, EnTete1: 'Bienvenue', RDVsAtelierSurMobile: true };
      const { status, body } = await put(before.IDSite, { ...locked, ...allowed }, customer);
      expect(status).toBe(200);
      expect(body).toEqual({ ...before, ...allowed });
      expect(await read(before.IDSite)).toEqual(body);
    });
  });
});
