import type { LotResult } from '@comptoir/contract/lots';
import { needsLead, type Site } from '@comptoir/contract/domains/sites/sites.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { undoLot } from '../../../test/rows/utilisateurs.ts';

const lot = (by: Client, body: object, essai = false) => by.call<LotResult>('POST', `/api/sites/lot?essai=${essai}`, body);

describe.each(engines())('sites changed in bulk (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());
  const read = async (IDSite: number) => (await operator.call<Site>('GET', `/api/sites/${IDSite}`)).body;

  test('changes each by the rules of its form, reports refused ones, and undoes the run', async () => {
    const before = [await read(1), await read(2)];
    const { body } = await lot(operator, { ids: [1, 2], changes: { RDVsAtelierSurMobile: true, IDTypeSite: 2 } });
    expect(body).toMatchObject({ nbModifies: 1, nbRefus: 1 });
    expect(body.lignes).toEqual([
      {
        id: 1,
        nom: 'Rennes',
        effet: 'modification',
        champs: expect.arrayContaining(['IDTypeSite', 'RDVsAtelierSurMobile']),
        message: null,
      },
      { id: 2, nom: 'Brest Nissan', effet: 'refus', champs: [], message: expect.stringContaining(needsLead) },
    ]);
    expect((await undoLot(operator, body.Groupe)).body).toMatchObject({ nbLignes: 1, nbRestent: 0 });
    expect([await read(1), await read(2)]).toEqual(before);
    const { entries } = (await operator.call<{ entries: { Cause: string | null }[] }>('GET', '/api/journal')).body;
    expect(entries[0]?.Cause).toBe(`annulation ${body.Groupe}`);
  });

  test('a site that would break a rule by now stays as it is when the run is undone', async () => {
    const before = await read(2);
    await operator.call('PUT', '/api/sites/1', { Est_eSellerLeadActif: false });
    const { body } = await lot(operator, { ids: [1, 2], changes: { Est_eSellerLeadActif: true } });
    expect(body).toMatchObject({ nbModifies: 2 });
    await operator.call('PUT', '/api/sites/1', { RDVsAtelierSurMobile: true });
    expect((await undoLot(operator, body.Groupe)).body).toMatchObject({ nbLignes: 1, nbRestent: 1 });
    expect(await read(1)).toMatchObject({ Est_eSellerLeadActif: true, RDVsAtelierSurMobile: true });
    expect(await read(2)).toEqual(before);
  });

  test('a trial keeps nothing', async () => {
    const before = await read(1);
    const { body } = await lot(operator, { ids: [1], changes: { EstVO: true } }, true);
    expect(body).toMatchObject({ essai: true, nbModifies: 1, lignes: [{ champs: ['EstVO'] }] });
    expect(await read(1)).toEqual(before);
  });

  test('customer access sees no fictitious site and changes nothing that is locked', async () => {
    const { body } = await lot(customer, { ids: [1, 3], changes: { EstFictif: true, IDTypeSite: 2 } });
    expect(body).toMatchObject({ nbModifies: 0, nbInchanges: 1, nbRefus: 1 });
    expect((await read(1)).EstFictif).toBe(false);
  });

  test('an empty change is refused', async () => {
    expect((await lot(operator, { ids: [1], changes: {} })).status).toBe(400);
  });
});
