import type { PlanetVO2Log, PlanetVO2Site } from '@comptoir/contract/interfaces/planetvo2';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

interface Logs {
  logs: PlanetVO2Log[];
  nbPages: number;
  actions: string[];
}

describe.each(engines())('PlanetVO 2 and the smaller interfaces (%s)', (engine) => {
  const app = partnerApp(engine);

  const save = async (...sites: object[]) =>
    (await app.operator.call<{ sites: PlanetVO2Site[] }>('PUT', '/api/interfaces/planetvo2/sites', { sites })).body.sites;
  const logs = async (query: string) => (await app.operator.call<Logs>('GET', `/api/interfaces/planetVO2/logs?${query}`)).body;

  it('a site without a site of PlanetVO 2 is not active', async () => {
    expect((await app.operator.call<{ sitesPVO: object[] }>('GET', '/api/interfaces/planetVO2/sitesPVO')).body.sitesPVO).toHaveLength(12);
    const saved = (await save({ IDSite: 1, IDSitePVO2: 4210, ActifPVO2: '1' })).find(({ IDSite }) => IDSite === 1);
    expect(saved).toMatchObject({ IDSitePVO2: '4210', ActifPVO2: true });
    const none = (await save({ IDSite: 1, IDSitePVO2: null, ActifPVO2: true })).find(({ IDSite }) => IDSite === 1);
    expect(none).toMatchObject({ IDSitePVO2: null, ActifPVO2: false });
  });

  it('logs come 20 on a page, newest first, and can be filtered', async () => {
    await writeIn(app.on, (db) =>
      db
        .insertInto('planetvo2Logs')
        .values(
          Array.from({ length: 45 }, (_, at) => ({
            Datetime: `2026-03-${String(1 + (at % 28)).padStart(2, '0')}T10:00:00Z`,
            PeopleName: at % 2 ? 'Zoé Élan' : 'Luc Prat',
            Email: 'zoe@exemple.example',
            Action: at % 3 ? 'envoi' : 'lecture',
            Request: `{"n":${at}}`,
            Response: '100 % ok',
          })),
        )
        .execute(),
    );
    const first = await logs('numPage=1');
    expect([first.logs.length, first.nbPages, first.actions]).toEqual([20, 3, ['envoi', 'lecture']]);
    expect((await logs('numPage=3')).logs).toHaveLength(5);
    const ofLuc = (await logs('filter_user=luc&filter_action=lecture')).logs;
    expect(ofLuc).toHaveLength(8);
    expect(ofLuc.every(({ PeopleName, Action }) => PeopleName === 'Luc Prat' && Action === 'lecture')).toBe(true);
    expect((await logs('filter_date=2026-03-02')).logs.map(({ Request }) => Request)).toEqual(['{"n":29}', '{"n":1}']);
    expect((await logs('filter_response=100 %25')).nbPages).toBe(3);
    expect((await logs('filter_response=100_')).logs).toEqual([]);
    expect((await app.operator.call('GET', '/api/interfaces/planetVO2/logs?filter_date=hier')).status).toBe(400);
  });

  it('SmartDataForLead has a sealed password, and tries it', async () => {
    const path = '/api/interfaces/smartDataForLead/config';
    const config = {
      GRP_SmartDataForLead: true,
      GRP_SmartDataForLead_Login: 'groupe',
      GRP_SmartDataForLead_Password: 'Secret-Smart-29',
      GRP_SmartDataForLead_Delai: 7,
    };
    expect((await app.operator.call('PUT', path, config)).body).toEqual(config);
    expect((await app.operator.call('PUT', path, { GRP_SmartDataForLead_Delai: 3 })).body).toMatchObject({
      GRP_SmartDataForLead_Password: 'Secret-Smart-29',
      GRP_SmartDataForLead_Delai: 3,
    });
    const stored = await writeIn(app.on, (db) =>
      db.selectFrom('gpParametres').select('GRP_SmartDataForLead_Password').executeTakeFirstOrThrow(),
    );
    expect(stored.GRP_SmartDataForLead_Password).toMatch(/^v1\.test\./);
    expect((await app.operator.call('PUT', path, { GRP_SmartDataForLead_Delai: 0 })).status).toBe(400);
    const check = (login: string) =>
      app.operator.call('POST', '/api/interfaces/smartDataForLead/check', {
        GRP_SmartDataForLead_Login: login,
        GRP_SmartDataForLead_Password: 'p',
      });
    expect([(await check('groupe')).status, (await check('refuse')).status]).toEqual([200, 502]);
  });

  it('Corporate Sales generates new credentials for a site each time', async () => {
    const generate = (IDSite: number) =>
      app.operator.call<{ Login: string }>('POST', `/api/interfaces/corporateSales/sites/${IDSite}/generateWS`);
    expect((await generate(1)).status).toBe(422);
    await writeIn(app.on, (db) => db.updateTable('sites').set({ CodeConstructeur: 'FR123' }).where('IDSite', '=', 1).execute());
    const { status, body } = await generate(1);
    expect([status, body.Login]).toEqual([200, 'cs-fr123']);
    const sites = await app.operator.call<{ IDSite: number; Config: object }[]>('GET', '/api/interfaces/corporateSales/sites');
    expect(sites.body).toMatchObject([{ IDSite: 1, Config: body }]);
    await app.partners.fault('corporatesales', 'refuse');
    expect((await generate(1)).status).toBe(502);
    expect((await generate(999)).status).toBe(404);
  });
});
