import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../test/http.ts';

let on: TestApp;
beforeAll(async () => {
  on = await testApp('pglite');
});
afterAll(() => on.close());

test('answers and refusals of the API are data: no page may be made of them', async () => {
  const operator = await on.operator();
  const answers = [
    await operator.call('GET', '/api/civilites'),
    await operator.call('GET', '/api/civilites/999999'),
    await on.client().call('GET', '/api/civilites'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 401]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});
