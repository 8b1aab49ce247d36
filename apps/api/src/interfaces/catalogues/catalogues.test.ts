import type { CatalogueBrand, CatalogueSite } from '@comptoir/contract/interfaces/catalogues/catalogues.calls';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('catalogues (%s)', (engine) => {
  const app = partnerApp(engine);

  const patch = (body: object) => app.operator.call<CatalogueSite[]>('PATCH', '/api/sites/catalogues', body);
  const group = async (name: string) => (await app.operator.call<CatalogueBrand[]>('GET', `/api/${name}/groupBrands`)).body;
  const sync = (name: string, brands: unknown[]) =>
    app.operator.call<CatalogueBrand[] & Refused>('POST', `/api/${name}/syncGroup`, { brands });

  const addBrand = async (name: string) => {
    const [brand] = (await app.operator.call<CatalogueBrand[]>('GET', `/api/${name}/brands`)).body;
    await sync(name, [brand?.code]);
  };

  it('are set for each site; absent keys stay', async () => {
    await addBrand('refMoto');
    await patch([{ IDSite: 1, AutovistaActif: true, RefMotoActif: true }]);
    const { body } = await patch({ sites: [{ IDSite: 1, AutovistaActif: false }] });
    expect(body.find(({ IDSite }) => IDSite === 1)).toMatchObject({ AutovistaActif: false, RefMotoActif: true, RefVdlActif: false });
    expect((await patch([{ IDSite: 999, RefVdlActif: true }])).status).toBe(404);
  });

  it.each(['refMoto', 'refLoisir'])('%s: the stored brands are those that the catalogue accepted', async (name) => {
    const [first, second] = (await app.operator.call<CatalogueBrand[]>('GET', `/api/${name}/brands`)).body;
    expect((await sync(name, [first?.code, second])).status).toBe(200);
    expect(new Set((await group(name)).map(({ code }) => code))).toEqual(new Set([first?.code, second?.code]));
    expect((await sync(name, ['INCONNUE'])).status).toBe(502);
    await app.partners.fault(name.toLowerCase(), 'error500');
    expect((await sync(name, [first?.code])).status).toBe(502);
    expect(await group(name)).toHaveLength(2);
  });

  it.each([
    ['refMoto', 'RefMotoActif', 'Moto'],
    ['refLoisir', 'RefVdlActif', 'Loisir'],
  ])('%s: is not switched on without a brand, and then nothing of the save is kept', async (name, flag, title) => {
    await writeIn(app.on, async (db) => {
      await db.updateTable('sites').set({ AutovistaActif: false, RefMotoActif: false, RefVdlActif: false }).execute();
      await db.deleteFrom('marquesCatalogue').execute();
    });
    const early = await patch({
      sites: [
        { IDSite: 2, AutovistaActif: true },
        { IDSite: 1, [flag]: true },
      ],
    });
    const message = `Le Référentiel ${title} est activé pour au moins un site : vous devez configurer au moins une marque`;
    expect([early.status, early.body]).toMatchObject([422, { message, errors: { [flag]: message } }]);
    const sites = (await app.operator.call<CatalogueSite[]>('GET', '/api/sites/catalogues')).body;
    expect(sites.some((site) => site.AutovistaActif || site.RefMotoActif || site.RefVdlActif)).toBe(false);
    await addBrand(name);
    expect((await patch([{ IDSite: 1, [flag]: true }])).status).toBe(200);
    await writeIn(app.on, (db) => db.deleteFrom('marquesCatalogue').execute());
    expect((await patch([{ IDSite: 1, [flag]: true, AutovistaActif: true }])).status).toBe(200);
    expect((await patch([{ IDSite: 1, [flag]: false }])).status).toBe(200);
  });

  it('is switched on together with its brands, or neither', async () => {
    await writeIn(app.on, async (db) => {
      await db.updateTable('sites').set({ RefMotoActif: false }).execute();
      await db.deleteFrom('marquesCatalogue').execute();
    });
    const used = async () =>
      (await app.operator.call<CatalogueSite[]>('GET', '/api/sites/catalogues')).body.filter(({ RefMotoActif }) => RefMotoActif);
    const both = (brands: unknown[], sites: object[]) =>
      app.operator.call<CatalogueBrand[] & Refused>('POST', '/api/refMoto/syncGroup', { brands, sites });
    const [brand] = (await app.operator.call<CatalogueBrand[]>('GET', '/api/refMoto/brands')).body;
    expect((await both([], [{ IDSite: 1, Actif: true }])).status).toBe(422);
    expect((await both([brand?.code], [{ IDSite: 999, Actif: true }])).status).toBe(404);
    await app.partners.fault('refmoto', 'error500');
    expect((await both([brand?.code], [{ IDSite: 1, Actif: true }])).status).toBe(502);
    await app.partners.noFault();
    expect([await group('refMoto'), await used()]).toEqual([[], []]);
    expect((await both([brand?.code], [{ IDSite: 1, Actif: true }])).body).toEqual([brand]);
    expect((await used()).map(({ IDSite }) => IDSite)).toEqual([1]);
    // The last brand goes with the last site.
    expect((await both([], [{ IDSite: 1, Actif: false }])).status).toBe(200);
    expect([await group('refMoto'), await used()]).toEqual([[], []]);
  });

  it('never stays on without a brand, whatever is saved at the same time', async () => {
    const [brand] = (await app.operator.call<CatalogueBrand[]>('GET', '/api/refMoto/brands')).body;
    for (let round = 0; round < 10; round += 1) {
      await patch([{ IDSite: 1, RefMotoActif: false }]);
      await sync('refMoto', [brand?.code]);
      const [activated, emptied] = await Promise.all([patch([{ IDSite: 1, RefMotoActif: true }]), sync('refMoto', [])]);
      expect(new Set([activated.status, emptied.status])).toEqual(new Set([200, 422]));
    }
  });

  it('takes the brands bare as well', async () => {
    const [brand] = (await app.operator.call<CatalogueBrand[]>('GET', '/api/refMoto/brands')).body;
    expect((await app.operator.call('POST', '/api/refMoto/syncGroup', [brand?.code])).body).toEqual([brand]);
  });

  it('used by a site needs a brand', async () => {
    await addBrand('refMoto');
    await patch([{ IDSite: 1, RefMotoActif: true, RefVdlActif: false }]);
    expect(await sync('refMoto', [])).toMatchObject({
      status: 422,
      body: { message: 'Le Référentiel Moto est activé pour au moins un site : vous devez configurer au moins une marque' },
    });
    expect((await sync('refLoisir', [])).status).toBe(200);
    expect(await group('refLoisir')).toEqual([]);
  });
});
