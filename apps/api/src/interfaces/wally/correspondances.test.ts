import { wallyMessages } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { WallyMarqueOrigine, WallyMarqueSite } from '@comptoir/contract/interfaces/wally/wally-correspondances.calls';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';
import { notOfAddress } from './wally.rules.ts';

const base = '/api/interfaces/wally';
const account = `${base}/accounts/1`;

describe.each(engines())('mappings of Wally (%s)', (engine) => {
  const app = partnerApp(engine);

  type Method = 'POST' | 'PUT' | 'DELETE';
  const site = (method: Method, pair: string, body?: object) =>
    app.operator.call<WallyMarqueSite & Refused & { status?: number }>(method, `${account}/marques-sites/${pair}`, body);
  const origine = (method: Method, pair: string, body?: object) =>
    app.operator.call<WallyMarqueOrigine & Refused>(method, `${account}/marques-origines/${pair}`, body);
  const sites = async () => (await app.operator.call<WallyMarqueSite[]>('GET', `${account}/marques-sites`)).body;

  it('a pair of a point of sale and a brand is added, changed, skipped and removed', async () => {
    const body = { formIdWally: 'PDV2', formIdMarque: 'M2', formIdESeller: 2 };
    expect((await site('POST', 'PDV2/M2', body)).body).toEqual({
      IdCompte: 1,
      IdWallySite: 'PDV2',
      NomWallySite: 'Quimper',
      IdWallyMarque: 'M2',
      NomWallyMarque: 'Citroën',
      IDSite: 2,
      SiteDescr: 'Brest Nissan',
      toSkip: false,
    });
    const again = await site('POST', 'PDV2/M2', body);
    expect([again.status, again.body.status]).toEqual([409, 409]);
    expect((await site('PUT', 'PDV2/M2', { idSite: '1' })).body).toMatchObject({ IDSite: 1, SiteDescr: 'Rennes' });
    expect((await site('PUT', 'PDV2/M2', { idSite: -1 })).body).toMatchObject({ IDSite: null, SiteDescr: '', toSkip: true });
    expect((await site('DELETE', 'PDV2/M2')).body).toEqual({ IdWallySite: 'PDV2', IdWallyMarque: 'M2' });
    expect((await site('DELETE', 'PDV2/M2')).status).toBe(404);
  });

  it('the body must agree with the address and name existing records', async () => {
    const given = { formIdWally: 'PDV1', formIdMarque: 'M2', formIdESeller: 1 };
    expect((await site('POST', 'PDV2/M2', given)).body.errors).toEqual({ formIdWally: notOfAddress });
    expect((await site('POST', 'PDV9/M2', { ...given, formIdWally: 'PDV9' })).status).toBe(404);
    expect((await site('POST', 'PDV1/M9', { ...given, formIdMarque: 'M9' })).status).toBe(404);
    expect((await site('POST', 'PDV1/M2', { ...given, formIdESeller: 999 })).status).toBe(404);
    expect((await site('PUT', 'PDV1/M2', { idSite: 1 })).status).toBe(404);
  });

  it.each([null, '', 0, 'x', undefined])('%j is no choice', async (nothing) => {
    expect((await site('PUT', 'PDV1/M1', { idSite: nothing })).body.errors).toEqual({ idSite: wallyMessages.cleared });
    expect((await origine('PUT', 'O1/M1', { idOrigineAction: nothing })).body.errors).toEqual({ idOrigineAction: wallyMessages.cleared });
  });

  it('our active origins are offered, with their family', async () => {
    expect((await origine('PUT', 'O2/M1', { idOrigineAction: 3 })).body).toMatchObject({
      NomOrigine: 'Salon',
      NomMarque: 'Peugeot',
      IDOrigineAction: 3,
      LibelleOrigine: 'Salon de l’auto',
      LibelleSousFamille: 'Salon',
      LibelleFamille: 'Événements',
      DescOrigineActionType: 'VN',
    });
    expect((await origine('PUT', 'O2/M1', { idOrigineAction: 4 })).status).toBe(422);
    const { body } = await app.operator.call<{ IDOrigineAction: number }[]>('GET', `${base}/origines`);
    expect(new Set(body.map(({ IDOrigineAction }) => IDOrigineAction))).toEqual(new Set([1, 2, 3]));
    expect((await app.operator.call('GET', '/api/origines/3/use')).body).toContainEqual({ table: 'wallyMarquesOrigines', nb: 1 });
    expect((await origine('POST', 'O2/M2', { formIdWally: 'O2', formIdMarque: 'M2', formIdESeller: -1 })).body).toMatchObject({
      toSkip: true,
    });
    expect((await origine('DELETE', 'O2/M2')).status).toBe(200);
  });

  it('a refresh adds new pairs as holes, removes old ones, and keeps choices', async () => {
    const before = await sites();
    await writeIn(app.on, async (db) => {
      await db.insertInto('wallySites').values({ IdCompte: 1, IdWallySite: 'VIEUX', NomWallySite: 'Fermé' }).execute();
      await db.insertInto('wallyMarquesSites').values({ IdCompte: 1, IdWallySite: 'VIEUX', IdWallyMarque: 'M1', IDSite: null }).execute();
    });
    const { body } = await app.operator.call<{ ajoutees: number; retirees: number }>('POST', `${account}/marques-sites/refresh`);
    expect(body).toEqual({ ajoutees: 15, retirees: 1 });
    const after = await sites();
    // One of the two choices, PDV2 with M1, is no pair of Wally's.
    expect(after).toHaveLength(17);
    for (const row of before) expect(after).toContainEqual({ ...row, NomWallySite: expect.any(String) as unknown });
    expect((await app.operator.call<unknown[]>('GET', `${account}/sites`)).text).not.toContain('Fermé');
    expect((await app.operator.call('POST', `${account}/marques-sites/refresh`)).body).toEqual({ ajoutees: 0, retirees: 0 });
    expect(
      (await app.operator.call<{ ajoutees: number }>('POST', `${base}/accounts/2/marques-origines/refresh`)).body.ajoutees,
    ).toBeGreaterThan(0);
  });

  it('two refreshes at once both succeed, and count removals once', async () => {
    await app.operator.call('POST', `${account}/marques-sites/refresh`);
    await writeIn(app.on, async (db) => {
      await db.insertInto('wallySites').values({ IdCompte: 1, IdWallySite: 'VIEUX', NomWallySite: 'Fermé' }).execute();
      await db.insertInto('wallyMarquesSites').values({ IdCompte: 1, IdWallySite: 'VIEUX', IdWallyMarque: 'M1', IDSite: null }).execute();
    });
    const refresh = () => app.operator.call<{ retirees: number }>('POST', `${account}/marques-sites/refresh`);
    const both = await Promise.all([refresh(), refresh()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.retirees).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('a refresh while a robot reads the account is a conflict; a Wally that is down is reported as such', async () => {
    await writeIn(app.on, (db) => db.updateTable('wallyComptes').set({ Identifiant: 'occupe' }).where('IdWallyCompte', '=', 1).execute());
    for (const what of ['marques-sites', 'marques-origines']) {
      const busy = await app.operator.call<Refused>('POST', `${account}/${what}/refresh`);
      expect([busy.status, busy.body]).toMatchObject([409, { status: 409, message: expect.stringContaining('déjà en cours') as unknown }]);
      await app.partners.fault('wally', 'error500');
      expect((await app.operator.call('POST', `${account}/${what}/refresh`)).status).toBe(502);
      await app.partners.noFault();
    }
  });

  it('origins of a creation are saved together, after its points of sale are complete', async () => {
    const save = (body: object[]) =>
      app.operator.call<WallyMarqueOrigine[] & Refused>('PUT', `${base}/accounts/creation/1/mapping-origins`, body);
    await writeIn(app.on, (db) =>
      db.updateTable('wallyMarquesSites').set({ IDSite: null, toSkip: false }).where('IdWallySite', '=', 'PDV1').execute(),
    );
    const holes = await save([]);
    expect([holes.status, holes.body.message]).toEqual([422, wallyMessages.unmapped]);
    await writeIn(app.on, (db) => db.updateTable('wallyMarquesSites').set({ IDSite: null, toSkip: true }).execute());
    const rows = [
      { IdWallyOrigine: 'O1', IdWallyMarque: 'M1', IDOrigineAction: 1 },
      { IdWallyOrigine: 'O9', IdWallyMarque: 'M1', IDOrigineAction: 2 },
    ];
    expect((await save(rows)).status).toBe(404);
    const stored = async () => (await app.operator.call<WallyMarqueOrigine[]>('GET', `${account}/marques-origines`)).body;
    expect((await stored()).some(({ IDOrigineAction }) => IDOrigineAction === 1)).toBe(false);
    expect((await save(rows.slice(0, 1))).body).toEqual(await stored());
    expect((await stored()).some(({ IDOrigineAction }) => IDOrigineAction === 1)).toBe(true);
  });
});
