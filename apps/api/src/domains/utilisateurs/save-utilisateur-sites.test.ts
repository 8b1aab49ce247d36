import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { createUser, putSites, writeIn } from '../../../test/rows/utilisateurs.ts';
import { addSites, findSites } from './utilisateurs-sites.store.ts';

describe.each(engines())('the sites of a user (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());
  const sitesOf = async (IDPeople: number) => (await operator.call<number[]>('GET', `/api/utilisateurs/${IDPeople}/sites`)).body;

  test('are replaced by those sent', async () => {
    const { IDPeople } = await createUser(operator);
    expect((await putSites(operator, IDPeople, [3, 1, 1])).body).toEqual([1, 3]);
    expect((await putSites(operator, IDPeople, [2])).body).toEqual([2]);
    expect(await sitesOf(IDPeople)).toEqual([2]);
    expect((await putSites(operator, IDPeople, [])).body).toEqual([]);
  });

  test('of two simultaneous saves are those of one', async () => {
    const { IDPeople } = await createUser(operator);
    for (let round = 0; round < 10; round++) {
      await putSites(operator, IDPeople, []);
      await Promise.all([putSites(operator, IDPeople, [1]), putSites(operator, IDPeople, [2])]);
      expect(await sitesOf(IDPeople)).toHaveLength(1);
    }
  });

  test('may be more than a statement has parameters', async () => {
    const { IDPeople } = await createUser(operator);
    const ids = Array.from({ length: 66_000 }, (_, at) => at + 1);
    const found = await writeIn(on, (db) => findSites(db, ids));
    expect(found.map(({ IDSite }) => IDSite)).toEqual(expect.arrayContaining([1, 2, 3]));
    await writeIn(on, (db) =>
      addSites(
        db,
        ids.map((id) => ({ IDPeople, IDSite: 1 + (id % 2) })),
      ),
    );
    expect(await sitesOf(IDPeople)).toEqual([1, 2]);
  });

  test('an unknown one is refused and changes nothing', async () => {
    const { IDPeople } = await createUser(operator);
    await putSites(operator, IDPeople, [1]);
    const { status, body } = await putSites(operator, IDPeople, [2, 77]);
    expect([status, body.message]).toEqual([400, 'Site inconnu\u00a0: 77.']);
    expect(await sitesOf(IDPeople)).toEqual([1]);
  });

  test('customer access neither adds nor removes Nissan sites, and leaves fictitious ones', async () => {
    const { IDPeople } = await createUser(operator);
    await putSites(operator, IDPeople, [1, 2, 3]);
    expect((await putSites(customer, IDPeople, [1])).status).toBe(422);
    expect((await putSites(customer, IDPeople, [2])).body).toEqual([2, 3]);
    await putSites(operator, IDPeople, [1]);
    expect((await putSites(customer, IDPeople, [1, 2])).status).toBe(422);
    expect((await putSites(customer, IDPeople, [1, 3])).status).toBe(400);
    expect(await sitesOf(IDPeople)).toEqual([1]);
  });
});
