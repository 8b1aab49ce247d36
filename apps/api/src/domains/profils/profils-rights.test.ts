import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { copyProfil, heldBy, inShort, putProfil, putRights, readProfil, right, rightsOf } from '../../../test/rows/profils-calls.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

const [administrator, seller, manager] = [1, 2, 3];

describe.each(engines())('rights of eSeller Team profiles (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  /** The initial state of the tests' customers. */
  const stored = { [administrator]: '1U 1C 1M 1S 2U 3U 3C 3M', [seller]: '1U 1C 2S 3U', [manager]: '4U' };
  beforeEach(async () => {
    const lines = Object.entries(stored).flatMap(([id, held]) =>
      held.split(' ').map((one) => ({ DRPROFILE_ID: Number(id), ...right(Number(one[0]), 'UCMS'.indexOf(one[1]!) + 1, true) })),
    );
    await writeIn(on, async (db) => {
      await db.deleteFrom('DRPROFILE_PRIVILEGE').execute();
      await db.insertInto('DRPROFILE_PRIVILEGE').values(lines).execute();
    });
  });

  test('are listed by software, module, function and kind, with labels', async () => {
    const rights = await rightsOf(operator, seller);
    expect(rights).toHaveLength(16);
    expect(rights[0]).toEqual({
      SOFTWARE_ID: 1,
      SOFTWARE_CODE: 'TEAM',
      SOFTWARE_DESCR: 'eSeller Team',
      DRMODULE_ID: 1,
      DRMODULE_CODE: 'OFF',
      DRMODULE_DESCR: 'Offres',
      DRFUNCTION_ID: 1,
      DRFUNCTION_CODE: 'F1',
      DRFUNCTION_DESCR: 'Créer une offre',
      DRFUNCTION_COMMENT: '',
      DRTYPE_PRIVILEGE_ID: 1,
      DRTYPE_PRIVILEGE_CODE: 'U',
      DRPROFILE_PRIVILEGE_CHECKED: true,
      DRPRIVILEGE_FUNCTION_ENABLED: true,
      PeutDonner: true,
    });
    expect(await heldBy(operator, seller)).toBe(stored[seller]);
    expect((await operator.call('GET', '/api/profils/eSellerTeam/99/rights')).status).toBe(404);
  });

  test('are saved as the whole list; disabled ones keep what is stored', async () => {
    const wanted = (await rightsOf(operator, seller)).map((one) => ({
      ...one,
      DRPROFILE_PRIVILEGE_CHECKED: one.DRFUNCTION_ID === 2 ? 0 : '1',
    }));
    const { status, body } = await putRights(operator, seller, wanted);
    expect([status, body]).toEqual([200, await rightsOf(operator, seller)]);
    expect(await heldBy(operator, seller)).toBe('1U 1C 1M 1S 2S 3U 3C 3M 3S 4U');
    const unchanged = (await operator.call('GET', '/api/journal')).text;
    expect((await putRights(operator, seller, body)).body).toEqual(body);
    expect((await operator.call('GET', '/api/journal')).text).toBe(unchanged);
  });

  test('left out of the list stay', async () => {
    expect((await putRights(operator, seller, [right(1, 2, false), right(3, 2, true)])).status).toBe(200);
    expect(await heldBy(operator, seller)).toBe('1U 2S 3U 3C');
    expect((await putRights(operator, seller, [])).status).toBe(200);
    expect(await heldBy(operator, seller)).toBe('1U 2S 3U 3C');
  });

  test.each([
    ['an unknown function', [right(1, 3, true), right(99, 1, true)]],
    ['a kind beyond S', [right(1, 3, true), right(1, 5, true)]],
    ['the same right twice', [right(1, 3, true), right(1, 3, false)]],
    ['no value', [right(1, 3, true), { DRFUNCTION_ID: 1, DRTYPE_PRIVILEGE_ID: 4 }]],
    ['no list', right(1, 3, true)],
  ])('with %s are refused, and nothing of them is saved', async (_, body) => {
    expect((await putRights(operator, seller, body)).status).toBe(400);
    expect(await heldBy(operator, seller)).toBe(stored[seller]);
    expect((await putRights(operator, 99, [])).status).toBe(404);
  });

  test('of another customer cannot be reached', async () => {
    const other = await on.operator('BDGpDeux');
    await putRights(other, seller, [right(4, 1, true)]);
    expect(await heldBy(operator, seller)).toBe(stored[seller]);
  });

  describe('given by customer access', () => {
    test('are those of its own profile, as the list says', async () => {
      const given = (await rightsOf(customer, seller)).filter(({ PeutDonner }) => PeutDonner);
      expect(inShort(given)).toBe(stored[administrator]);
      expect((await putRights(customer, seller, [right(3, 3, true), right(1, 1, false)])).status).toBe(200);
      expect(await heldBy(operator, seller)).toBe('1C 2S 3U 3M');
    });

    test('are judged for each person of the group by their own profile', async () => {
      const given = async (by: Client) => inShort((await rightsOf(by, manager)).filter(({ PeutDonner }) => PeutDonner));
      const profileOf = (IDPeople: number, drprofile_id: number) =>
        writeIn(on, (db) => db.updateTable('utilisateurs').set({ drprofile_id }).where('IDPeople', '=', IDPeople).execute());
      const opens = (AccesBackOffice: boolean) =>
        writeIn(on, (db) => db.updateTable('profilsESellerTeam').set({ AccesBackOffice }).where('DRPROFILE_ID', '=', seller).execute());
      await opens(true);
      const second = await on.customer('BDGpUn', 'vendeur', 'secret-2');
      for (const turn of [1, 2])
        expect([turn, await given(customer), await given(second)]).toEqual([turn, stored[administrator], stored[seller]]);
      await putRights(operator, seller, [right(1, 2, false)]);
      expect([await given(customer), await given(second)]).toEqual([stored[administrator], '1U 2S 3U']);
      await profileOf(1, seller);
      expect(await given(customer)).toBe('1U 2S 3U');
      await profileOf(1, administrator);
      await opens(false);
    });

    test('with one too many refuse the whole request', async () => {
      for (const beyond of [right(4, 1, true), right(3, 4, true)]) {
        const { status, body } = await putRights(customer, seller, [right(3, 3, true), beyond]);
        expect([status, body.message]).toEqual([403, expect.stringContaining('Votre profil ne détient pas')]);
      }
      expect(await heldBy(operator, seller)).toBe(stored[seller]);
      expect((await putRights(operator, seller, [right(4, 1, true)])).status).toBe(200);
    });

    test('never raise its own profile, even in two steps', async () => {
      expect((await putRights(customer, administrator, [right(4, 1, true)])).status).toBe(403);
      const { body } = await copyProfil(customer, administrator, 'Étape');
      expect((await putRights(customer, body.DRPROFILE_ID, [right(4, 1, true)])).status).toBe(403);
      expect((await putRights(customer, administrator, [right(3, 3, false)])).status).toBe(200);
      expect((await putRights(customer, administrator, [right(3, 3, true)])).status).toBe(403);
    });

    test('may be removed from any profile', async () => {
      expect((await putRights(customer, manager, [right(4, 1, false)])).status).toBe(200);
      expect(await heldBy(operator, manager)).toBe('');
      expect((await putRights(customer, manager, [right(4, 1, true)])).status).toBe(403);
    });

    test('follow a change of its own profile at once', async () => {
      await putRights(operator, administrator, [right(4, 1, true)]);
      expect((await putRights(customer, seller, [right(4, 1, true)])).status).toBe(200);
    });
  });

  test('of a copy are those of its source, disabled ones included', async () => {
    await putProfil(operator, seller, { IDDashboard: 1 });
    const { status, body } = await copyProfil(operator, seller, '  Vendeur senior ');
    expect([status, Object.keys(body)]).toEqual([200, ['DRPROFILE_ID']]);
    expect(await readProfil(operator, body.DRPROFILE_ID)).toMatchObject({
      DESCR: 'Vendeur senior',
      IDDashboard: 1,
      AccesBackOffice: false,
    });
    expect(await heldBy(operator, body.DRPROFILE_ID)).toBe(stored[seller]);
    await putRights(operator, body.DRPROFILE_ID, [right(1, 1, false)]);
    expect(await heldBy(operator, seller)).toBe(stored[seller]);
  });

  test('of a copy by customer access never exceed its own: disabled ones stay out, others refuse the copy', async () => {
    const { body } = await copyProfil(customer, seller, 'Copie');
    expect(await heldBy(operator, body.DRPROFILE_ID)).toBe('1U 1C 3U');
    const refused = await copyProfil(customer, manager, 'Région bis');
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('Tableau des marges')]);
    expect((await copyProfil(operator, manager, 'Région bis')).status).toBe(200);
  });

  test('a copy opens the back office only if an operator makes it', async () => {
    expect(
      (await readProfil(operator, (await copyProfil(customer, administrator, 'Par un accès client')).body.DRPROFILE_ID)).AccesBackOffice,
    ).toBe(false);
    expect(
      (await readProfil(operator, (await copyProfil(operator, administrator, 'Par un opérateur')).body.DRPROFILE_ID)).AccesBackOffice,
    ).toBe(true);
  });

  test.each([[''], [' '], ['x'.repeat(31)]])('a copy is not named %j', async (Name) => {
    const { status, body } = await copyProfil(operator, seller, Name);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['Name']]);
    expect((await copyProfil(operator, 99, 'Copie')).status).toBe(404);
  });

  test('four hundred functions are saved at once, in one journal group', async () => {
    const ids = Array.from({ length: 400 }, (_, at) => 5000 + at);
    await writeIn(on, async (db) => {
      const functions = ids.map((DRFUNCTION_ID) => ({ DRFUNCTION_ID, DRMODULE_ID: 3, DRFUNCTION_CODE: 'X', DRFUNCTION_DESCR: 'X' }));
      await db.insertInto('DRFUNCTION').values(functions).execute();
      const kinds = ids.flatMap((DRFUNCTION_ID) =>
        [1, 2, 3, 4].map((DRTYPE_PRIVILEGE_ID) => ({ DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID, DRPRIVILEGE_FUNCTION_ENABLED: true })),
      );
      await db.insertInto('DRPRIVILEGE_FUNCTION').values(kinds).execute();
    });
    const all = (await rightsOf(operator, seller)).map((one) => ({ ...one, DRPROFILE_PRIVILEGE_CHECKED: one.DRFUNCTION_ID >= 5000 }));
    const { status, body } = await putRights(operator, seller, all);
    expect(status).toBe(200);
    expect(body.filter(({ DRPROFILE_PRIVILEGE_CHECKED }) => DRPROFILE_PRIVILEGE_CHECKED)).toHaveLength(1601);
    const lines = await writeIn(on, (db) =>
      db
        .selectFrom('journal')
        .select(['Groupe', 'IDLigne'])
        .where('NomTable', '=', 'DRPROFILE_PRIVILEGE')
        .where('Auteur', '=', 'op')
        .where('IDLigne', 'like', `${seller}/5%`)
        .orderBy('IDJournal')
        .execute(),
    );
    expect([lines.length, new Set(lines.map(({ Groupe }) => Groupe)).size]).toEqual([1600, 1]);
  });
});
