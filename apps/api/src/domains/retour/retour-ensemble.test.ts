import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { createUser, putUser, readUser, sealIn } from '../../../test/rows/utilisateurs.ts';

const writers = 8;
const rounds = inject('proving') ? 100 : 6;

describe.each(engines())('putting back while others write (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const towns = async () => (await operator.call<Site[]>('GET', '/api/sites')).body.map(({ IDSite, Ville }) => [IDSite, Ville] as const);
  /** What the journal says of the sites' towns, the last word of each. */
  const said = async () => {
    const { body } = await operator.call<{ entries: { IDLigne: string; Apres: { Ville?: string } | null }[] }>(
      'GET',
      '/api/journal?table=sites',
    );
    const last = new Map<number, string>();
    for (const { IDLigne, Apres } of body.entries) {
      const id = Number(IDLigne);
      if (Apres?.Ville !== undefined && !last.has(id)) last.set(id, Apres.Ville);
    }
    return last;
  };

  it('loses no write that was acknowledged', async () => {
    const people = await Promise.all(Array.from({ length: writers }, () => createUser(operator)));
    await sealIn(on);
    const [at] = (await operator.call<{ IDInstant: number }[]>('GET', '/api/instants')).body;
    const before = new Map(await towns());
    const acknowledged = new Map<number, string>();
    const state = { isOver: false };
    const restoring = (async () => {
      const done: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const back = { portee: { ecran: '/sites' }, verbe: 'revenir', instant: at!.IDInstant };
        const { status, body, text } = await operator.call<{ nbLignes: number }>('POST', '/api/retour', back);
        expect(status, text).toBe(200);
        done.push(body.nbLignes);
      }
      state.isOver = true;
      return done;
    })();
    const writing = people.map(async ({ IDPeople }, nth) => {
      for (let turn = 0; !state.isOver; turn += 1) {
        const MobilePhone = `06${String(nth * 100_000 + turn).padStart(8, '0')}`;
        if ((await putUser(operator, IDPeople, { MobilePhone })).status === 200) acknowledged.set(IDPeople, MobilePhone);
        const Ville = `Ville ${nth}-${turn}`;
        expect((await operator.call('PUT', `/api/sites/${(nth % 2) + 1}`, { Ville })).status).toBe(200);
      }
    });
    const done = await restoring;
    await Promise.all(writing);
    expect(done.some((count) => count > 0)).toBe(true);
    expect(acknowledged.size).toBe(writers);
    for (const [IDPeople, MobilePhone] of acknowledged) expect((await readUser(operator, IDPeople)).body.MobilePhone).toBe(MobilePhone);
    const last = await said();
    expect(last.size).toBe(2);
    for (const [id, Ville] of await towns()) if (last.has(id)) expect(Ville).toBe(last.get(id));
    const back = { portee: { ecran: '/sites' }, verbe: 'revenir', instant: at!.IDInstant };
    expect((await operator.call('POST', '/api/retour', back)).status).toBe(200);
    expect(new Map(await towns())).toEqual(before);
  });
});
