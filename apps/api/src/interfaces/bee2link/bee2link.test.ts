import { bee2LinkMessages, type Bee2LinkSite } from '@comptoir/contract/interfaces/bee2link';
import { describe, expect, it, vi } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { patience } from '../../../test/patience.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('Bee2Link (%s)', (engine) => {
  const app = partnerApp(engine);

  const save = (product: string, ...sites: object[]) =>
    app.operator.call<{ sites: Bee2LinkSite[] } & Refused>('PUT', `/api/interfaces/${product}/config`, { sites });
  const siteOf = async (IDSite: number) =>
    (await app.operator.call<{ sites: Bee2LinkSite[] }>('GET', '/api/interfaces/bee2Link/config')).body.sites.find(
      (site) => site.IDSite === IDSite,
    );
  const offered = async (product: string, client: string) =>
    (await app.operator.call<{ sites: { id: string }[] }>('GET', `/api/interfaces/${product}/getSitesBee2link?IdClient=${client}`)).body
      .sites;

  it.each([
    ['bee2Link', 'ClientIDBee2Link', 1],
    ['openflex', 'EntityIDBee2Link', 2],
  ] as const)('%s: a client, its match, the activation, and another client that undoes both', async (product, column, IDSite) => {
    const [first] = await offered(product, '1234');
    expect((await save(product, { IDSite, [column]: '1234' })).status).toBe(200);
    const early = await save(product, { IDSite, Actif: true });
    expect([early.status, early.body.message]).toEqual([422, bee2LinkMessages.noMatch]);
    expect((await save(product, { IDSite, IDSiteBee2Link: first?.id, Actif: true })).status).toBe(200);
    expect(await siteOf(IDSite)).toMatchObject({ [column]: '1234', IDSiteBee2Link: first?.id, Actif: true });
    expect((await save(product, { IDSite, [column]: '5678' })).status).toBe(200);
    expect(await siteOf(IDSite)).toMatchObject({ [column]: '5678', IDSiteBee2Link: null, Actif: false });
  });

  it('saves nothing if a client is unknown, or if Bee2Link does not answer', async () => {
    expect(await offered('bee2Link', 'X99')).toEqual([]);
    const unknown = await save('bee2Link', { IDSite: 1, ClientIDBee2Link: 'X99' });
    expect([unknown.status, unknown.body.message]).toEqual([422, bee2LinkMessages.unknownClient]);
    await app.partners.fault('bee2link', 'slow');
    expect((await save('bee2Link', { IDSite: 1, ClientIDBee2Link: '77' })).status).toBe(502);
    expect((await siteOf(1))?.ClientIDBee2Link).not.toBe('77');
  });

  it('keeps a cell that somebody else changed while Bee2Link was asked', async () => {
    await save('bee2Link', { IDSite: 1, ClientIDBee2Link: '1234', EstPasserelle: false });
    const { config } = app.on.app;
    config.partnerTimeoutSeconds = 30;
    await fetch(config.partners.bee2link[0]!.url.replace(/bee2link$/, 'faults/bee2link'), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault: 'slow', delayMs: 500 }),
    });
    const before = (await app.partners.received()).length;
    const saving = save('bee2Link', { IDSite: 1, ClientIDBee2Link: '5678' });
    await vi.waitFor(async () => expect((await app.partners.received()).length).toBeGreaterThan(before), patience);
    await writeIn(app.on, (db) => db.updateTable('sites').set({ EstPasserelle: true }).where('IDSite', '=', 1).execute());
    expect((await saving).status).toBe(200);
    expect(await siteOf(1)).toMatchObject({ ClientIDBee2Link: '5678', EstPasserelle: true });
    config.partnerTimeoutSeconds = 1;
  });

  it('has no third variant', async () => {
    expect((await app.operator.call('GET', '/api/interfaces/autre/config')).status).toBe(404);
  });
});
