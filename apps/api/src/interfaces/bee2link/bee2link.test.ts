import type { Echange } from '@comptoir/contract/domains/echanges/echanges.calls';
import { bee2LinkMessages, type Bee2LinkSite } from '@comptoir/contract/interfaces/bee2link/bee2link.calls';
import { describe, expect, it, vi } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { patience } from '../../../test/patience.ts';
import { undoLot, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

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

  it('takes a bare list as well, and no site that its client does not have, even inactive', async () => {
    const [first] = await offered('bee2Link', '1234');
    const bare = (...sites: object[]) => app.operator.call<Refused>('PUT', '/api/interfaces/bee2Link/config', sites);
    const foreign = await bare({ IDSite: 3, ClientIDBee2Link: '1234', IDSiteBee2Link: '1', Actif: false });
    const message = bee2LinkMessages.unknownSite('1', '1234');
    expect([foreign.status, foreign.body.errors]).toEqual([422, { IDSiteBee2Link: message }]);
    const inactive = (await offered('bee2Link', '1234')).at(-1)!.id;
    for (const Actif of [false, true]) {
      const closed = await bare({ IDSite: 3, ClientIDBee2Link: '1234', IDSiteBee2Link: inactive, Actif });
      expect([closed.status, closed.body.errors]).toEqual([422, { IDSiteBee2Link: bee2LinkMessages.inactiveSite(inactive, '1234') }]);
    }
    expect((await bare({ IDSite: 3, IDSiteBee2Link: '1' })).body.errors).toEqual({ IDSiteBee2Link: bee2LinkMessages.noClient });
    const saved = await bare({ IDSite: 3, ClientIDBee2Link: '1234', IDSiteBee2Link: first?.id });
    expect(saved.status).toBe(200);
    const before = await siteOf(3);
    const undone = await undoLot(app.operator, String(saved.headers['x-request-id']));
    // Bee2Link was only asked.
    expect([undone.status, undone.body.nbLignes], undone.text).toEqual([200, 1]);
    expect(await siteOf(3)).not.toEqual(before);
    expect((await bare({ IDSite: 3, ClientIDBee2Link: '1234', IDSiteBee2Link: first?.id })).status).toBe(200);
    expect(await siteOf(3)).toMatchObject({ ClientIDBee2Link: '1234', IDSiteBee2Link: first?.id });
  });

  it('says which sites are fictitious, as nobody counts them', async () => {
    await writeIn(app.on, (db) => db.updateTable('sites').set({ EstFictif: true }).where('IDSite', '=', 3).execute());
    expect([await siteOf(2), await siteOf(3)]).toMatchObject([{ EstFictif: false }, { EstFictif: true }]);
    await writeIn(app.on, (db) => db.updateTable('sites').set({ EstFictif: false }).where('IDSite', '=', 3).execute());
  });

  it('leaves a site of the other variant alone', async () => {
    const [first] = await offered('openflex', '1234');
    const stored = { EntityIDBee2Link: '1234', IDSiteBee2Link: first?.id, Actif: true };
    await save('openflex', { IDSite: 2, ClientIDBee2Link: null, ...stored });
    for (const change of [{ Actif: false }, { ClientIDBee2Link: '77' }, { IDSiteBee2Link: null }, { EstPasserelle: true }]) {
      const { status, body } = await save('bee2Link', { IDSite: 2, ...change });
      expect([status, body.message], JSON.stringify(change)).toEqual([422, expect.stringContaining(bee2LinkMessages.ofOther('openflex'))]);
    }
    expect((await save('bee2Link', { IDSite: 2, EntityIDBee2Link: null })).status).toBe(422);
    expect(await siteOf(2)).toMatchObject(stored);
    expect((await save('bee2Link', { IDSite: 2, ...stored })).status).toBe(200);
  });

  it('takes a site out of one of the variants if it is in both', async () => {
    await writeIn(app.on, (db) =>
      db.updateTable('sites').set({ ClientIDBee2Link: '12', EntityIDBee2Link: '12', Actif: false }).where('IDSite', '=', 3).execute(),
    );
    expect((await save('openflex', { IDSite: 3, EntityIDBee2Link: '13' })).status).toBe(422);
    expect((await save('openflex', { IDSite: 3, EntityIDBee2Link: '' })).status).toBe(200);
    expect(await siteOf(3)).toMatchObject({ ClientIDBee2Link: '12', EntityIDBee2Link: null });
  });

  it('ends an activation that Bee2Link knows nothing of, even while Bee2Link is down', async () => {
    const broken = { ClientIDBee2Link: 'X1', EntityIDBee2Link: null, IDSiteBee2Link: '9', EstPasserelle: false, Actif: true };
    await writeIn(app.on, (db) => db.updateTable('sites').set(broken).where('IDSite', '=', 3).execute());
    await app.partners.fault('bee2link', 'slow');
    expect((await save('bee2Link', { IDSite: 3, Actif: false, EstPasserelle: true })).status).toBe(200);
    expect(await siteOf(3)).toMatchObject({ ...broken, Actif: false, EstPasserelle: true });
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

  it('logs what a person does and what fails, not each client that the screen looks up', async () => {
    const exchanges = async () => {
      await app.on.app.exchanges.allWritten();
      return (await app.operator.call<Echange[]>('GET', '/api/echanges')).body.map(({ Cible, Resultat }) => `${Cible} ${Resultat}`);
    };
    await offered('bee2Link', '4321');
    expect(await exchanges()).not.toContain('4321 ok');
    await save('bee2Link', { IDSite: 1, ClientIDBee2Link: '4321' });
    expect(await exchanges()).toContain('4321 ok');
    await app.partners.fault('bee2link', 'error500');
    await app.operator.call('GET', '/api/interfaces/bee2Link/getSitesBee2link?IdClient=8765');
    expect((await exchanges())[0]).toMatch(/^8765 (?!ok)/);
    await app.partners.noFault();
  });

  it('has no third variant', async () => {
    expect((await app.operator.call('GET', '/api/interfaces/autre/config')).status).toBe(404);
  });
});
