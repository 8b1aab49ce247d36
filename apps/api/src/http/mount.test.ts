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

test.each(['0x1', '01', '+1', '%201', '1%20', '1e0', '1.0', '%ef%bc%91', '1_0', '-0', ''])(
  'a number in an address has one spelling, and %j is none',
  async (spelling) => {
    const operator = await on.operator();
    for (const path of [`/api/sites/${spelling}`, `/api/journal?page=${spelling}`]) {
      const { status, body } = await operator.call<{ errors?: Record<string, string> }>('GET', path);
      if (spelling === '' && path.startsWith('/api/sites')) continue;
      expect([path, status]).toEqual([path, 400]);
      expect(Object.values(body.errors ?? {})).toEqual([expect.stringMatching(/\S \S/)]);
    }
    expect((await operator.call('GET', '/api/sites/1')).status).toBe(200);
    expect((await operator.call('GET', '/api/journal?page=1')).status).toBe(200);
  },
);
