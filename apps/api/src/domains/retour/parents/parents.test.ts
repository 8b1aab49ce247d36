import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../../test/http.ts';
import { png } from '../../../../test/rows/structure.ts';
import { operationOf, retourOf } from '../../../../test/retour/retour.ts';
import { createUser, putSites } from '../../../../test/rows/utilisateurs.ts';

describe.each(engines())('what is put back, with what it belongs to (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const { put, plan } = retourOf(() => operator);
  const annuler = (operation: string) => put({ portee: { operation }, verbe: 'annuler' });
  const site = async (IDSite: number) => (await operator.call<Site>('GET', `/api/sites/${IDSite}`)).body;
  const images = async (IDSite: number) => (await operator.call('GET', `/api/sites/${IDSite}/images`)).body;

  test('the site of an access, and the company of the site', async () => {
    const societe = await operator.call<{ IDPlaque: number }>('POST', '/api/societes', { Libelle: 'Retour parents' });
    const { IDPlaque } = societe.body;
    const created = await operator.call<Site>('POST', '/api/sites', {
      IDPlaque,
      Descr: 'Retour parents',
      Code: 'RPAR',
      IDTypeSite: 1,
      EnTeteImg: png,
    });
    const { IDSite } = created.body;
    const before = [await site(IDSite), await images(IDSite)];
    const user = await createUser(operator);
    await putSites(operator, user.IDPeople, [1, IDSite]);
    const removed = operationOf(await putSites(operator, user.IDPeople, [1]));
    const sitesOf = async () => (await operator.call<number[]>('GET', `/api/utilisateurs/${user.IDPeople}/sites`)).body;
    await put({ portee: { site: IDSite }, verbe: 'revenir', groupe: operationOf(created) });
    await put({ portee: { societe: IDPlaque }, verbe: 'revenir', groupe: operationOf(societe) });
    const asked = { portee: { operation: removed }, verbe: 'annuler' };
    expect((await plan(asked)).body).toMatchObject({ nbLignes: 1, parEtat: { depend: 1 } });
    expect((await put(asked)).status).toBe(409);
    const shown = (await plan({ ...asked, parents: true })).body;
    expect(shown.lignes.map((one) => `${one.operation} ${one.table} ${one.etat}`).toSorted()).toEqual([
      'I sites pret',
      'I sitesImages pret',
      'I societes pret',
      'I utilisateursSites pret',
    ]);
    const done = await put({ ...asked, parents: true });
    expect([done.status, done.body.nbLignes]).toEqual([200, 4]);
    expect([await sitesOf(), await site(IDSite), await images(IDSite)]).toEqual([[1, IDSite], ...before]);
    // One operation, which is undone as one.
    expect((await annuler(done.body.Groupe)).body).toMatchObject({ nbLignes: 4 });
    expect([await sitesOf(), (await operator.call('GET', `/api/societes/${IDPlaque}`)).status]).toEqual([[1], 404]);
  });
});
