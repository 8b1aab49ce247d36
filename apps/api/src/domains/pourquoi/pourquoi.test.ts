import type { FonctionDeLaPersonne, PersonneJugee } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import type { Essai } from '@comptoir/contract/essai';
import type { Pourquoi } from '@comptoir/contract/pourquoi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { seeded } from '../../../test/seeded.ts';
import { loadIn, writeIn } from '../../../test/rows/utilisateurs.ts';

interface QuiPeut {
  nbPeuvent: number;
  nbSans: number;
  personnes: PersonneJugee[];
}

const at = '/api/pourquoi';
const [seller, hidden] = [2, 'Chef de région Nissan'];

describe.each(engines())('why somebody has a right (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  let people: number[];
  beforeAll(async () => {
    on = await testApp(engine);
    [operator, customer] = [await on.operator(), await on.customer()];
    people = await writeIn(on, async (db) =>
      // Without the customer's own administrator.
      (await db.selectFrom('utilisateurs').select('IDPeople').where('IDPeople', '<>', 1).orderBy('IDPeople').execute()).map(
        ({ IDPeople }) => IDPeople,
      ),
    );
  });
  afterAll(() => on.close());

  const fonctionsOf = async (by: Client, id: number) =>
    (await by.call<FonctionDeLaPersonne[]>('GET', `${at}/utilisateurs/${id}/fonctions`)).body;
  const pathOf = (
    id: number,
    { DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID }: Pick<FonctionDeLaPersonne, 'DRFUNCTION_ID' | 'DRTYPE_PRIVILEGE_ID'>,
  ) => `${at}/utilisateurs/${id}/fonctions/${DRFUNCTION_ID}/${DRTYPE_PRIVILEGE_ID}`;
  const explain = async (by: Client, ...asked: Parameters<typeof pathOf>) => (await by.call<Pourquoi>('GET', pathOf(...asked))).body;
  const quiPeut = async (by: Client, one: FonctionDeLaPersonne, query = '') =>
    (await by.call<QuiPeut>('GET', `${at}/fonctions/${one.DRFUNCTION_ID}/${one.DRTYPE_PRIVILEGE_ID}${query}`)).body;
  const setPerson = (id: number, values: { Actif?: boolean; drprofile_id?: number }) =>
    writeIn(on, (db) => db.updateTable('utilisateurs').set(values).where('IDPeople', '=', id).execute());

  /** Counted in the plainest way. */
  const naive = (id: number) =>
    writeIn(on, async (db) =>
      (
        await db
          .selectFrom('utilisateurs as u')
          .innerJoin('DRPROFILE_PRIVILEGE as p', 'p.DRPROFILE_ID', 'u.drprofile_id')
          .innerJoin('DRPRIVILEGE_FUNCTION as f', (join) =>
            join.onRef('f.DRFUNCTION_ID', '=', 'p.DRFUNCTION_ID').onRef('f.DRTYPE_PRIVILEGE_ID', '=', 'p.DRTYPE_PRIVILEGE_ID'),
          )
          .select(['p.DRFUNCTION_ID', 'p.DRTYPE_PRIVILEGE_ID'])
          .where('u.IDPeople', '=', id)
          .where('u.Actif', '=', true)
          .where('p.DRPROFILE_PRIVILEGE_CHECKED', '=', true)
          .where('f.DRPRIVILEGE_FUNCTION_ENABLED', '=', true)
          .execute()
      ).map((one) => `${one.DRFUNCTION_ID}/${one.DRTYPE_PRIVILEGE_ID}`),
    );

  test('is what a naive count says, however it is asked, and each change flips its reason', async () => {
    const next = seeded(7);
    let flipped = 0;
    for (let turn = 0; turn < 6; turn += 1) {
      const id = people[next(people.length)]!;
      await setPerson(id, { Actif: next(2) === 0, drprofile_id: [1, 2, 3][next(3)]! });
      const all = await fonctionsOf(operator, id);
      const held = all.filter(({ peut }) => peut).map((one) => `${one.DRFUNCTION_ID}/${one.DRTYPE_PRIVILEGE_ID}`);
      expect([id, held.toSorted()]).toEqual([id, (await naive(id)).toSorted()]);
      for (let nth = 0; nth < 4; nth += 1) {
        const one = all[next(all.length)]!;
        const { verdict, raisons } = await explain(operator, id, one);
        const { peut } = (await fonctionsOf(operator, id)).find((same) => pathOf(id, same) === pathOf(id, one))!;
        expect([verdict, raisons.every(({ tient }) => tient)]).toEqual([peut, peut]);
        const [may, not] = [await quiPeut(operator, one), await quiPeut(operator, one, '?sans=oui')];
        expect([may.nbPeuvent, not.nbSans]).toEqual([may.personnes.length, not.personnes.length]);
        expect(may.personnes.some(({ IDPeople }) => IDPeople === id)).toBe(peut);
        expect(not.personnes.find(({ IDPeople }) => IDPeople === id)?.manque).toBe(raisons.find(({ tient }) => !tient)?.code);
        for (const { code, change } of raisons) {
          if (!change) continue;
          const tried = await operator.call<Essai>(change.methode, change.chemin, change.corps as object, { 'X-Essai': '1' });
          expect([tried.status, tried.body.nbChangements]).toEqual([200, 1]);
          expect((await operator.call(change.methode, change.chemin, change.corps as object)).status).toBe(200);
          const after = (await explain(operator, id, one)).raisons.find((same) => same.code === code);
          expect([code, after?.tient, after?.change, after?.depuis?.Auteur]).toEqual([code, true, null, 'op']);
          flipped += 1;
        }
      }
    }
    expect(flipped).toBeGreaterThan(5);
  });

  test('is told with since when, but not across an import', async () => {
    const [one] = await fonctionsOf(operator, seller);
    await setPerson(seller, { Actif: true, drprofile_id: 2 });
    await operator.call('PUT', `/api/utilisateurs/${seller}`, { Actif: false });
    const since = async (by: Client) => (await explain(by, seller, one!)).raisons.find(({ code }) => code === 'actif')!.depuis;
    expect(await since(operator)).toMatchObject({ Auteur: 'op' });
    // The form of customer access has this field; who among the operators changed it is not its business.
    expect(await since(customer)).toMatchObject({ Auteur: '', Groupe: '' });
    const barrier = { Auteur: 'op', Kind: 'operator', Appel: '', Action: '', Groupe: 'import' };
    await loadIn(on, (db) =>
      db
        .insertInto('journal')
        .values({ ...barrier, NomTable: '*', IDLigne: '*', Operation: 'I', Apres: { nature: 'import' } })
        .execute(),
    );
    expect(await since(operator)).toBeNull();
  });

  test('says to customer access what it may know and do, and nothing else', async () => {
    const all = await fonctionsOf(operator, 1);
    const beyond = all.find(({ DRFUNCTION_ID }) => DRFUNCTION_ID === 4)!;
    await setPerson(seller, { Actif: true, drprofile_id: 2 });
    await writeIn(on, (db) =>
      db.deleteFrom('DRPROFILE_PRIVILEGE').where('DRFUNCTION_ID', '=', 4).where('DRPROFILE_ID', 'in', [1, 2]).execute(),
    );
    const changeOf = async (by: Client) => (await explain(by, seller, beyond)).raisons.find(({ code }) => code === 'droit')!.change;
    expect((await changeOf(operator))?.chemin).toBe('/api/profils/eSellerTeam/2/rights');
    // Its own profile does not hold the right: it may not give it.
    expect(await changeOf(customer)).toBeNull();
    await setPerson(seller, { drprofile_id: 3 });
    await writeIn(on, (db) => db.updateTable('profilsESellerTeam').set({ DESCR: hidden }).where('DRPROFILE_ID', '=', 3).execute());
    for (const path of [`${at}/utilisateurs/${seller}/fonctions`, pathOf(seller, beyond)]) {
      expect([path, (await operator.call('GET', path)).status]).toEqual([path, 200]);
      const [refused, plain] = [
        await customer.call<{ message: string }>('GET', path),
        await customer.call<{ message: string }>('GET', `/api/utilisateurs/${seller}`),
      ];
      expect([path, refused.status, refused.body.message]).toEqual([path, plain.status, plain.body.message]);
      expect(refused.status).toBe(404);
    }
    const shown = async (by: Client) =>
      [...(await quiPeut(by, beyond)).personnes, ...(await quiPeut(by, beyond, '?sans=oui')).personnes].map(({ IDPeople }) => IDPeople);
    expect(await shown(operator)).toContain(seller);
    expect(await shown(customer)).not.toContain(seller);
    await writeIn(on, (db) => db.updateTable('sites').set({ EstFictif: true }).where('IDSite', '=', 1).execute());
    expect((await customer.call('GET', `${at}/fonctions/4/1?IDSite=1`)).status).toBe(404);
    expect((await operator.call('GET', `${at}/fonctions/4/1?IDSite=1`)).status).toBe(200);
  });
});
