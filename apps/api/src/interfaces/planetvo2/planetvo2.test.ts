import { planetVO2Messages, type PlanetVO2Log, type PlanetVO2Site } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { Partners } from '../../partners/partners.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

interface Logs {
  logs: PlanetVO2Log[];
  nbPages: number;
  actions: string[];
}

describe.each(engines())('PlanetVO 2 and the smaller interfaces (%s)', (engine) => {
  const app = partnerApp(engine);

  const put = (body: object) => app.operator.call<{ sites: PlanetVO2Site[] } & Refused>('PUT', '/api/interfaces/planetvo2/sites', body);
  const firstOf = ({ sites }: { sites: PlanetVO2Site[] }) => sites.find(({ IDSite }) => IDSite === 1);
  const offered = async () =>
    (await app.operator.call<{ sitesPVO: { id: string }[] }>('GET', '/api/interfaces/planetVO2/sitesPVO')).body.sitesPVO.map(
      ({ id }) => id,
    );
  const logs = async (query: string) => (await app.operator.call<Logs>('GET', `/api/interfaces/planetVO2/logs?${query}`)).body;

  it('a site without a site of PlanetVO 2 is not active', async () => {
    const ids = await offered();
    expect(ids).toHaveLength(13);
    const saved = await put({ sites: [{ IDSite: 1, IDSitePVO2: Number(ids[0]), ActifPVO2: '1' }] });
    expect(firstOf(saved.body)).toMatchObject({ IDSitePVO2: ids[0], ActifPVO2: true });
    const none = await put({ sites: [{ IDSite: 1, IDSitePVO2: null, ActifPVO2: true }] });
    expect(firstOf(none.body)).toMatchObject({ IDSitePVO2: null, ActifPVO2: false });
    const alone = await put([{ IDSite: 1, ActifPVO2: true }]);
    expect([alone.status, alone.body.errors]).toEqual([422, { ActifPVO2: planetVO2Messages.noMatch }]);
  });

  it('keeps the keys that a change leaves out', async () => {
    const [one, two] = await offered();
    await put({ sites: [{ IDSite: 1, IDSitePVO2: one, ActifPVO2: true }] });
    expect(firstOf((await put([{ IDSite: 1, IDSitePVO2: two }])).body)).toMatchObject({ IDSitePVO2: two, ActifPVO2: true });
    expect(firstOf((await put([{ IDSite: 1, ActifPVO2: false }])).body)).toMatchObject({ IDSitePVO2: two, ActifPVO2: false });
    expect(firstOf((await put([{ IDSite: 1 }])).body)).toMatchObject({ IDSitePVO2: two, ActifPVO2: false });
    expect((await put([{ IDSite: 999, ActifPVO2: false }])).status).toBe(404);
  });

  it('takes no match that PlanetVO 2 does not know, even inactive, as long as it answers', async () => {
    const [known] = await offered();
    await put([{ IDSite: 1, IDSitePVO2: known, ActifPVO2: false }]);
    for (const ActifPVO2 of [true, false]) {
      const refused = await put([{ IDSite: 1, IDSitePVO2: '99999999', ActifPVO2 }]);
      expect([refused.status, refused.body.errors]).toEqual([422, { IDSitePVO2: 'PlanetVO 2 ne connaît pas le site 99999999' }]);
    }
    const inactive = (await offered()).at(-1);
    const refused = await put([{ IDSite: 1, IDSitePVO2: inactive }]);
    expect([refused.status, refused.body.errors]).toEqual([422, { IDSitePVO2: `PlanetVO 2 a désactivé le site ${inactive}` }]);
    await app.partners.fault('planetvo2', 'error500');
    expect(firstOf((await put([{ IDSite: 1, IDSitePVO2: '99999999' }])).body)).toMatchObject({ IDSitePVO2: '99999999' });
    await app.partners.noFault();
    app.on.app.partners = new Partners(app.on.app.config, () => undefined);
    expect((await put([{ IDSite: 1, ActifPVO2: true }])).status).toBe(422);
    expect((await put([{ IDSite: 1, ActifPVO2: false }])).status).toBe(200);
  });

  it('activates nothing while PlanetVO 2 gives no answer', async () => {
    const [one, two] = await offered();
    await put([
      { IDSite: 1, IDSitePVO2: one, ActifPVO2: true },
      { IDSite: 2, IDSitePVO2: two, ActifPVO2: false },
    ]);
    await app.partners.fault('planetvo2', 'refuse');
    const unjudged = [
      { IDSite: 1, IDSitePVO2: '99999999', ActifPVO2: true },
      { IDSite: 1, IDSitePVO2: '99999999' },
      { IDSite: 2, ActifPVO2: true },
    ];
    for (const change of unjudged) expect((await put([change])).status).toBe(502);
    expect((await put([{ IDSite: 1, IDSitePVO2: one, ActifPVO2: true }])).status).toBe(200);
    expect((await put([{ IDSite: 1, IDSitePVO2: null }])).status).toBe(200);
    await app.partners.noFault();
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
