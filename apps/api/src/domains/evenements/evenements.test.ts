import type { evenements } from '@comptoir/contract/domains/evenements/evenements.calls';
import type { Answer } from '@comptoir/contract/kit';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { sealIn } from '../../../test/rows/utilisateurs.ts';

type Page = Answer<typeof evenements.list>;

describe.each(engines())('the events of a customer (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const ask = (query = '', by = operator) =>
    by.call<Page & { suite?: string; code?: string; message: string }>('GET', `/api/evenements${query}`);
  const read = async (query = '', by = operator) => {
    const { status, body, text } = await ask(query, by);
    expect(status, text).toBe(200);
    return body;
  };
  const add = (Descr: string) => operator.call('POST', '/api/civilites', { Descr }, { 'x-motif': 'essai' });
  const end = async () => (await read('?apres=fin')).suite;

  it('say what the journal says, and where to go on', async () => {
    await sealIn(on);
    const from = await end();
    await add('Maître');
    await sealIn(on);
    const { evenements: told, suite } = await read(`?apres=${from}`);
    expect(told).toEqual([
      expect.objectContaining({
        NomTable: 'civilites',
        Operation: 'I',
        Auteur: 'op',
        Action: expect.any(String),
        Motif: 'essai',
        Curseur: suite,
      }),
    ]);
    expect(told[0]).toMatchObject({
      Avant: null,
      Apres: { Descr: 'Maître' },
      Reel: null,
      Curseur: `${told[0]!.IDInstant}.${told[0]!.IDJournal}`,
    });
    expect(await read(`?apres=${suite}`)).toEqual({ evenements: [], suite });
    expect((await read('?limite=1000')).evenements.at(-1)).toEqual(told[0]);
    const all = (await read('?limite=1000')).evenements;
    const some = await read('?limite=1');
    expect(some.evenements).toEqual(all.slice(0, 1));
    expect((await read(`?limite=1000&apres=${some.suite}`)).evenements).toEqual(all.slice(1));
  });

  it('have no secret, and a file by its digest', async () => {
    const from = await end();
    const Password = 'secret-de-test';
    expect((await operator.call('PUT', '/api/utilisateurs/2', { Lastname: 'Corre', Password: 'mdp-4567' })).status).toBe(200);
    expect((await operator.call('PUT', '/api/interfaces/dbs/config', { DBS_Login: 'compte', DBS_Password: Password })).status).toBeLessThan(
      500,
    );
    await sealIn(on);
    const { evenements: told } = await read(`?apres=${from}`);
    expect(told.some(({ Apres }) => Object.values(Apres ?? {}).includes('modifié'))).toBe(true);
    expect(JSON.stringify(told)).not.toMatch(/secret-de-test|mdp-4567|v1\./);
  });

  it.each([
    ['no cursor', 'douze'],
    ['half of one', '12'],
    ['a number too long', `1.${'9'.repeat(16)}`],
    ['beyond the newest', '999999999.1'],
  ])('refuse %s', async (_, apres) => {
    const { status, body } = await ask(`?apres=${apres}`);
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(body.message).toMatch(/urseur/);
  });

  it.each(['limite=0', 'limite=1001', 'attente=26', 'attente=-1'])('refuse %s', async (query) => {
    expect((await ask(`?${query}`)).status).toBe(400);
  });

  it('say where to go on when a cursor is lost', async () => {
    await sealIn(on, 'BDGpDeux');
    const other = (await read('?apres=fin', await on.operator('BDGpDeux'))).suite;
    await add('Encore');
    await sealIn(on);
    const { status, body } = await ask(`?apres=${other}`);
    expect([status, body.code]).toEqual([410, 'perdu']);
    expect((await read(`?apres=${body.suite}`)).evenements.length).toBeGreaterThan(0);
  });

  it('are no customer access’s, and need a customer', async () => {
    expect((await ask('', await on.customer())).status).toBe(403);
    expect((await ask('', on.client())).status).toBe(401);
  });

  it('are waited for', async () => {
    const from = await end();
    const begun = performance.now();
    const waiting = read(`?apres=${from}&attente=20`);
    await add('Attendu');
    await sealIn(on);
    expect((await waiting).evenements.map(({ Apres }) => Apres?.['Descr'])).toEqual(['Attendu']);
    expect(performance.now() - begun).toBeLessThan(20_000);
    const last = await end();
    expect(await read(`?apres=${last}&attente=1`)).toEqual({ evenements: [], suite: last });
  });

  it('end their waiting when the caller goes, and when the server does', async () => {
    await on.fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = on.fastify.server.address() as AddressInfo;
    const path = `/api/evenements?apres=${await end()}&attente=25`;
    const next = vi.spyOn(on.app.newInstants, 'next');
    const headers = { authorization: `Bearer ${operator.token}` };
    const left = request({ port, path, headers });
    left.on('error', () => {});
    left.end();
    await vi.waitFor(() => expect(next).toHaveBeenCalled());
    const [, , signal] = next.mock.calls[0]!;
    expect(signal.aborted).toBe(false);
    left.destroy();
    await vi.waitFor(() => expect(signal.aborted).toBe(true));
    next.mockClear();
    const stays = new Promise<number>((resolve, reject) => {
      request({ port, path, headers }, (answer) => resolve(answer.statusCode ?? 0))
        .on('error', reject)
        .end();
    });
    await vi.waitFor(() => expect(next).toHaveBeenCalled());
    next.mockRestore();
    on.app.newInstants.stop();
    expect(await stays).toBe(200);
  });
});
