import type { PlaqueResp } from '@comptoir/contract/domains/estimations-reprise/estimations-reprise.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

const vendeur = { IDPeople: 2, Name: 'VENDEUR Élodie' };

describe.each(engines())('who estimates trade-ins (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator('BDGpQuatre');
  });
  afterAll(() => on.close());

  const list = async () => (await operator.call<PlaqueResp[]>('GET', '/api/estimationsReprise/plaquesResp')).body;
  const of = async (IDPlaque: number) => (await list()).find((row) => row.IDPlaque === IDPlaque)?.EstimationsRepriseResp;
  const save = (IDPlaque: number, IDsPeopleResponsables: unknown) =>
    operator.call<PlaqueResp & Refused>('POST', `/api/estimationsReprise/${IDPlaque}/responsables`, { IDsPeopleResponsables });
  const choices = async (IDPlaque: number) => (await operator.call('GET', `/api/societes/${IDPlaque}/utilisateurs`)).body;

  test('every company is listed with its own', async () => {
    expect(await of(1)).toEqual([vendeur]);
    expect(await choices(1)).toEqual([vendeur]);
  });

  test('the list is replaced', async () => {
    expect((await save(1, [])).body.EstimationsRepriseResp).toEqual([]);
    expect((await save(1, [2, 2])).body.EstimationsRepriseResp).toEqual([vendeur]);
    expect(await of(1)).toEqual([vendeur]);
    expect((await save(1, undefined)).status).toBe(400);
    expect((await save(9999, [])).status).toBe(404);
    expect((await operator.call('GET', '/api/societes/9999/utilisateurs')).status).toBe(404);
  });

  test('users without a site of the company and suspended users are refused', async () => {
    const stranger = await save(1, [2, 1]);
    expect([stranger.status, Object.keys(stranger.body.errors ?? {})]).toEqual([422, ['IDsPeopleResponsables']]);
    expect(stranger.body.message).toContain('(numéros refusés\u00a0: 1)');
    expect((await save(1, [9999])).status).toBe(422);
    expect(await of(1)).toEqual([vendeur]);
    await operator.call('PUT', '/api/utilisateurs/2', { Actif: false });
    expect(await choices(1)).toEqual([]);
    expect((await save(1, [2])).status).toBe(422);
    expect(await of(1)).toEqual([vendeur]);
    expect((await save(1, [])).status).toBe(200);
    await operator.call('PUT', '/api/utilisateurs/2', { Actif: true });
  });

  test('it is closed to groups without agriculture', async () => {
    const other = await on.operator('BDGpUn');
    expect((await other.call('GET', '/api/societes/1/utilisateurs')).status).toBe(403);
    expect((await other.call('POST', '/api/estimationsReprise/1/responsables', { IDsPeopleResponsables: [] })).status).toBe(403);
  });
});
