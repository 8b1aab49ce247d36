import type { planRetour } from '@comptoir/contract/domains/retour/retour-plan';
import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/database.ts';
import { testApp, type Answer, type Client, type TestApp } from '../../../../test/http.ts';
import { png } from '../../../../test/rows/structure.ts';
import { createUser, putSites, type Refused } from '../../../../test/rows/utilisateurs.ts';

type Plan = z.output<typeof planRetour>;
interface Done extends Refused {
  Groupe: string;
  nbLignes: number;
}

const operationOf = ({ status, headers, text }: Answer) => {
  if (status !== 200) throw new Error(text);
  return String(headers['x-request-id']);
};

describe.each(engines())('what is put back, with what it belongs to (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const put = (body: object) => operator.call<Done>('POST', '/api/retour', body);
  const plan = (body: object) => operator.call<Plan>('POST', '/api/retour/plan', body);
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
