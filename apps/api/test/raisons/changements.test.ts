import { allEndpoints } from '@comptoir/contract/all';
import { sansEssaiOf } from '@comptoir/contract/essai';
import { roleNames } from '@comptoir/contract/portees';
import type { RefusalBody } from '@comptoir/contract/refusal-body';
import { sansPersonne } from '@comptoir/contract/rights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualEngines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { aging, make, program } from '../jetons/programs.ts';
import { pathOf } from '../matrix/matrix.ts';
import { writeIn } from '../rows/utilisateurs.ts';
import { mendable } from './mendable.ts';

const toOperators = Object.keys(mendable).filter((story) => mendable[story]!.as === undefined);

describe.each(usualEngines())('a change that a reason offers (%s)', (engine) => {
  let on: TestApp;
  let owner: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    [owner, customer] = [await on.operator(), await on.customer()];
  });
  afterAll(() => on.close());

  const setRole = (Role: (typeof roleNames)[number]) => aging(on).operator({ Role });
  const programWith = async (Portees: readonly string[], by = owner) => program(on, (await make(by, { Portees })).Jeton, 'BDGpUn');
  const refusedTo = async (client: Client, story: keyof typeof mendable) => {
    const { call: name, plant, params, body } = mendable[story]!;
    await writeIn(on, plant);
    const endpoint = allEndpoints[name]!;
    // Who is not refused writes nothing either.
    const headers = sansEssaiOf(endpoint) ? {} : { 'x-essai': '1' };
    return client.call<RefusalBody>(endpoint.method, pathOf(endpoint, params), body, headers);
  };
  /** What is offered in all stories, each tried by whoever it is offered to. */
  const offeredTo = async (client: Client) => {
    const offered: string[] = [];
    for (const story of Object.keys(mendable)) {
      const { raisons = [] } = (await refusedTo(client, story)).body;
      for (const { change } of raisons) {
        if (!change) continue;
        const tried = await client.call(change.methode, change.chemin, change.corps as object, { 'x-essai': '1' });
        expect([story, tried.status], tried.text).toEqual([story, 200]);
        offered.push(story);
      }
    }
    return offered;
  };

  describe('is one that whoever it is offered to may make', () => {
    it.each(roleNames)('%s', async (role) => {
      await setRole(role);
      const offered = await offeredTo(owner);
      await setRole('administrateur');
      if (role === 'administrateur') expect(offered).toEqual(toOperators);
      else expect(offered.length).toBeLessThan(toOperators.length);
    });

    it('customer access', async () => {
      expect(await offeredTo(customer)).toEqual(['a locked tick']);
    });

    it.each([
      ['of its owner’s rights', ['*:*'], toOperators],
      ['of partners', ['*:lire', 'partenaires:*'], []],
      ['of partners and leads', ['*:lire', 'partenaires:*', 'leads:*'], ['an inactive origin of Wally']],
      ['of the same that reads nothing', ['partenaires:ecrire', 'leads:ecrire'], []],
    ])('a token %s', async (_, portees, expected) => {
      expect(await offeredTo(await programWith(portees))).toEqual(expected);
    });

    it('a token of a person whose own rights are narrower by now', async () => {
      const wide = await programWith(['*:*']);
      await setRole('integration');
      const offered = await offeredTo(wide);
      await setRole('administrateur');
      expect(offered).toEqual([]);
    });
  });

  describe('is left out of what a token is told', () => {
    const story = 'an inactive origin of Wally';
    const raison = { code: 'valeur', sujet: { table: 'origines', id: '4', champ: 'EstInactif' } };

    it('by its scope: the row is named, and no change is offered', async () => {
      const { status, body } = await refusedTo(await programWith(['*:lire', 'partenaires:*']), story);
      expect([status, body.raisons]).toMatchObject([422, [raison]]);
      expect(body.raisons![0]).not.toHaveProperty('change');
      const whole = await refusedTo(await programWith(['*:*']), story);
      expect(whole.body.raisons).toMatchObject([{ ...raison, change: { methode: 'PUT', chemin: '/api/origines/4' } }]);
    });

    it('where it reads nothing: no row is named either', async () => {
      const { body } = await refusedTo(await programWith(['partenaires:ecrire']), story);
      expect(body.raisons).toEqual([{ code: 'valeur', phrase: body.message }]);
    });
  });

  describe('a token that is refused is told why', () => {
    const edit = (client: Client) => client.call<RefusalBody>('PUT', '/api/origines/4', { EstInactif: 0 });

    it('by its scope', async () => {
      const { status, body } = await edit(await programWith(['*:lire']));
      expect([status, body.raisons]).toEqual([403, [{ code: 'portee', phrase: expect.stringMatching(/^Ce jeton ne permet pas /) }]]);
    });

    it('by its owner’s right', async () => {
      const wide = await programWith(['*:*']);
      await setRole('lecture');
      const { status, body } = await edit(wide);
      await setRole('administrateur');
      expect([status, body.raisons]).toEqual([403, [{ code: 'portee', phrase: expect.stringMatching(/^Votre rôle .* ne permet pas /) }]]);
    });

    it('by danger: it proves nothing of a person', async () => {
      const rights = { DRFUNCTION_ID: 1, DRTYPE_PRIVILEGE_ID: 1, DRPROFILE_PRIVILEGE_CHECKED: true };
      const by = await programWith(['*:*']);
      const { status, body } = await by.call<RefusalBody>('PUT', '/api/profils/eSellerTeam/1/rights', [rights]);
      expect([status, body.code, body.raisons]).toEqual([403, 'jeton', [{ code: 'jeton', phrase: sansPersonne }]]);
      const whole = await by.call<RefusalBody>('POST', '/api/retour', { portee: { client: true }, verbe: 'revenir', instant: 1 });
      expect([whole.status, whole.body.raisons]).toEqual([403, [{ code: 'jeton', phrase: sansPersonne }]]);
    });
  });
});
