import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Answer, type Client, type TestApp } from '../../../test/http.ts';
import { DoneWrites } from './done-writes.ts';

interface Civilite {
  IDCivilite: number;
  Descr: string;
  code: string;
  message: string;
}

describe.each(engines())('a write under a key (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const add = (key: string, Descr: string, by = operator) =>
    by.call<Civilite>('POST', '/api/civilites', { Descr }, { 'idempotency-key': key });
  const named = async (Descr: string, by = operator) => {
    const { body } = await by.call<Civilite[]>('GET', '/api/civilites');
    return body.filter((one) => one.Descr === Descr);
  };
  const said = ({ status, headers, body }: Answer<Civilite>) => ({ status, number: headers['x-request-id'], etag: headers['etag'], body });

  /** As after a restart, or in another process. */
  const forget = () => {
    on.app.doneWrites = new DoneWrites();
  };

  test('is done once, and answered as often as it is asked for', async () => {
    const key = randomUUID();
    const first = await add(key, 'Maître');
    expect(said(first)).toMatchObject({ status: 200, number: key, body: { IDCivilite: expect.any(Number) as number } });
    expect(said(await add(key.toUpperCase(), 'Maître'))).toEqual(said(first));
    expect(await named('Maître')).toHaveLength(1);
    const undone = await operator.call('POST', '/api/retour', { portee: { operation: key }, verbe: 'annuler' });
    expect([undone.status, await named('Maître')]).toEqual([200, []]);
  });

  test('is done once by however many that ask at the same time, in one process or in several', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(key, 'Docteur')));
    expect(new Set(answers.map((answer) => JSON.stringify(said(answer))))).toHaveProperty('size', 1);
    const other = randomUUID();
    // Each as in a process of its own.
    const apartOnce: DoneWrites['once'] = (...asked) => new DoneWrites().once(...asked);
    on.app.doneWrites = Object.assign(new DoneWrites(), { once: apartOnce });
    const apart = await Promise.all(Array.from({ length: 6 }, () => add(other, 'Docteur')));
    forget();
    expect(apart.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await named('Docteur')).toHaveLength(2);
  });

  test('whose answer is kept no longer is said to be done, and is not done again', async () => {
    const key = randomUUID();
    await add(key, 'Colonel');
    forget();
    const { status, body } = await add(key, 'Colonel');
    expect([status, body.code]).toEqual([409, 'deja']);
    expect(body.message).toContain('a bien été enregistrée');
    expect(await named('Colonel')).toHaveLength(1);
  });

  test('whose answer nobody read is found again', async () => {
    await on.fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = on.fastify.server.address() as AddressInfo;
    const key = randomUUID();
    const content = JSON.stringify({ Descr: 'Abbé' });
    const socket = connect(port, '127.0.0.1');
    const head = ['POST /api/civilites HTTP/1.1', `host: 127.0.0.1:${port}`, `authorization: Bearer ${operator.token}`];
    const about = ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`, `idempotency-key: ${key}`];
    socket.write(`${[...head, ...about].join('\r\n')}\r\n\r\n${content}`);
    await once(socket, 'readable');
    socket.destroy();
    const [{ IDCivilite } = expect.fail('no row')] = await named('Abbé');
    expect(said(await add(key, 'Abbé'))).toMatchObject({ status: 200, number: key, body: { IDCivilite } });
    expect(await named('Abbé')).toHaveLength(1);
  });

  test('is not another one: what else comes under its key is refused, and so is another person', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const keep = (Nom: string, by: Client) =>
      by.call('POST', '/api/vues', { Ecran: '/sites', Nom, Portee: 'moi', Etat: 'q=rennes' }, headers);
    expect(await keep('Rennes', operator)).toMatchObject({ status: 200 });
    expect(await keep('Autre', operator)).toMatchObject({ status: 409, body: { code: 'deja' } });
    expect(await keep('Rennes', await on.customer())).toMatchObject({ status: 409, body: { code: 'deja' } });
    expect(await keep('Rennes', operator)).toMatchObject({ status: 200 });
  });

  test('is not said to be done while another under its key is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const { body } = await add(randomUUID(), 'Prince');
    const change = (Descr: string, version: string) =>
      operator.call<Civilite>('PUT', `/api/civilites/${body.IDCivilite}`, { Descr }, { ...headers, 'if-match': version });
    const [older, other] = await Promise.all([change('Princesse', '"autre"'), change('Dauphin', '*')]);
    // Whichever comes first, the older one is not recorded, so it never stands in the way.
    expect([older.status, other.status]).toEqual([409, 200]);
    expect(['modified', 'deja']).toContain(older.body.code);
  });

  test('says nothing of another customer', async () => {
    const key = randomUUID();
    await add(key, 'Comte');
    const elsewhere = await on.operator('BDGpDeux');
    expect(await add(key, 'Comte', elsewhere)).toMatchObject({ status: 200 });
    expect([await named('Comte'), await named('Comte', elsewhere)]).toEqual([[expect.anything()], [expect.anything()]]);
  });

  test('that was refused is done under the same key once it is right', async () => {
    const key = randomUUID();
    expect((await add(key, '')).status).toBe(400);
    expect((await add(key, 'Marquis')).status).toBe(200);
  });

  test('that is only tried takes no key', async () => {
    const key = randomUUID();
    const tried = await operator.call('POST', '/api/civilites', { Descr: 'Baron' }, { 'idempotency-key': key, 'x-essai': '1' });
    expect([tried.status, tried.headers['x-request-id'] === key]).toEqual([200, false]);
    expect((await add(key, 'Baron')).status).toBe(200);
  });

  test('is refused under what is no UUID', async () => {
    const wrong = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 }).filter((one) => !/^[0-9a-f-]{36}$/i.test(one));
    await fc.assert(
      fc.asyncProperty(wrong, async (key) => {
        const { status, body } = await add(key, 'Vicomte');
        expect([status, body.message]).toEqual([400, 'Idempotency-Key\u00a0: un UUID est attendu.']);
      }),
      { numRuns: 20 },
    );
    expect(await named('Vicomte')).toHaveLength(0);
  });
});
