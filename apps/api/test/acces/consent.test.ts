import type { ModeAcces } from '@comptoir/contract/acces';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { engines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { guarded, meeting, send } from '../matrix/matrix.ts';
import { customerTables, tableDigests } from '../rows/table-digests.ts';
import { writeIn } from '../rows/utilisateurs.ts';
import { granting, sessionOf, signedIn } from './granting.ts';

/** Also those that work on the customer that was chosen, in the registry. */
const asOperator = guarded.filter(([name, { who, on }]) => who.includes('operator') && (on === 'customer' || name.startsWith('webhooks.')));
const groups = ['BDGpUn', 'BDGpQuatre'];

describe.each(engines())('without a customer’s consent nothing is answered or written (%s)', (engine) => {
  let on: TestApp;
  let give: Awaited<ReturnType<typeof granting>>;
  let other: number;
  /** Of one session, chosen while the customers were open to all. */
  const inside = new Map<string, Client>();
  let session: number;
  beforeAll(async () => {
    on = await testApp(engine);
    give = await granting(on);
    other = (await give.colleague('colegue')).IDOperator;
    const own = await signedIn(on);
    session = await sessionOf(on);
    for (const bdgp of groups) {
      const { body } = await own.call<{ token: string }>('POST', '/api/adminSelectDatabase', undefined, { bdgp });
      inside.set(bdgp, on.client(body.token));
    }
  });
  afterAll(() => on.close());

  type State = [state: string, mode: ModeAcces, prepare: () => Promise<unknown>];
  const both = (one: (BDGp: string) => Promise<unknown>) => async () => {
    for (const BDGp of groups) await one(BDGp);
  };
  const none = () => Promise.resolve();
  const states: State[] = [
    ['announced, without a reason', 'annonce', none],
    ['announced, a grant is no reason', 'annonce', both((BDGp) => give.grant({}, BDGp))],
    ...(['accorde', 'chaqueFois'] as const).flatMap((mode): State[] => [
      ['none', mode, none],
      ['to come', mode, both((BDGp) => give.grant({ du: 1, au: 3, IDSession: session }, BDGp))],
      ['expired', mode, both((BDGp) => give.grant({ du: -3, au: -1 / 3600, IDSession: session }, BDGp))],
      ['cut', mode, both(async (BDGp) => give.cut((await give.grant({ IDSession: session }, BDGp)).IDAcces))],
      ['of another operator', mode, both((BDGp) => give.grant({ IDOperator: other }, BDGp))],
      ['of another operator in this session', mode, both((BDGp) => give.grant({ IDOperator: other, IDSession: session }, BDGp))],
      ['of another customer', mode, () => give.grant({ IDSession: session }, 'BDGpDeux')],
      ['of another session', mode, both((BDGp) => give.grant({ IDSession: session + 1000 }, BDGp))],
    ]),
    ['of no session where each is asked for', 'chaqueFois', both((BDGp) => give.grant({}, BDGp))],
  ];

  it.each(states)('%s (%s)', async (_, mode, prepare) => {
    await give.forget();
    for (const BDGp of groups) await give.setMode(mode, BDGp);
    await prepare();
    const tables = await customerTables(on.app.database);
    const before = await tableDigests(on.app.database, tables);
    const through: unknown[] = [];
    for (const [name, endpoint] of asOperator) {
      const { status, body } = await send(inside.get(meeting(endpoint, 'BDGpUn'))!, name, endpoint);
      const { code } = body as { code?: string };
      // Whoever has no right is told that.
      if (status !== 403 || (code !== 'acces' && code !== 'forbidden')) through.push([name, status, code]);
    }
    expect(through).toEqual([]);
    expect(asOperator.length).toBeGreaterThan(400);
    expect(await tableDigests(on.app.database, tables)).toEqual(before);
  });

  it('refuses the choice too, and says what is missing', async () => {
    await give.forget();
    const choose = async (mode: ModeAcces, body?: object) => {
      await give.setMode(mode);
      const answer = await (await signedIn(on)).call('POST', '/api/adminSelectDatabase', body, { bdgp: 'BDGpUn' });
      return [answer.status, answer.body] as const;
    };
    expect(await choose('annonce')).toEqual([403, expect.objectContaining({ code: 'acces', errors: { Motif: expect.any(String) } })]);
    expect(await choose('annonce', { Motif: '  ' })).toEqual([403, expect.objectContaining({ code: 'acces' })]);
    for (const mode of ['accorde', 'chaqueFois'] as const)
      expect(await choose(mode, { Motif: 'Parce que' })).toEqual([
        403,
        expect.objectContaining({
          code: 'acces',
          message: expect.stringContaining('administrateur de son groupe'),
          errors: { Acces: expect.any(String) },
        }),
      ]);
  });
});

describe.each(engines())('with a customer’s consent (%s)', (engine) => {
  let on: TestApp;
  let second: Awaited<ReturnType<typeof buildApp>>;
  let give: Awaited<ReturnType<typeof granting>>;
  beforeAll(async () => {
    on = await testApp(engine);
    give = await granting(on);
    const { config, database, customers, vault } = on.app;
    second = await buildApp({ config, database, customers, vault }, pino({ level: 'silent' }));
  });
  afterAll(async () => {
    await second.fastify.close();
    await on.close();
  });
  afterEach(async () => {
    await give.forget();
    await give.setMode('libre');
  });

  const choose = async (own: Client, body?: object) => {
    const answer = await own.call<{ token: string }>('POST', '/api/adminSelectDatabase', body, { bdgp: 'BDGpUn' });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.token;
  };
  /** In each process. */
  const statuses = async (token: string) => {
    const ask = async ({ fastify }: Pick<TestApp, 'fastify'>) =>
      (await fastify.inject({ url: '/api/fonctions', headers: { authorization: `Bearer ${token}` } })).statusCode;
    return Promise.all([ask(on), ask(second)]);
  };

  it('a reason lets in, the administrators are told before, and the visit says it', async () => {
    await give.setMode('annonce');
    await writeIn(on, (db) =>
      db.updateTable('utilisateurs').set({ EMail: 'admin@groupe.example' }).where('LoginWEB', '=', 'admin').execute(),
    );
    const sent = () =>
      writeIn(on, (db) => db.selectFrom('outbox').select(['destinataires', 'objet', 'texte']).orderBy('IDMessage').execute());
    const before = (await sent()).length;
    const token = await choose(await signedIn(on), { Motif: 'Passerelle arrêtée', Ticket: 'T-12' });
    expect(await statuses(token)).toEqual([200, 200]);
    const told = (await sent()).slice(before);
    expect(told).toMatchObject([{ destinataires: ['admin@groupe.example'], objet: 'Opératrice de test entre chez vous' }]);
    expect(told[0]?.texte).toContain('Motif\u00a0: Passerelle arrêtée\nTicket\u00a0: T-12');
    const event = await on.app.database.registry
      .selectFrom('securiteEvenements')
      .select('Details')
      .where('Type', '=', 'choix')
      .orderBy('IDEvenement', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(event.Details).toBe('Passerelle arrêtée, T-12');
  });

  it('a grant lets in, and a cut holds at the next request of both processes', async () => {
    await give.setMode('accorde');
    const { IDAcces } = await give.grant();
    const token = await choose(await signedIn(on));
    expect(await statuses(token)).toEqual([200, 200]);
    await give.cut(IDAcces);
    expect(await statuses(token)).toEqual([403, 403]);
    await give.grant();
    expect(await statuses(token)).toEqual([200, 200]);
  });

  it('a grant begins and ends by itself, without anything written', async () => {
    await give.setMode('accorde');
    const { IDAcces } = await give.grant({ du: -1, au: 3 });
    const token = await choose(await signedIn(on));
    expect(await statuses(token)).toEqual([200, 200]);
    await give.age(IDAcces, 3.1);
    expect(await statuses(token)).toEqual([403, 403]);
    await give.age(IDAcces, -3);
    expect(await statuses(token)).toEqual([200, 200]);
    await give.age(IDAcces, -1.2);
    expect(await statuses(token)).toEqual([403, 403]);
  });

  it('one for a session is for that one alone, and both modes take it', async () => {
    const own = await signedIn(on);
    const IDSession = await sessionOf(on);
    await give.grant({ IDSession });
    for (const mode of ['accorde', 'chaqueFois'] as const) {
      await give.setMode(mode);
      expect(await statuses(await choose(own))).toEqual([200, 200]);
      const elsewhere = await (await signedIn(on)).call('POST', '/api/adminSelectDatabase', undefined, { bdgp: 'BDGpUn' });
      expect(elsewhere.status).toBe(403);
    }
  });

  it('a stricter mode holds at once for those who are inside, and they may still leave', async () => {
    const token = await choose(await signedIn(on));
    expect(await statuses(token)).toEqual([200, 200]);
    for (const mode of ['annonce', 'accorde', 'chaqueFois'] as const) {
      await give.setMode(mode);
      expect(await statuses(token)).toEqual([403, 403]);
    }
    expect((await on.client(token).call('GET', '/api/session')).status).toBe(200);
    expect((await on.client(token).call('DELETE', '/api/session')).status).toBe(200);
  });

  it('the group’s own people need none', async () => {
    await give.setMode('chaqueFois');
    expect((await (await on.customer()).call('GET', '/api/fonctions')).status).toBe(200);
  });

  it('long work stops between two transactions when the grant is cut', async () => {
    await give.setMode('accorde');
    const { IDAcces } = await give.grant();
    const client = on.client(await choose(await signedIn(on)));
    const open = on.app.customers.open.bind(on.app.customers);
    // Opened once the request has been let in: the cut comes just after.
    on.app.customers.open = async (customer) => {
      await give.cut(IDAcces);
      return open(customer);
    };
    try {
      const answer = await client.call<{ code: string }>('POST', '/api/sites/lot', { ids: [1, 2], changes: { EstVO: true } });
      expect([answer.status, answer.body.code]).toEqual([403, 'acces']);
    } finally {
      on.app.customers.open = open;
    }
    const changed = await writeIn(on, (db) => db.selectFrom('sites').select('IDSite').where('EstVO', '=', true).execute());
    expect(changed).toEqual([]);
  });
});
