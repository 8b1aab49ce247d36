import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '@comptoir/contract/all';
import { testApp, type Client, type TestApp } from '../../test/http.ts';
import { undocumentedAt } from '../../test/matrix/judge.ts';
import { importPath } from '../../test/rows/import.ts';

let on: TestApp;
let operator: Client;
beforeAll(async () => {
  on = await testApp('pglite');
  operator = await on.operator();
});
afterAll(() => on.close());

const form = 'multipart/form-data; boundary=limite';
const content = 'x'.repeat(300_000);
const headOf = (disposition: string) =>
  `--limite\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`;
const named = headOf('name="file"; filename="a.xlsx"');

const send = async (payload: string, type = form, url = importPath) => {
  const answer = await on.fastify.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: operator.token, 'content-type': type },
  });
  expect(undocumentedAt('POST', url, answer)).toBeUndefined();
  return [answer.statusCode, answer.json<{ errors?: object }>().errors];
};

test.each([
  ['a file without a name', 'name="file"', 400, 'Veuillez choisir un fichier'],
  ['a part of another name', 'name="autre"; filename="a.xlsx"', 400, 'Veuillez choisir un fichier'],
  ['another kind of file', 'name="file"; filename="a.csv"', 415, 'Format attendu\u00a0: .xlsx'],
])('%s is refused', async (_, disposition, status, file) => {
  expect(await send(`${headOf(disposition)}${content}\r\n--limite--\r\n`)).toEqual([status, { file }]);
});

test.each([11, 20])('a file of %d MB is refused with the limit', async (megas) => {
  const payload = `${named}${'x'.repeat(megas * 1024 * 1024)}\r\n--limite--\r\n`;
  expect(await send(payload)).toEqual([413, { file: 'Le fichier dépasse 10\u00a0Mo' }]);
});

test('a file of 10 MB takes a part of 4 MB with it', async () => {
  const json = `--limite\r\nContent-Disposition: form-data; name="json"\r\n\r\n{"corrections":[]}${' '.repeat(3.9 * 1024 * 1024)}\r\n`;
  const [status, errors] = await send(`${json}${named}${'x'.repeat(10 * 1024 * 1024)}\r\n--limite--\r\n`);
  expect([status, errors]).toEqual([415, { file: expect.stringContaining('classeur') }]);
});

describe.each(['', '; filename="blob"'])('a part of type application/json%s', (filename) => {
  const partOf = (json: string) =>
    `--limite\r\nContent-Disposition: form-data; name="json"${filename}\r\nContent-Type: application/json\r\n\r\n${json}\r\n`;
  const end = `${content}\r\n--limite--\r\n`;

  test('is read as one without a type is', async () => {
    const url = '/api/malusMasse/importGrille';
    const [status, errors] = await send(`${partOf('{"DateDebut":"hier"}')}${named}${end}`, form, url);
    expect([status, errors]).toMatchObject([400, { DateDebut: expect.any(String) }]);
  });

  test.each([
    ['is not JSON', '{', 'Partie illisible'],
    ['is too large', `{}${' '.repeat(4.1 * 1024 * 1024)}`, '4\u00a0Mo'],
  ])('is refused where it %s', async (_, json, said) => {
    const [status, errors] = await send(`${partOf(json)}${named}${end}`);
    expect([status, errors]).toEqual([400, { json: expect.stringContaining(said) }]);
  });
});

const whole = `${named}${content}\r\n--limite--\r\n`;
const uploads = Object.values(allEndpoints).flatMap(({ upload, path }) => (upload && !path.includes('{') ? [path] : []));
describe.each(uploads)('%s', (path) => {
  test.each([
    ['a form without a boundary', whole, 'multipart/form-data'],
    ['an empty boundary', whole, 'multipart/form-data; boundary='],
    ['a boundary that is too long', whole.replaceAll('limite', 'l'.repeat(400)), `multipart/form-data; boundary=${'l'.repeat(400)}`],
    ['a body cut before its end', named + content, form],
    ['a body cut inside the head of a part', named.slice(0, 40), form],
    ['a body without a delimiter', content, form],
  ])('refuses %s', async (_, payload, type) => {
    expect(await send(payload, type, path)).toEqual([400, { file: 'L’envoi du fichier est incomplet ou illisible' }]);
  });
});
