import { mostEpingles, type epingles } from '@comptoir/contract/domains/epingles/epingles.calls';
import type { Answer } from '@comptoir/contract/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInColleague } from '../../../test/colleague.ts';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';

describe.each(engines())('pins of an operator (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let colleague: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    colleague = await signInColleague(on);
  });
  beforeEach(() => on.app.database.registry.deleteFrom('epingles').execute());
  afterAll(() => on.close());

  const read = async (by: Client) => {
    const { status, body, text } = await by.call<Answer<typeof epingles.list>>('GET', '/api/epingles');
    expect(status, text).toBe(200);
    return body.ecrans;
  };
  const put = (by: Client, Ecran: unknown, epingle: unknown) => by.call('PUT', '/api/epingles', { Ecran, epingle });
  const pin = async (by: Client, ...screens: string[]) => {
    for (const one of screens) expect((await put(by, one, true)).status).toBe(200);
  };

  it('keep the order in which they were made, each once', async () => {
    expect(await read(operator)).toEqual([]);
    await pin(operator, '/sites', '/civilites', '/sites', '/interfaces/dbs');
    expect(await read(operator)).toEqual(['/sites', '/civilites', '/interfaces/dbs']);
    for (const again of [1, 2]) expect([again, (await put(operator, '/civilites', false)).status]).toEqual([again, 200]);
    expect(await read(operator)).toEqual(['/sites', '/interfaces/dbs']);
    await pin(operator, '/civilites');
    expect(await read(operator)).toEqual(['/sites', '/interfaces/dbs', '/civilites']);
  });

  it('are the same at every customer, and one’s own', async () => {
    await pin(operator, '/sites');
    expect(await read(await on.operator('BDGpDeux'))).toEqual(['/sites']);
    expect(await read(colleague)).toEqual([]);
    await pin(colleague, '/sites', '/marques');
    await put(colleague, '/sites', false);
    expect([await read(operator), await read(colleague)]).toEqual([['/sites'], ['/marques']]);
  });

  it('are no customer access’s', async () => {
    const customer = await on.customer();
    expect((await customer.call('GET', '/api/epingles')).status).toBe(403);
    expect((await put(customer, '/sites', true)).status).toBe(403);
  });

  it('are screens of the console', async () => {
    const faults = [
      '//ailleurs.example',
      'https://ailleurs.example',
      '/\\ailleurs.example',
      '/@BDGpUn/sites',
      '/sites?q=a',
      'sites',
      '/',
      '',
    ];
    for (const Ecran of faults) {
      const { status, text } = await put(operator, Ecran, true);
      expect([Ecran, status]).toEqual([Ecran, 400]);
      expect(text).toMatch(/L’adresse d’un écran de la console est attendue/);
    }
    for (const [Ecran, epingle] of [
      [`/${'a'.repeat(255)}`, true],
      [undefined, true],
      ['/sites', 'oui'],
    ])
      expect((await put(operator, Ecran, epingle)).status).toBe(400);
    expect(await read(operator)).toEqual([]);
  });

  it('are so many at most, even when they come at once', async () => {
    const screens = Array.from({ length: mostEpingles + 3 }, (_, at) => `/ecran-${at}`);
    const answers = await Promise.all(screens.map((one) => put(operator, one, true)));
    const counted = [200, 422].map((wanted) => answers.filter(({ status }) => status === wanted).length);
    expect(counted).toEqual([mostEpingles, 3]);
    const kept = await read(operator);
    expect(kept).toHaveLength(mostEpingles);
    const more = await put(operator, '/sites', true);
    expect([more.status, more.text]).toEqual([422, expect.stringContaining('Vous avez déjà 20 écrans épinglés')]);
    // One that is there is no further one.
    expect((await put(operator, kept[0], true)).status).toBe(200);
    await put(operator, kept[0], false);
    await pin(operator, '/sites');
    expect(await read(operator)).toEqual([...kept.slice(1), '/sites']);
  });
});
