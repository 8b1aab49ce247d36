import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/champsFicheClient';

describe.each(engines())("fields of a client's record (%s)", (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const shown = async (by = operator) => {
    const { body } = await by.call<{ IDChampsFicheClient: number }[]>('GET', `${path}/configurations`);
    return body.map(({ IDChampsFicheClient }) => IDChampsFicheClient);
  };
  const send = (method: 'POST' | 'DELETE', id: unknown) => operator.call<Refused>(method, path, { IDChampsFicheClient: id });

  test('the fields of each kind of record', async () => {
    expect((await operator.call('GET', path)).body).toEqual([
      { IDChampsFicheClient: 1, Description: 'Profession', IDTFicheCli: 1 },
      { IDChampsFicheClient: 2, Description: 'SIRET', IDTFicheCli: 2 },
    ]);
  });

  test('a field is shown and hidden, and repeating it changes nothing', async () => {
    for (const id of [1, 1]) expect((await send('POST', id)).body).toEqual({ success: true });
    expect(await shown()).toEqual([1, 2]);
    for (const id of [1, 1]) expect((await send('DELETE', id)).body).toEqual({ success: true });
    expect(await shown()).toEqual([2]);
    await send('POST', '1');
    expect((await operator.call('DELETE', `${path}?IDChampsFicheClient=1`)).status).toBe(200);
    expect(await shown()).toEqual([2]);
    expect(await shown(await on.operator('BDGpDeux'))).toEqual([2]);
  });

  test.each([
    ['POST', undefined, 400],
    ['DELETE', undefined, 400],
    ['POST', 0, 400],
    ['POST', 77, 404],
    ['DELETE', 77, 404],
  ] as const)('%s of %s is refused', async (method, id, status) => {
    expect((await send(method, id)).status).toBe(status);
  });
});
