import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualEngines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';

const atOnce = 50;

describe.each(usualEngines())('reads that are noted together (%s)', (engine) => {
  let on: TestApp;
  let operators: Client[];
  beforeAll(async () => {
    on = await testApp(engine);
    operators = [await on.operator(), await on.operator()];
  });
  afterAll(() => on.close());

  const admin = (text: string) => on.app.database.admin((client) => client.query(text));
  beforeEach(() => admin('delete from registry."securiteEvenements"'));

  const noted = async () =>
    on.app.database.registry
      .selectFrom('securiteEvenements')
      .select(['IDSession', 'Qui', 'IDCustomer', 'Appel', 'Requete', 'Resultat', 'Adresse', 'Navigateur'])
      // Each statement is a transaction of its own.
      .select(sql<string>`xmin::text`.as('statement'))
      .where('Type', '=', 'secrets')
      .orderBy('IDEvenement')
      .execute();

  const readAll = () =>
    Promise.all(
      Array.from({ length: atOnce }, (_, at) =>
        operators[at % operators.length]!.call('GET', `/api/utilisateurs/${1 + (at % 3)}`, undefined, { 'user-agent': `essai ${at}` }),
      ),
    );

  it('are an event each, of whoever read, in far fewer statements', async () => {
    const answers = await readAll();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const events = await noted();
    expect(events).toHaveLength(atOnce);
    expect(new Set(events.map(({ statement }) => statement)).size).toBeLessThan(atOnce / 5);
    // Each browser's own, with the number of its own request and its own session.
    expect(new Set(events.map(({ Navigateur }) => Navigateur))).toEqual(new Set(Array.from({ length: atOnce }, (_, at) => `essai ${at}`)));
    const sessions = new Map<number, Set<number | null>>();
    for (const { Navigateur, Appel, Requete, IDSession, ...event } of events) {
      const at = Number(Navigateur!.slice('essai '.length));
      expect(Requete).toBe(answers[at]!.headers['x-request-id']);
      expect(Appel).toBe(`GET /api/utilisateurs/${1 + (at % 3)}`);
      expect(event).toMatchObject({ Qui: 'op', IDCustomer: 1, Resultat: 'succes', Adresse: '127.0.0.1' });
      sessions.set(at % operators.length, (sessions.get(at % operators.length) ?? new Set()).add(IDSession));
    }
    expect([...sessions.values()].map(({ size }) => size)).toEqual([1, 1]);
    expect(new Set([...sessions.values()].flatMap((own) => [...own])).size).toBe(2);
  });

  it('are all refused while they cannot be noted, and none of them later', async () => {
    await admin('alter table registry."securiteEvenements" add constraint "full" check ("Type" <> \'secrets\') not valid');
    const answers = await readAll();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]));
    for (const { text } of answers) expect(text).not.toContain('Password');
    await admin('alter table registry."securiteEvenements" drop constraint "full"');
    expect(await noted()).toEqual([]);
    expect((await operators[0]!.call('GET', '/api/utilisateurs/2')).status).toBe(200);
    expect(await noted()).toHaveLength(1);
  });

  it('of one alone is one', async () => {
    await operators[0]!.call('GET', '/api/utilisateurs/2');
    await operators[1]!.call('GET', '/api/utilisateurs/2');
    expect(new Set((await noted()).map(({ statement }) => statement)).size).toBe(2);
  });
});
