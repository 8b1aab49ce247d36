import type { AccesOperateur, AccesPersonne } from '@comptoir/contract/domains/securite/acces.calls';
import type { Revue, RevueLigne } from '@comptoir/contract/domains/securite/revues.calls';
import type { Role } from '@comptoir/contract/portees';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { testOperator } from '../../../test/rows/customers.ts';
import { buildApp } from '../../app.ts';

const system = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'x', Groupe: 'x' } as const;
const verifier = fileURLToPath(new URL('../../../../../scripts/verifier.mjs', import.meta.url));

interface Rights {
  Role: Role;
  Serveurs: number[] | null;
  Clients: number[] | null;
}
const full: Rights = { Role: 'administrateur', Serveurs: null, Clients: null };

describe.each(engines())('who has access to what (%s)', (engine) => {
  let on: TestApp;
  let other: Awaited<ReturnType<typeof buildApp>>;
  let first: Client;
  let second: Client;
  const ids = { op: 0, autre: 0 };
  const write = (login: string, set: Partial<Rights> & { Actif?: boolean }) =>
    on.app.database.write('registry', system, (db) => db.updateTable('operators').set(set).where('login', '=', login).execute());
  const signIn = async (login: string) => {
    const { body } = await on
      .client()
      .call<{ token: string }>('POST', '/api/authenticate', { login, password: testOperator.password, url: 'localhost' });
    return on.client(body.token);
  };
  const stored = async (login: string) =>
    on.app.database.registry.selectFrom('operators').selectAll().where('login', '=', login).executeTakeFirstOrThrow();
  const give = async (by: Client, IDOperator: number, rights: Partial<Rights>) => {
    const { status, body } = await by.call<{ message?: string }>('PUT', `/api/operateurs/${IDOperator}/role`, { ...full, ...rights });
    return [status, body.message ?? ''] as const;
  };
  const customer = async (name: string) => (await on.app.customers.find(name))!.IDCustomer;

  beforeAll(async () => {
    on = await testApp(engine);
    const { config, database, customers, vault } = on.app;
    other = await buildApp({ config, database, customers, vault }, pino({ level: 'silent' }));
    const { passwordHash } = await stored('op');
    await database.write('registry', system, (db) =>
      db.insertInto('operators').values({ login: 'autre', name: 'Autre Administratrice', passwordHash }).execute(),
    );
    ids.op = (await stored('op')).IDOperator;
    ids.autre = (await stored('autre')).IDOperator;
  });
  beforeEach(async () => {
    for (const login of ['op', 'autre']) await write(login, { ...full, Actif: true });
    first = await signIn('op');
    second = await signIn('autre');
  });
  afterAll(async () => {
    await other.fastify.close();
    await on.close();
  });

  it('says who has which role, where, and when they last signed in', async () => {
    const { body } = await first.call<{ operateurs: AccesOperateur[]; clients: { name: string }[] }>('GET', '/api/securite/acces');
    const told = body.operateurs.map(({ login, Role: role, Serveurs, Clients, estSoi }) => [login, role, Serveurs, Clients, estSoi]);
    // By name: « Autre » comes first.
    expect(told).toEqual([
      ['autre', 'administrateur', null, null, false],
      ['op', 'administrateur', null, null, true],
    ]);
    expect(body.operateurs.every(({ Derniere }) => Derniere !== null)).toBe(true);
    expect(body.clients.map(({ name }) => name)).toContain('BDGpUn');
  });

  it('names the people of the chosen customer who may open the back office', async () => {
    await on.customer();
    const { body } = await (await on.operator()).call<AccesPersonne[]>('GET', '/api/securite/acces/personnes');
    const admin = body.find(({ LoginWEB }) => LoginWEB === 'admin');
    expect(admin?.Actif).toBe(true);
    expect(admin?.Profil).toBeTruthy();
    expect(Date.now() - Date.parse(admin!.Derniere!)).toBeLessThan(300_000);
  });

  it('holds at the next request of every process, and ends nobody’s session', async () => {
    const ask = async (fastify: TestApp['fastify'], url: string) =>
      (await fastify.inject({ url, headers: { authorization: `Bearer ${second.token}` } })).statusCode;
    const both = async (url: string) => [await ask(on.fastify, url), await ask(other.fastify, url)];
    expect(await both('/api/securite/acces')).toEqual([200, 200]);
    expect(await give(first, ids.autre, { Role: 'lecture' })).toEqual([200, '']);
    expect(await both('/api/securite/acces')).toEqual([403, 403]);
    expect(await both('/api/session')).toEqual([200, 200]);
    expect(await give(first, ids.autre, { Clients: [] })).toEqual([200, '']);
    expect(await both('/api/databases')).toEqual([200, 200]);
    expect((await second.call<unknown[]>('GET', '/api/databases')).body).toEqual([]);
    expect(await give(first, ids.autre, {})).toEqual([200, '']);
    expect(await both('/api/securite/acces')).toEqual([200, 200]);
  });

  it('lets nobody change their own rights, or those of somebody who reaches further', async () => {
    expect(await give(first, ids.op, { Role: 'lecture' })).toEqual([
      422,
      'Personne ne change ses propres droits\u00a0: demandez à un autre administrateur.',
    ]);
    await write('autre', { Clients: [await customer('BDGpDeux')] });
    expect(await give(second, ids.op, { Role: 'lecture' })).toEqual([404, 'Cet opérateur n’existe pas.']);
    const { body } = await second.call<{ operateurs: AccesOperateur[] }>('GET', '/api/securite/acces');
    expect(body.operateurs.map(({ login }) => login)).toEqual(['autre']);
  });

  it('lets nobody give what they do not have', async () => {
    const [deux, un] = [await customer('BDGpDeux'), await customer('BDGpUn')];
    await write('autre', { Clients: [deux] });
    await write('op', { Role: 'lecture', Clients: [deux] });
    expect((await give(second, ids.op, { Role: 'support' }))[0]).toBe(422);
    expect((await give(second, ids.op, { Role: 'support', Clients: [deux, un] }))[0]).toBe(422);
    // Somebody without limits has to stay.
    expect(await give(second, ids.op, { Role: 'support', Clients: [deux] })).toEqual([
      422,
      'Il doit rester un administrateur actif sans limites.',
    ]);
    expect((await stored('op')).Role).toBe('lecture');
  });

  it('takes servers and customers that exist alone, each once', async () => {
    const un = await customer('BDGpUn');
    expect((await give(first, ids.autre, { Clients: [999_999] }))[0]).toBe(400);
    expect((await give(first, ids.autre, { Serveurs: [999_999] }))[0]).toBe(400);
    expect((await give(first, ids.autre, { Clients: [un, un] }))[0]).toBe(200);
    expect((await stored('autre')).Clients).toEqual([un]);
  });

  it('keeps an administrator, however many take it from each other at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      for (const login of ['op', 'autre']) await write(login, full);
      const answers = await Promise.all([give(first, ids.autre, { Role: 'lecture' }), give(second, ids.op, { Role: 'lecture' })]);
      expect(answers.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
      const roles = [(await stored('op')).Role, (await stored('autre')).Role];
      expect(roles.filter((role) => role === 'administrateur')).toHaveLength(1);
    }
  });

  it('notes in the trail and the journal who changed whose rights', async () => {
    await give(first, ids.autre, { Role: 'support', Clients: [await customer('BDGpUn')] });
    const event = await on.app.database.registry
      .selectFrom('securiteEvenements')
      .select(['Type', 'Qui', 'Genre', 'Details'])
      .orderBy('IDEvenement', 'desc')
      .executeTakeFirst();
    expect(event).toEqual({
      Type: 'operateur',
      Qui: 'op',
      Genre: 'operator',
      Details: 'autre\u00a0: Rôle «\u00a0Support\u00a0», Clients limités',
    });
    const line = await on.app.database.registry
      .selectFrom('journal')
      .select(['Auteur', 'Action', 'NomTable', 'Apres'])
      .orderBy('IDJournal', 'desc')
      .executeTakeFirst();
    expect(line).toMatchObject({
      Auteur: 'op',
      Action: 'Changer le rôle d’un opérateur',
      NomTable: 'operators',
      Apres: { Role: 'support' },
    });
  });

  describe('a review', () => {
    const begin = async (by: Client) => (await by.call<{ IDRevue: number }>('POST', '/api/securite/revues', {})).body.IDRevue;
    const read = async (id: number) => (await first.call<Revue & { lignes: RevueLigne[] }>('GET', `/api/securite/revues/${id}`)).body;
    const lineOf = async (id: number, login: string) => (await read(id)).lignes.find(({ Login }) => Login === login)!;
    const decide = async (by: Client, id: number, login: string, Decision: 'garde' | 'retire' | null) =>
      (await by.call('PUT', `/api/securite/revues/${id}/lignes/${(await lineOf(id, login)).IDRevueLigne}`, { Decision, Remarque: 'vu' }))
        .status;
    const end = async (by: Client, id: number) => {
      const { status, body } = await by.call<{ message?: string; retires?: number }>('POST', `/api/securite/revues/${id}/fin`, {});
      return [status, body.message ?? body.retires];
    };

    it('keeps the rights of its moment, is decided by others than oneself, and suspends whom it takes out', async () => {
      const id = await begin(first);
      expect((await first.call('POST', '/api/securite/revues', {})).status).toBe(409);
      await write('autre', { Role: 'support' });
      expect(await lineOf(id, 'autre')).toMatchObject({ Role: 'Administrateur', Perimetre: 'Serveurs\u00a0: tous. Clients\u00a0: tous.' });
      expect(await decide(first, id, 'op', 'garde')).toBe(422);
      expect(await end(first, id)).toEqual([422, 'Une ligne n’est pas encore décidée.']);
      expect(await decide(first, id, 'autre', 'retire')).toBe(200);
      expect(await lineOf(id, 'autre')).toMatchObject({ Decision: 'retire', Remarque: 'vu', DecidePar: 'op' });
      expect(await end(first, id)).toEqual([200, 1]);
      expect((await second.call('GET', '/api/session')).status).toBe(401);
      expect((await stored('autre')).Actif).toBe(false);
      expect(await decide(first, id, 'autre', 'garde')).toBe(422);
      expect(await end(first, id)).toEqual([422, 'Cette revue est finie\u00a0: elle ne change plus.']);
    });

    it('is not ended by whom it takes out', async () => {
      const id = await begin(first);
      await decide(first, id, 'autre', 'garde');
      await decide(second, id, 'op', 'retire');
      expect((await end(first, id))[0]).toBe(422);
      await decide(second, id, 'op', 'garde');
      expect(await end(second, id)).toEqual([200, 0]);
    });

    it('is exported with a signature that a program of one file checks', async () => {
      const id = await begin(first);
      await decide(first, id, 'autre', 'garde');
      await end(first, id);
      const { text } = await first.call('GET', `/api/securite/revues/${id}/export`);
      const folder = await mkdtemp(join(tmpdir(), 'comptoir-revue-'));
      const judged = async (content: string) => {
        const file = join(folder, 'revue.jsonl');
        await writeFile(file, content);
        return new Promise<[number, string]>((resolve) => {
          const child = execFile(process.execPath, [verifier, file], (_, out) => resolve([child.exitCode ?? 0, out]));
        });
      };
      expect(await judged(text)).toEqual([0, expect.stringMatching(/^Revue intacte, signée par /)]);
      expect(await judged(text.replace('"garde"', '"retire"'))).toEqual([1, 'La revue a été modifiée.\n']);
      const lines = text.split('\n');
      expect((await judged(lines.toSpliced(1, 1).join('\n')))[0]).toBe(1);
      expect((await judged(text.replace(/"signature":"./, '"signature":"_')))[0]).toBe(1);
      await rm(folder, { recursive: true });
    });

    it('is for whoever is not limited', async () => {
      await write('autre', { Clients: [await customer('BDGpUn')] });
      for (const path of ['/api/securite/revues', '/api/securite/revues/1'])
        expect((await second.call<{ code: string }>('GET', path)).body.code).toBe('portee');
    });
  });
});
