import type { PermissionDeLaPersonne, QuiPeut } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import type { Essai } from '@comptoir/contract/essai';
import type { Pourquoi } from '@comptoir/contract/pourquoi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { seeded } from '../../../test/seeded.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

const at = '/api/pourquoi';

describe.each(engines())('why somebody has a permission of the customer-relations workstation (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let people: number[];
  let profiles: (number | null)[];
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    people = await writeIn(on, async (db) =>
      (await db.selectFrom('utilisateurs').select('IDPeople').where('IDPeople', '<>', 1).orderBy('IDPeople').execute()).map(
        ({ IDPeople }) => IDPeople,
      ),
    );
    profiles = await writeIn(on, async (db) => [
      null,
      ...(await db.selectFrom('profilsEDataVoicePrc').select('IDProfil').execute()).map(({ IDProfil }) => IDProfil),
    ]);
  });
  afterAll(() => on.close());

  const permissionsOf = async (id: number) =>
    (await operator.call<PermissionDeLaPersonne[]>('GET', `${at}/utilisateurs/${id}/permissions`)).body;
  const explain = async (id: number, Code: string) =>
    (await operator.call<Pourquoi>('GET', `${at}/utilisateurs/${id}/permissions/${Code}`)).body;
  const quiPeut = async (Code: string, query = '') => (await operator.call<QuiPeut>('GET', `${at}/permissions/${Code}${query}`)).body;
  const setUp = (id: number, person: { Actif: boolean; IDProfil: number | null }, GRP_ClientEDatavoice: boolean) =>
    writeIn(on, async (db) => {
      await db.updateTable('utilisateurs').set(person).where('IDPeople', '=', id).execute();
      await db.updateTable('gpParametres').set({ GRP_ClientEDatavoice }).execute();
    });

  /** Counted in the plainest way. */
  const naive = (id: number) =>
    writeIn(on, async (db) =>
      (
        await db
          .selectFrom('utilisateurs as u')
          .innerJoin('profilsEDataVoicePrcPermissions as p', 'p.IDProfil', 'u.IDProfil')
          .innerJoin('gpParametres as g', (join) => join.on('g.GRP_ClientEDatavoice', '=', true))
          .select('p.Code')
          .where('u.IDPeople', '=', id)
          .where('u.Actif', '=', true)
          .execute()
      ).map(({ Code }) => Code),
    );

  test('is what a naive count says, however it is asked, and each change flips its reason', async () => {
    const next = seeded(11);
    const flipped = new Set<string>();
    for (let turn = 0; turn < 8; turn += 1) {
      const id = people[next(people.length)]!;
      await setUp(id, { Actif: next(2) === 0, IDProfil: profiles[next(profiles.length)]! }, next(3) > 0);
      const all = await permissionsOf(id);
      const held = all.filter(({ peut }) => peut).map(({ Code }) => Code);
      expect([id, held.toSorted()]).toEqual([id, (await naive(id)).toSorted()]);
      for (let nth = 0; nth < 3; nth += 1) {
        const { Code } = all[next(all.length)]!;
        const { verdict, raisons } = await explain(id, Code);
        expect([verdict, raisons.every(({ tient }) => tient)]).toEqual(Array(2).fill((await naive(id)).includes(Code)));
        const [may, not] = [await quiPeut(Code), await quiPeut(Code, '?sans=oui')];
        expect([may.nbPeuvent, not.nbSans]).toEqual([may.personnes.length, not.personnes.length]);
        expect(may.personnes.some(({ IDPeople }) => IDPeople === id)).toBe(verdict);
        expect(not.personnes.find(({ IDPeople }) => IDPeople === id)?.manque).toBe(raisons.find(({ tient }) => !tient)?.code);
        for (const { code, change } of raisons) {
          if (!change) continue;
          const tried = await operator.call<Essai>(change.methode, change.chemin, change.corps as object, { 'X-Essai': '1' });
          expect([code, tried.status, tried.body.nbChangements]).toEqual([code, 200, 1]);
          expect((await operator.call(change.methode, change.chemin, change.corps as object)).status).toBe(200);
          const after = (await explain(id, Code)).raisons.find((same) => same.code === code);
          expect([code, after?.tient, after?.change, after?.depuis?.Auteur]).toEqual([code, true, null, 'op']);
          flipped.add(code);
        }
      }
    }
    expect([...flipped].toSorted()).toEqual(['actif', 'client', 'permission']);
  });

  test('says of somebody without a profile that it is missing, with since when, and leaves the choice to the form', async () => {
    const [id] = people as [number];
    await setUp(id, { Actif: true, IDProfil: profiles.find((one) => one !== null)! }, false);
    expect((await operator.call('PUT', `/api/utilisateurs/${id}`, { IDProfil: null })).status).toBe(200);
    await setUp(id, { Actif: true, IDProfil: null }, true);
    const { Code } = (await permissionsOf(id))[0]!;
    const { raisons } = await explain(id, Code);
    expect(raisons.map(({ code, tient, change }) => [code, tient, change])).toEqual([
      ['client', true, null],
      ['actif', true, null],
      ['profil', false, null],
    ]);
    expect(raisons.at(-1)!.depuis?.Auteur).toBe('op');
    expect((await quiPeut(Code, '?sans=oui')).personnes.find(({ IDPeople }) => IDPeople === id)).toMatchObject({
      Profil: null,
      manque: 'profil',
    });
  });

  test('does not know what does not exist', async () => {
    for (const path of [`utilisateurs/${people[0]}/permissions/INCONNUE`, 'permissions/INCONNUE', 'utilisateurs/99999/permissions']) {
      expect([path, (await operator.call('GET', `${at}/${path}`)).status]).toEqual([path, 404]);
    }
  });
});
