import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { overtaken } from '../../../test/overtaken.ts';
import { createUser, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';
import type { Db } from '../../db/tables.ts';

interface Result extends Refused {
  success: boolean;
  rapports: number;
  affaires: number;
}

describe.each(engines())('closing reports (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let one: number;
  let other: number;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    one = (await createUser(operator)).IDPeople;
    other = (await createUser(operator)).IDPeople;
  });
  afterAll(() => on.close());

  const date = '2026-01-31';
  /** Two deals; of the first user: two open reports up to the day, one after it, one closed; of the second: one. */
  beforeEach(() =>
    writeIn(on, async (db) => {
      await db.deleteFrom('rapports').execute();
      await db.deleteFrom('affaires').execute();
      await db
        .insertInto('affaires')
        .values([
          { IDAffaire: 9001, DateHCloture: null },
          { IDAffaire: 9002, DateHCloture: null },
        ])
        .execute();
      const rapport = (IDPeople: number, DateRapport: string, IDAffaire: number | null, DateHCloture: string | null = null) => ({
        IDPeople,
        DateRapport,
        IDAffaire,
        DateHCloture,
      });
      await db
        .insertInto('rapports')
        .values([
          rapport(one, '2026-01-31', 9001),
          rapport(one, '2025-06-01', null),
          rapport(one, '2026-02-01', 9002),
          rapport(one, '2025-05-01', 9002, '2025-06-01T00:00:00Z'),
          rapport(other, '2025-05-01', 9001),
        ])
        .execute();
    }),
  );

  const summary = (users: unknown[], day = date) =>
    operator.call<{ ID: number; Nombre: number }[]>('POST', '/api/cloture/recapitulatif', { users, date: day });
  const close = (users: unknown[], day = date) => operator.call<Result>('POST', '/api/cloture', { users, date: day });
  const openOnes = () =>
    writeIn(on, (db) => db.selectFrom('rapports').select('IDPeople').where('DateHCloture', 'is', null).orderBy('IDPeople').execute());

  it('offers users with open reports up to the day, and counts what will be closed', async () => {
    const { body } = await operator.call<{ ID: number }[]>('GET', `/api/cloture?date=${date}`);
    expect(body.map(({ ID }) => ID).toSorted((a, b) => a - b)).toEqual([one, other]);
    expect((await summary([one])).body).toMatchObject([{ ID: one, Nombre: 2 }]);
    expect(await openOnes()).toHaveLength(4);
  });

  it('closes exactly those, and their open deals', async () => {
    expect((await close([one])).body).toEqual({ success: true, rapports: 2, affaires: 1 });
    expect((await openOnes()).map(({ IDPeople }) => IDPeople)).toEqual([one, other]);
    const deals = await writeIn(on, (db) => db.selectFrom('affaires').select('IDAffaire').where('DateHCloture', 'is', null).execute());
    expect(deals).toEqual([{ IDAffaire: 9002 }]);
    expect((await close([one, other])).body).toEqual({ success: true, rapports: 1, affaires: 0 });
    expect((await close([one, other])).body).toEqual({ success: true, rapports: 0, affaires: 0 });
  });

  it('takes users as ids, and as they were offered', async () => {
    expect((await summary([{ ID: one, Name: 'Un' }, other])).body.map(({ Nombre }) => Nombre).toSorted((a, b) => a - b)).toEqual([1, 2]);
    const wrong = await close([{ Name: 'Un' }]);
    expect([wrong.status, wrong.body.errors]).toEqual([400, { 'users.0': 'Un utilisateur est attendu' }]);
    expect(await openOnes()).toHaveLength(4);
    expect((await close([{ ID: one, Name: 'Un' }])).body).toEqual({ success: true, rapports: 2, affaires: 1 });
  });

  // The embedded engine has one session: there nobody writes at that instant.
  it.runIf(engine === 'postgres')('does not count what another closing closes at that instant', async () => {
    const closeAll = (db: Db) =>
      db.updateTable('rapports').set({ DateHCloture: '2026-03-01T00:00:00Z' }).where('IDPeople', '=', one).execute();
    const { body } = await overtaken(on, closeAll, () => close([one]));
    expect(body).toEqual({ success: true, rapports: 0, affaires: 0 });
  });

  it('offers people in French order', async () => {
    const names = { [one]: 'Émile', [other]: 'Zola' };
    await writeIn(on, async (db) => {
      for (const [id, Lastname] of Object.entries(names)) {
        await db.updateTable('utilisateurs').set({ Lastname }).where('IDPeople', '=', Number(id)).execute();
      }
    });
    expect((await operator.call<{ ID: number }[]>('GET', `/api/cloture?date=${date}`)).body.map(({ ID }) => ID)).toEqual([one, other]);
  });

  it('refuses a day less than a month ago, no user, and customer access', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const late = await close([one], today);
    expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([400, ['date']]);
    expect((await operator.call('GET', `/api/cloture?date=${today}`)).status).toBe(400);
    expect((await summary([one], today)).status).toBe(400);
    expect((await close([])).status).toBe(400);
    expect((await (await on.customer()).call('POST', '/api/cloture', { users: [one], date })).status).toBe(403);
    expect(await openOnes()).toHaveLength(4);
  });
});
