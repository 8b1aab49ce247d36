import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';

interface Refused {
  code: string;
  message: string;
}

describe.each(engines())('two people on one record (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const add = async () => (await operator.call<{ IDCivilite: number }>('POST', '/api/civilites', { Descr: 'Monsieur' })).body.IDCivilite;
  const read = async (path: string) => {
    const { headers, body } = await operator.call<{ Descr: string }>('GET', path);
    return { version: String(headers['etag']), body };
  };

  test('the second write on the same version is refused, and saves nothing', async () => {
    const path = `/api/civilites/${await add()}`;
    const { version } = await read(path);
    expect(version).toMatch(/^"[\w-]{22}"$/);
    expect((await operator.call('PUT', path, { Descr: 'Madame' }, { 'if-match': version })).status).toBe(200);
    const second = await operator.call<Refused>('PUT', path, { Descr: 'Mademoiselle' }, { 'if-match': version });
    expect([second.status, second.body.code]).toEqual([409, 'modified']);
    expect(second.body.message).toContain('modifiée');
    expect((await read(path)).body.Descr).toBe('Madame');
  });

  test('of many simultaneous writes on the same version only one is done', async () => {
    const path = `/api/civilites/${await add()}`;
    const { version } = await read(path);
    const names = Array.from({ length: 8 }, (_, i) => `essai ${i}`);
    const answers = await Promise.all(names.map((Descr) => operator.call('PUT', path, { Descr }, { 'if-match': version })));
    const done = names.find((_, i) => answers[i]!.status === 200);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...names.slice(1).map(() => 409)]);
    expect((await read(path)).body.Descr).toBe(done);
  });

  test('a write answers the next version of its record', async () => {
    const path = `/api/civilites/${await add()}`;
    const { headers } = await operator.call('PUT', path, { Descr: 'Docteur' }, { 'if-match': (await read(path)).version });
    expect(headers['etag']).toBe((await read(path)).version);
  });

  test('without a version, or with `*`, the last writer wins', async () => {
    const path = `/api/civilites/${await add()}`;
    expect((await operator.call('PUT', path, { Descr: 'Maître' })).status).toBe(200);
    expect((await operator.call('PUT', path, { Descr: 'Professeur' }, { 'if-match': '*' })).status).toBe(200);
    const weak = `W/${(await read(path)).version}`;
    expect((await operator.call('PUT', path, { Descr: 'Colonel' }, { 'if-match': weak })).status).toBe(200);
    expect((await read(path)).body.Descr).toBe('Colonel');
  });

  test("a user's sites belong to the user's version", async () => {
    const path = '/api/utilisateurs/2';
    const { version } = await read(path);
    const first = await operator.call('PUT', `${path}/sites`, [1], { 'if-match': version });
    expect(first.status, first.text).toBe(200);
    expect(first.headers['etag']).toBeUndefined();
    expect((await operator.call('PUT', `${path}/sites`, [], { 'if-match': version })).status).toBe(409);
    expect((await operator.call('PUT', path, { Initial: 'ZZ' }, { 'if-match': version })).status).toBe(409);
    expect((await operator.call('PUT', path, { Initial: 'ZZ' }, { 'if-match': (await read(path)).version })).status).toBe(200);
  });

  test('a deleted record is unknown', async () => {
    const answer = await operator.call('PUT', '/api/civilites/999999', { Descr: 'x' }, { 'if-match': '"x"' });
    expect(answer.status).toBe(404);
  });
});
