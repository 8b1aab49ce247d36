import type { Answer } from '@comptoir/contract/kit';
import type { sessions } from '@comptoir/contract/domains/session/sessions.calls';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../test/database.ts';
import { testApp, type TestApp } from '../../test/http.ts';
import { testOperator } from '../../test/rows/customers.ts';
import { writeIn } from '../../test/rows/utilisateurs.ts';
import { buildApp } from '../app.ts';
import { forgetSessions } from '../registry/sessions.store.ts';

const system = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'x', Groupe: 'x' } as const;

describe.each(engines())('sessions on two processes (%s)', (engine) => {
  let on: TestApp;
  let other: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    on = await testApp(engine, { sessions: { perAccount: 4 } });
    const { config, database, customers, vault } = on.app;
    other = await buildApp({ config, database, customers, vault }, pino({ level: 'silent' }));
  });
  afterAll(async () => {
    await other.fastify.close();
    await on.close();
  });

  const ask = async (fastify: TestApp['fastify'], token: string, headers = {}) => {
    const answer = await fastify.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}`, ...headers } });
    return [answer.statusCode, answer.json<{ message?: string }>().message];
  };
  /** In each process, after both have remembered it. */
  const statuses = async (token: string) => {
    const [[here], [there]] = await Promise.all([ask(on.fastify, token), ask(other.fastify, token)]);
    return [here, there];
  };
  const signIn = async (login: string, password: string, url: string, userAgent = '') => {
    const answer = await on.fastify.inject({
      method: 'POST',
      url: '/api/authenticate',
      payload: { login, password, url },
      headers: { 'user-agent': userAgent },
    });
    const { token } = answer.json<{ token: string }>();
    expect(await statuses(token)).toEqual([200, 200]);
    return token;
  };
  const operator = (userAgent?: string) => signIn(testOperator.login, testOperator.password, 'localhost', userAgent);
  const person = () => signIn('admin', 'secret-1', 'bdgpun.backoffice.example');
  const write = (set: Record<string, unknown>) =>
    on.app.database.write('registry', system, (db) =>
      db.updateTable('operators').set(set).where('login', '=', testOperator.login).execute(),
    );
  /** Puts its moments back, as if so much time had passed. */
  const age = (column: 'VueLe' | 'Echeance', minutes: number) =>
    on.app.database.write('registry', system, (db) =>
      db
        .updateTable('sessions')
        .set({ [column]: sql`${sql.ref(column)} - make_interval(mins => ${minutes})` })
        .where('FinLe', 'is', null)
        .execute(),
    );
  const list = async (token: string) => (await on.client(token).call<Answer<typeof sessions.list>>('GET', '/api/sessions')).body;
  const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { exp: number; sub: string };

  it('a sign-out holds in both at the next request, for the tokens of its customers too', async () => {
    const token = await operator();
    const chosen = await on.client(token).call<{ token: string }>('POST', '/api/adminSelectDatabase', undefined, { bdgp: 'BDGpDeux' });
    expect(await statuses(chosen.body.token)).toEqual([200, 200]);
    expect((await on.client(chosen.body.token).call('DELETE', '/api/session')).status).toBe(200);
    for (const ended of [token, chosen.body.token]) expect(await statuses(ended)).toEqual([401, 401]);
    expect(await ask(on.fastify, token)).toEqual([401, expect.stringContaining('déconnecté')]);
    expect((await on.client(token).call('DELETE', '/api/session')).status).toBe(401);
  });

  it('choosing a customer makes no session longer', async () => {
    const token = await operator();
    const chosen = await on.client(token).call<{ token: string }>('POST', '/api/adminSelectDatabase', undefined, { bdgp: 'BDGpDeux' });
    expect(claimsOf(chosen.body.token).exp).toBe(claimsOf(token).exp);
    await age('Echeance', 12 * 60);
    for (const ended of [token, chosen.body.token]) expect(await statuses(ended)).toEqual([401, 401]);
  });

  it.each([
    ['a suspension', { Actif: false }, { Actif: true }],
    ['another password', { passwordHash: 'x' }, undefined],
  ])('%s of an operator ends sessions for good', async (_, change, back) => {
    const token = await operator();
    const { passwordHash } = await on.app.database.registry
      .selectFrom('operators')
      .select('passwordHash')
      .where('login', '=', testOperator.login)
      .executeTakeFirstOrThrow();
    await write(change);
    expect(await statuses(token)).toEqual([401, 401]);
    await write({ ...(back ?? { passwordHash }), Epoque: 0 });
    expect(await statuses(token)).toEqual([401, 401]);
    expect(await ask(on.fastify, token)).toEqual([401, expect.stringContaining('votre compte a changé')]);
    await operator();
  });

  it.each([
    ['a suspension', { Actif: false }],
    ['another password', { Password: 'x' }],
    ['a profile without back office', { drprofile_id: 2 }],
  ] as const)('%s of a person ends sessions for good, even when it is undone', async (_, change) => {
    const token = await person();
    const before = await on.app.customers.find('BDGpUn');
    const { db } = await on.app.customers.open(before!);
    const stored = await db
      .selectFrom('utilisateurs')
      .select(['Actif', 'Password', 'drprofile_id'])
      .where('IDPeople', '=', 1)
      .executeTakeFirstOrThrow();
    const set = (values: object) => writeIn(on, (trx) => trx.updateTable('utilisateurs').set(values).where('IDPeople', '=', 1).execute());
    await set(change);
    expect(await statuses(token)).toEqual([401, 401]);
    await set(stored);
    expect(await statuses(token)).toEqual([401, 401]);
    await person();
  });

  it('a profile that loses back office ends the sessions of its people, and a change that matters nothing ends none', async () => {
    const token = await person();
    const set = (AccesBackOffice: boolean) =>
      writeIn(on, (trx) => trx.updateTable('profilsESellerTeam').set({ AccesBackOffice }).where('DRPROFILE_ID', '=', 1).execute());
    await writeIn(on, (trx) => trx.updateTable('utilisateurs').set({ Firstname: 'Zoé' }).where('IDPeople', '=', 1).execute());
    await set(true);
    expect(await statuses(token)).toEqual([200, 200]);
    await set(false);
    await set(true);
    expect(await statuses(token)).toEqual([401, 401]);
  });

  it('ends when nobody uses it, in the process that asks first, and not while it is used in another', async () => {
    const token = await operator();
    await on.app.sessions.presence.write();
    await other.app.sessions.presence.write();
    await age('VueLe', 31);
    // The other process has seen it since, and says so.
    expect((await ask(other.fastify, token))[0]).toBe(200);
    await other.app.sessions.presence.write();
    expect(await statuses(token)).toEqual([200, 200]);
    const idle = await freshProcess(on, async ({ fastify }) => {
      await on.app.sessions.presence.write();
      await other.app.sessions.presence.write();
      await age('VueLe', 31);
      return ask(fastify, token);
    });
    expect(idle).toEqual([401, expect.stringContaining('faute d’activité')]);
    expect(await statuses(token)).toEqual([401, 401]);
  });

  it('is not used by what a page asks on its own', async () => {
    const token = await operator();
    const look = (minutes: number) =>
      freshProcess(on, async ({ app, fastify }) => {
        await on.app.sessions.presence.write();
        await other.app.sessions.presence.write();
        await age('VueLe', minutes);
        const [status] = await ask(fastify, token, { 'x-fond': '1' });
        await app.sessions.presence.write();
        return status;
      });
    expect([await look(20), await look(11)]).toEqual([200, 401]);
  });

  it('customer access may stay idle longer', async () => {
    const token = await person();
    const look = (minutes: number) =>
      freshProcess(on, async ({ fastify }) => {
        await on.app.sessions.presence.write();
        await other.app.sessions.presence.write();
        await age('VueLe', minutes);
        return (await ask(fastify, token, { 'x-fond': '1' }))[0];
      });
    expect([await look(100), await look(30)]).toEqual([200, 401]);
  });

  it('are listed with their device, and one or all others are ended', async () => {
    const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
    await on.app.database.registry.deleteFrom('sessions').execute();
    const [first, second, third] = [await operator(chrome), await operator(), await operator()];
    const listed = await list(second);
    expect(listed).toHaveLength(3);
    expect(new Set(listed.map(({ Appareil }) => Appareil))).toEqual(new Set(['Chrome sur Windows', 'Appareil inconnu']));
    expect(listed.filter(({ estCourante }) => estCourante)).toHaveLength(1);
    const { IDSession } = listed.find(({ Appareil }) => Appareil.startsWith('Chrome'))!;
    expect((await on.client(second).call('DELETE', `/api/sessions/${IDSession}`)).status).toBe(200);
    expect((await on.client(second).call('DELETE', `/api/sessions/${IDSession}`)).status).toBe(404);
    expect(await ask(other.fastify, first)).toEqual([401, expect.stringContaining('depuis un autre appareil')]);
    expect((await on.client(second).call('DELETE', '/api/sessions')).body).toEqual({ success: true, sessions: 1 });
    expect([await statuses(second), await statuses(third)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
  });

  it('are not listed once nobody has used them for too long', async () => {
    await on.app.database.registry.deleteFrom('sessions').execute();
    await operator();
    await on.app.sessions.presence.write();
    await other.app.sessions.presence.write();
    await age('VueLe', 31);
    expect((await list(await operator())).map(({ estCourante }) => estCourante)).toEqual([true]);
  });

  it('nobody sees or ends those of somebody else', async () => {
    const [mine, theirs] = [await operator(), await person()];
    const [own] = await list(theirs);
    expect((await list(mine)).map(({ IDSession }) => IDSession)).not.toContain(own!.IDSession);
    expect((await on.client(mine).call('DELETE', `/api/sessions/${own!.IDSession}`)).status).toBe(404);
    await on.client(mine).call('DELETE', '/api/sessions');
    expect(await statuses(theirs)).toEqual([200, 200]);
  });

  it('one more than an account may have ends the oldest', async () => {
    await on.app.database.registry.deleteFrom('sessions').execute();
    const tokens: string[] = [];
    for (let at = 0; at < 5; at++) tokens.push(await operator());
    const ended = await Promise.all(tokens.map((token) => ask(on.fastify, token)));
    expect(ended.map(([status]) => status)).toEqual([401, 200, 200, 200, 200]);
  });

  it('are forgotten 90 days after they could last, and not before', async () => {
    const { registry } = on.app.database;
    await registry.deleteFrom('sessions').execute();
    const token = await operator();
    await age('Echeance', 89 * 24 * 60);
    await forgetSessions(registry);
    expect(await registry.selectFrom('sessionJetons').select('IDSession').execute()).toHaveLength(1);
    await age('Echeance', 2 * 24 * 60);
    await forgetSessions(registry);
    expect(await registry.selectFrom('sessionJetons').select('IDSession').execute()).toEqual([]);
    expect(await statuses(token)).toEqual([401, 401]);
  });

  it('keeps its own token and the last ones of customers, however often one chooses', async () => {
    const token = await operator();
    const choose = async () =>
      (await on.client(token).call<{ token: string }>('POST', '/api/adminSelectDatabase', undefined, { bdgp: 'BDGpDeux' })).body.token;
    const chosen: string[] = [];
    for (let time = 0; time < 202; time++) chosen.push(await choose());
    expect(await statuses(token)).toEqual([200, 200]);
    expect(await Promise.all([chosen[0]!, chosen[1]!, chosen[2]!, chosen.at(-1)!].map(statuses))).toEqual([
      [401, 401],
      [401, 401],
      [200, 200],
      [200, 200],
    ]);
  });

  it('a token that was changed anywhere is nobody’s', async () => {
    const token = await operator();
    const [head, claims, secret] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...claimsOf(token), sub: '2' })).toString('base64url');
    for (const bad of [
      `${head}.${forged}.${secret}`,
      `${token}a`,
      `${head}.${claims}.${'a'.repeat(43)}`,
      `${head}.${claims}.`,
      token.toUpperCase(),
    ])
      expect((await ask(on.fastify, bad))[0]).toBe(401);
    expect(await on.app.database.registry.selectFrom('sessionJetons').select('Empreinte').execute()).not.toContainEqual({
      Empreinte: secret,
    });
  });
});

/** Something that a process does which has seen nobody yet. */
const freshProcess = async <T>(on: TestApp, work: (parts: Awaited<ReturnType<typeof buildApp>>) => Promise<T>) => {
  const { config, database, customers, vault } = on.app;
  const parts = await buildApp({ config, database, customers, vault }, pino({ level: 'silent' }));
  try {
    return await work(parts);
  } finally {
    await parts.fastify.close();
  }
};
