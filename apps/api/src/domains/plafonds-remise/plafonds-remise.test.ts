import type { PlafondRemise } from '@comptoir/contract/domains/plafonds-remise/plafonds-remise.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/plafondsRemise';
const vendeurs = { IDPlaque: null, IDDRProfileEsellerLead: 2 };
const chefs = { IDPlaque: 1, IDDRProfileEsellerLead: 3 };

describe.each(engines())('discount ceilings (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());
  beforeEach(() => writeIn(on, (db) => db.deleteFrom('plafondsRemise').execute()));

  const read = async (by = operator) => (await by.call<PlafondRemise[]>('GET', path)).body;
  const patch = (rows: object[], by = operator) => by.call<PlafondRemise[] & Refused>('PATCH', path, { plafondsRemise: rows });

  test('are added, changed and removed by both kinds of session, and the others stay', async () => {
    const added = await patch([
      { ...chefs, Plafond: 12.5 },
      { ...vendeurs, Plafond: 8 },
    ]);
    expect(added.body).toEqual([
      { ...vendeurs, IDPlafondRemise: expect.any(Number) as number, Plafond: 8 },
      { ...chefs, IDPlafondRemise: expect.any(Number) as number, Plafond: 12.5 },
    ]);
    const [group, company] = added.body;
    const changed = await patch([{ ...group, Plafond: null }], customer);
    expect(changed.body).toEqual([{ ...group, Plafond: null }, company]);
    expect(await read(customer)).toEqual(changed.body);
  });

  test.each([
    [400, { ...vendeurs, Plafond: 100.1 }],
    [400, { ...vendeurs, Plafond: -1 }],
    [400, { ...vendeurs, Plafond: 8.25 }],
    [400, { ...vendeurs, Plafond: '8 %' }],
    [400, { IDPlaque: null, IDDRProfileEsellerLead: 1, Plafond: 8 }],
    [400, { IDPlaque: 77, IDDRProfileEsellerLead: 2, Plafond: 8 }],
    [404, { ...vendeurs, IDPlafondRemise: 4242, Plafond: 8 }],
    [409, { ...chefs, Plafond: 8 }],
  ])('%i: %j is refused, and nothing of what comes with it is kept', async (status, row) => {
    const before = (await patch([{ ...chefs, Plafond: 9 }])).body;
    const answer = await patch([{ ...chefs, IDPlaque: null, Plafond: 9 }, row]);
    expect([answer.status, answer.body.message.length > 0]).toEqual([status, true]);
    expect(await read()).toEqual(before);
  });

  test('one of another group is unknown', async () => {
    const other = await on.operator('BDGpDeux');
    const [row] = (await patch([{ ...vendeurs, Plafond: 8 }])).body;
    expect((await patch([{ ...row, Plafond: 1 }], other)).status).toBe(404);
    expect(await read(other)).toEqual([]);
  });

  test('a write on an older version is refused', async () => {
    const { headers } = await operator.call('GET', path);
    await patch([{ ...vendeurs, Plafond: 5 }]);
    const late = await operator.call(
      'PATCH',
      path,
      { plafondsRemise: [{ ...chefs, Plafond: 1 }] },
      { 'if-match': String(headers['etag']) },
    );
    expect(late.status).toBe(409);
    expect(await read()).toHaveLength(1);
  });
});
