import { afterAll, beforeAll, expect, test } from 'vitest';
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

const send = async (disposition: string) => {
  const part = `--limite\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const answer = await on.fastify.inject({
    method: 'POST',
    url: importPath,
    payload: `${part}${'x'.repeat(300_000)}\r\n--limite--\r\n`,
    headers: { authorization: operator.token, 'content-type': 'multipart/form-data; boundary=limite' },
  });
  expect(undocumentedAt('POST', importPath, answer)).toBeUndefined();
  return [answer.statusCode, answer.json<{ errors?: object }>().errors];
};

test.each([
  ['a file without a name', 'name="file"', 400, 'Veuillez choisir un fichier'],
  ['a part of another name', 'name="autre"; filename="a.xlsx"', 400, 'Veuillez choisir un fichier'],
  ['another kind of file', 'name="file"; filename="a.csv"', 415, 'Format attendu\u00a0: .xlsx'],
])('%s is refused', async (_, disposition, status, file) => {
  expect(await send(disposition)).toEqual([status, { file }]);
});
