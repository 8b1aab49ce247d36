import { isWrite } from '@comptoir/contract/kit';
import { chapitreOf, roleNames, roles, scopeOf, tient, type Role } from '@comptoir/contract/portees';
import { mayCall } from '@comptoir/contract/rights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualEngines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { guarded, meeting, send } from '../matrix/matrix.ts';
import { testOperator } from '../rows/customers.ts';
import { allDigests } from '../rows/table-digests.ts';
import { system } from './acts.ts';

const byOperators = guarded.filter(([, { who }]) => who.includes('operator'));

describe.each(usualEngines())('what a role does not hold (%s)', (engine) => {
  let on: TestApp;
  let at: Record<string, Client>;
  const set = (changes: { Role?: Role; Serveurs?: number[] | null; Clients?: number[] | null }) =>
    on.app.database.write('registry', system, (db) =>
      db.updateTable('operators').set(changes).where('login', '=', testOperator.login).execute(),
    );
  const clientFor = (endpoint: (typeof byOperators)[number][1]) => at[meeting(endpoint, 'BDGpUn')]!;

  const everything = () => allDigests(on.app.database);

  beforeAll(async () => {
    on = await testApp(engine);
    at = { BDGpUn: await on.operator('BDGpUn'), BDGpQuatre: await on.operator('BDGpQuatre') };
  });
  afterAll(() => on.close());

  it.each(roleNames)('%s: is refused at the next request, with a sentence, and nothing is written', async (role) => {
    await set({ Role: role });
    const before = await everything();
    const beyond = byOperators.filter(([, endpoint]) => !tient(roles[role].motifs, scopeOf(endpoint)!));
    for (const [name, endpoint] of beyond) {
      const { status, body } = await send(clientFor(endpoint), name, endpoint);
      expect([status, body], name).toMatchObject([403, { code: 'portee' }]);
      expect(body.message, name).toMatch(/^Votre rôle «\u00a0.+\u00a0» ne permet pas d/);
    }
    expect(await everything()).toEqual(before);
    expect(beyond.length > 0).toBe(role !== 'administrateur');
  });

  it.each(['lecture', 'integration', 'support'] as const)('%s: reads what it holds', async (role) => {
    await set({ Role: role });
    const open = byOperators.filter(([, endpoint]) => endpoint.method === 'GET' && tient(roles[role].motifs, scopeOf(endpoint)!));
    expect(open.length).toBeGreaterThan(100);
    for (const [name, endpoint] of open) {
      const { status, body } = await send(clientFor(endpoint), name, endpoint);
      // What a group's own option closes is another matter.
      expect([status, body?.code], name).not.toEqual([403, 'portee']);
      expect([401, 500], name).not.toContain(status);
    }
  });

  it('agrees with what the console derives', () => {
    for (const role of roleNames)
      for (const [name, endpoint] of byOperators)
        expect(mayCall(endpoint, { kind: 'operator', role, activites: [1, 2] }), name).toBe(tient(roles[role].motifs, scopeOf(endpoint)!));
  });

  it('shows passwords of users to those alone who may see them', async () => {
    for (const role of roleNames) {
      await set({ Role: role });
      const { body } = await at['BDGpUn']!.call<object>('GET', '/api/utilisateurs/1');
      expect('Password' in body, role).toBe(role === 'administrateur' || role === 'support');
    }
  });

  describe('limits', () => {
    const idOf = async (name: string) => (await on.app.customers.find(name))!.IDCustomer;
    const otherServer = async () => {
      const found = await on.app.database.registry
        .selectFrom('servers')
        .select('IDServer')
        .where('name', '=', 'prod-autre')
        .executeTakeFirst();
      if (found) return found.IDServer;
      return on.app.database.write('registry', system, async (db) => {
        const { IDServer } = await db
          .insertInto('servers')
          .values({ name: 'prod-autre', ip: '192.0.2.2' })
          .returning('IDServer')
          .executeTakeFirstOrThrow();
        return IDServer;
      });
    };
    const elsewhere = {
      'another customer': async () => ({ Clients: [await idOf('BDGpDeux')], Serveurs: null }),
      'another server': async () => ({ Clients: null, Serveurs: [await otherServer()] }),
      'none at all': async () => ({ Clients: [], Serveurs: null }),
    };

    it.each(Object.entries(elsewhere))('%s: no call with a token of before, and nothing is written', async (_, limits) => {
      await set({ Role: 'administrateur', Serveurs: null, Clients: null });
      at = { BDGpUn: await on.operator('BDGpUn'), BDGpQuatre: await on.operator('BDGpQuatre') };
      await set(await limits());
      const before = await everything();
      for (const [name, endpoint] of byOperators) {
        const { status, body } = await send(clientFor(endpoint), name, endpoint);
        expect([status, body.message], name).toEqual([401, 'Ce client ne vous est pas ouvert. Veuillez en choisir un autre.']);
      }
      expect(await everything()).toEqual(before);
      await set({ Serveurs: null, Clients: null });
      // Nothing has ended: what is open again goes on.
      expect((await at['BDGpUn']!.call('GET', '/api/sites')).status).toBe(200);
    });

    it('leaves nothing of other customers to be seen, and no name that differs from one that nobody has', async () => {
      await set({ Role: 'administrateur', Serveurs: null, Clients: null });
      const { body } = await on.client().call<{ token: string }>('POST', '/api/authenticate', {
        login: testOperator.login,
        password: testOperator.password,
        url: 'localhost',
      });
      const own = on.client(body.token);
      await own.call('POST', '/api/lieux', { BDGp: 'BDGpUn', Ecran: '/sites', Nom: 'Sites' });
      await on.app.trail.flush();
      const seen = async () =>
        Object.fromEntries(
          await Promise.all(
            byOperators
              .filter(
                ([name, { on: where, method, file }]) => where === 'registry' && method === 'GET' && !file && name !== 'sites.products',
              )
              .map(async ([name, endpoint]) => [name, (await send(own, name, endpoint)).text] as const),
          ),
        );
      const before = await seen();
      expect(before['session.databases']).toContain('BDGpUn');
      await set({ Clients: [await idOf('BDGpDeux')] });
      for (const [name, text] of Object.entries(await seen())) expect(text, name).not.toMatch(/BDGp(Un|NiTrois|Quatre)|prod-autre/);
      expect((await own.call<object[]>('GET', '/api/databases')).body).toHaveLength(1);
      const choose = async (bdgp: string, server?: string) => {
        const answer = await own.call<Record<string, unknown>>('POST', '/api/adminSelectDatabase', undefined, {
          bdgp,
          ...(server ? { server } : {}),
        });
        return [answer.status, answer.body['message']];
      };
      expect(await choose('BDGpUn')).toEqual(await choose('BDGpInconnu'));
      expect(await choose('BDGpUn', 'prod-autre')).toEqual(await choose('BDGpInconnu', 'prod-autre'));
      expect((await choose('BDGpDeux'))[0]).toBe(200);
      const servers = async (server: string) =>
        (await own.call<{ message: string }>('GET', '/api/databases', undefined, { server })).body.message;
      expect(await servers('prod-autre')).toBe(await servers('prod-inconnu'));
      const lieu = async (BDGp: string) => {
        const answer = await own.call<{ message: string }>('POST', '/api/lieux', { BDGp, Ecran: '/sites', Nom: 'Sites' });
        return [answer.status, answer.body.message.replace(BDGp, '')];
      };
      expect(await lieu('BDGpUn')).toEqual(await lieu('BDGpInconnu'));
      expect((await own.call<{ code: string }>('GET', '/api/securite/evenements/export')).body.code).toBe('portee');
      await set({ Clients: null });
    });
  });

  it('notes each refusal in the trail', async () => {
    await set({ Role: 'lecture', Serveurs: null, Clients: null });
    at = { BDGpUn: await on.operator('BDGpUn') };
    await at['BDGpUn']!.call('DELETE', '/api/codesOP/1');
    await on.app.trail.flush();
    await on.app.trail.flush({ isLast: true });
    const told = await on.app.database.registry
      .selectFrom('securiteEvenements')
      .select(['Type', 'Resultat', 'Qui', 'Details'])
      .where('Details', 'like', 'Votre rôle «\u00a0Lecture seule%les offres%')
      .orderBy('IDEvenement', 'desc')
      .executeTakeFirst();
    expect(told).toEqual({
      Type: 'droit',
      Resultat: 'refus',
      Qui: 'op',
      Details: 'Votre rôle «\u00a0Lecture seule\u00a0» ne permet pas de modifier les offres, leurs tarifs et leurs modèles.',
    });
    const [change] = await on.app.database.registry
      .selectFrom('securiteEvenements')
      .select(['Type', 'Genre', 'Details'])
      .where('Details', 'like', 'op\u00a0: Rôle%')
      .orderBy('IDEvenement', 'desc')
      .execute();
    expect(change).toEqual({ Type: 'operateur', Genre: 'system', Details: 'op\u00a0: Rôle «\u00a0Lecture seule\u00a0»' });
  });

  it('leaves to everybody their own session', async () => {
    await set({ Role: 'lecture' });
    const own = byOperators.filter(([, endpoint]) => chapitreOf(scopeOf(endpoint)!) === 'soi');
    expect(own.filter(([, endpoint]) => isWrite(endpoint)).length).toBeGreaterThan(5);
    for (const [name, endpoint] of own) {
      const { body } = await send(await on.operator('BDGpUn'), name, endpoint);
      expect(body?.code, name).not.toBe('portee');
    }
  });
});
