import { offreNeedsCode, type OffreConstructeurSite } from '@comptoir/contract/interfaces/offre-constructeur/offre-constructeur.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('offers by manufacturer code (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    await writeIn(on, async (db) => {
      await db.updateTable('sites').set({ CodeConstructeur: 'F1234' }).where('IDSite', 'in', [1, 2]).execute();
      await db.updateTable('sites').set({ CodeConstructeur: ' ' }).where('IDSite', '=', 3).execute();
    });
  });
  afterAll(() => on.close());

  const save = (body: object) => operator.call<OffreConstructeurSite & Refused>('POST', '/api/offreConstructeur', body);
  const activeOnes = async () => {
    const { body } = await operator.call<OffreConstructeurSite[]>('GET', '/api/offreConstructeur');
    return body.filter((row) => row.OffreCodeConstructeurActif).map(({ IDSite }) => IDSite);
  };

  it('are switched by site, with a bare or a wrapped body', async () => {
    expect(await activeOnes()).toEqual([]);
    expect((await save({ IDSite: 2, OffreCodeConstructeurActif: 1 })).body).toEqual({
      IDSite: 2,
      Descr: 'Brest Nissan',
      Libelle_Societe: 'Société Un',
      CodeConstructeur: 'F1234',
      OffreCodeConstructeurActif: true,
    });
    expect((await save({ site: { IDSite: 1, OffreCodeConstructeurActif: true, Descr: 'autre' } })).body.Descr).toBe('Rennes');
    expect(await activeOnes()).toEqual([1, 2]);
    await save({ IDSite: 2, OffreCodeConstructeurActif: '0' });
    expect(await activeOnes()).toEqual([1]);
  });

  it('are not switched on without the code', async () => {
    const { status, body } = await save({ IDSite: 3, OffreCodeConstructeurActif: true });
    expect([status, body.errors]).toEqual([422, { OffreCodeConstructeurActif: offreNeedsCode }]);
    expect(await activeOnes()).not.toContain(3);
    expect((await save({ IDSite: 3, OffreCodeConstructeurActif: false })).status).toBe(200);
  });

  it.each<[body: object, status: number]>([
    [{ IDSite: 99, OffreCodeConstructeurActif: true }, 404],
    [{ IDSite: 1 }, 400],
    [{ IDSite: 1, OffreCodeConstructeurActif: 'oui' }, 400],
    [{ site: {} }, 400],
  ])('refuses %j', async (body, status) => {
    const before = await activeOnes();
    expect((await save(body)).status).toBe(status);
    expect(await activeOnes()).toEqual(before);
  });
});
