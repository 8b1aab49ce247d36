import type { CatalogueBrand, CatalogueSite } from '@comptoir/contract/interfaces/catalogues';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('catalogues (%s)', (engine) => {
  const app = partnerApp(engine);

  const patch = (body: object) => app.operator.call<CatalogueSite[]>('PATCH', '/api/sites/catalogues', body);
  const group = async (name: string) => (await app.operator.call<CatalogueBrand[]>('GET', `/api/${name}/groupBrands`)).body;
  const sync = (name: string, brands: unknown[]) =>
    app.operator.call<CatalogueBrand[] & Refused>('POST', `/api/${name}/syncGroup`, { brands });

  it('are set for each site; absent keys stay', async () => {
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

  it('used by a site needs a brand', async () => {
    await patch([{ IDSite: 1, RefMotoActif: true, RefVdlActif: false }]);
    expect(await sync('refMoto', [])).toMatchObject({
      status: 422,
      body: { message: 'Le Référentiel Moto est activé pour au moins un site : vous devez configurer au moins une marque' },
    });
    expect((await sync('refLoisir', [])).status).toBe(200);
    expect(await group('refLoisir')).toEqual([]);
  });
});
