import type { DbsSite } from '@comptoir/contract/interfaces/dbs/dbs.calls';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('API DBS (%s)', (engine) => {
  const app = partnerApp(engine);

  const config = '/api/interfaces/dbs/config';
  const account = { GRP_DBS_ClientId: 'client-dbs', GRP_DBS_ClientSecret: 'Secret-Dbs-29' };
  const save = (body: object) => app.operator.call<Refused>('PUT', '/interfaces/DBS/sites', body);
  const sites = async () => (await app.operator.call<DbsSite[]>('GET', '/api/interfaces/dbs/sites')).body;

  it('needs credentials before it can list its sites', async () => {
    expect(await app.operator.call('GET', '/api/interfaces/dbs/sitesDBS')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('ClientId') as unknown },
    });
    expect((await app.operator.call('PUT', config, account)).body).toEqual(account);
    const { status, body } = await app.operator.call<{ id: string }[]>('GET', '/interfaces/dbs/sitesDBS');
    expect([status, body.length]).toEqual([200, 13]);
  });

  it('seals its credentials; an absent field stays, an empty one is removed', async () => {
    await app.operator.call('PUT', config, account);
    const rows = await writeIn(app.on, (db) => db.selectFrom('accesPartenaires').selectAll().where('Interface', '=', 'dbs').execute());
    expect(rows).toHaveLength(2);
    for (const { Valeur } of rows) expect(Valeur).toMatch(/^v1\.test\./);
    expect((await app.operator.call('PUT', config, { GRP_DBS_ClientId: 'autre' })).body).toEqual({ ...account, GRP_DBS_ClientId: 'autre' });
    expect((await app.operator.call('PUT', config, { GRP_DBS_ClientSecret: '' })).body).toEqual({
      GRP_DBS_ClientId: 'autre',
      GRP_DBS_ClientSecret: '',
    });
    const { text } = await app.operator.call('GET', '/api/journal?table=accesPartenaires');
    expect(text).toContain('modifié');
    expect(text).not.toMatch(/Secret-Dbs|client-dbs/);
  });

  it('is tried before saving, and answers what DBS says', async () => {
    expect((await app.operator.call('POST', '/api/interfaces/dbs/check', account)).body).toEqual({ sites: 13 });
    await app.partners.fault('dbs', 'refuse');
    const refused = await app.operator.call<Refused>('POST', '/api/interfaces/dbs/check', account);
    expect([refused.status, refused.body.message]).toEqual([502, expect.stringContaining('ClientSecret')]);
    expect(refused.text).not.toContain('Secret-Dbs-29');
  });

  it('matches each of our sites with one of theirs, never twice', async () => {
    await app.operator.call('PUT', config, { GRP_DBS_ClientId: '', GRP_DBS_ClientSecret: '' });
    expect((await save([{ IDSite: 1, IdSiteDBS: '4210' }])).status).toBe(200);
    const twice = await save({ sites: [{ IDSite: 2, IdSiteDBS: 4210 }] });
    expect([twice.status, twice.body.message]).toEqual([422, 'Attention, il existe 1 doublon(s) dans les correspondances\u00a0: 4210']);
    expect((await sites()).flatMap(({ IdSiteDBS }) => IdSiteDBS ?? [])).toEqual(['4210']);
    expect(
      (
        await save([
          { IDSite: 1, IdSiteDBS: 0 },
          { IDSite: 2, IdSiteDBS: '4210' },
        ])
      ).status,
    ).toBe(200);
    expect((await save([{ IDSite: 999, IdSiteDBS: '1' }])).status).toBe(404);
  });

  it('takes no site that DBS does not know, nor a new one while it gives no answer', async () => {
    await app.operator.call('PUT', config, account);
    const offered = (await app.operator.call<{ id: string }[]>('GET', '/api/interfaces/dbs/sitesDBS')).body;
    const [known, inactive] = [offered[0], offered.at(-1)];
    expect((await save([{ IDSite: 1, IdSiteDBS: known?.id }])).status).toBe(200);
    const closed = await save([{ IDSite: 1, IdSiteDBS: inactive?.id }]);
    expect([closed.status, closed.body.errors]).toEqual([422, { IdSiteDBS: `DBS a désactivé le site ${inactive?.id}` }]);
    const refused = await save([{ IDSite: 1, IdSiteDBS: '777777' }]);
    expect([refused.status, refused.body.errors]).toEqual([422, { IdSiteDBS: 'DBS ne connaît pas le site 777777' }]);
    await app.partners.fault('dbs', 'garbage');
    expect((await save([{ IDSite: 1, IdSiteDBS: '777777' }])).status).toBe(502);
    expect((await save([{ IDSite: 1, IdSiteDBS: known?.id }])).status).toBe(200);
  });
});
