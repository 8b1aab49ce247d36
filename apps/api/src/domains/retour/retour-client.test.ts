import type { planRetour } from '@comptoir/contract/domains/retour/retour-plan';
import { codesChangedByCustomers, codesOfGroup } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import { siteFields } from '@comptoir/contract/domains/sites/sites.fields';
import { namesWhere } from '@comptoir/contract/fields/shapes';
import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { reservedFields, utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { operationOf } from '../../../test/retour/retour.ts';
import { createUser, putUser, readUser, sealIn, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

type Plan = z.output<typeof planRetour> & Refused;
interface Done extends Refused {
  nbLignes: number;
  nbRestent: number;
}

describe.each(engines())('what customer access puts back (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    [operator, customer] = [await on.operator(), await on.customer()];
  });
  afterAll(() => on.close());

  const instant = async () => {
    await sealIn(on);
    return (await operator.call<{ IDInstant: number }[]>('GET', '/api/instants')).body[0]!.IDInstant;
  };
  const put = (body: object, by: Client) => by.call<Done>('POST', '/api/retour', body);
  const plan = (body: object, by: Client) => by.call<Plan>('POST', '/api/retour/plan', body);
  const site = async () => (await operator.call<Site>('GET', '/api/sites/1')).body;

  test('is its own users, and nothing that it may not write', async () => {
    const user = (await customer.call<Utilisateur[]>('GET', '/api/utilisateurs')).body[0]!;
    const before = (await readUser(customer, user.IDPeople)).body;
    const at = await instant();
    await putUser(customer, user.IDPeople, { MobilePhone: '0600000077' });
    const fiche = { table: 'utilisateurs', id: user.IDPeople };
    expect((await put({ portee: { fiche }, verbe: 'revenir', instant: at }, customer)).body).toMatchObject({ nbLignes: 1 });
    expect((await readUser(customer, user.IDPeople)).body).toEqual(before);
    await operator.call('PUT', '/api/sites/1', { Ville: 'Vitré' });
    for (const portee of [
      { fiche: { table: 'sites', id: '1' } },
      { ecran: '/parametres' },
      { site: 1 },
      { societe: 1 },
      { client: true },
    ]) {
      const shown = await plan({ portee, verbe: 'revenir', instant: at }, customer);
      expect([shown.status, shown.text.includes('Vitré')]).toEqual([200, false]);
      expect(shown.body.lignes.filter(({ table }) => table !== 'utilisateurs')).toEqual([]);
    }
    await put({ portee: { fiche: { table: 'sites', id: '1' } }, verbe: 'revenir', instant: at }, customer);
    expect((await site()).Ville).toBe('Vitré');
  });

  test('says nothing of fields that only operators write', async () => {
    const user = await createUser(operator, { MobilePhone: '0600000001' });
    const at = await instant();
    await putUser(operator, user.IDPeople, { MobilePhone: '0600000002', [reservedFields[0]!]: !user[reservedFields[0]!] });
    const fiche = { table: 'utilisateurs', id: user.IDPeople };
    const asked = { portee: { fiche }, verbe: 'revenir', instant: at };
    expect((await plan(asked, operator)).body.lignes[0]!.champs).toHaveLength(2);
    expect((await plan(asked, customer)).body.lignes.flatMap(({ champs }) => champs.map(({ champ }) => champ))).toEqual(['MobilePhone']);
    expect((await put(asked, customer)).body).toMatchObject({ nbLignes: 1, nbRestent: 0 });
    const after = (await readUser(operator, user.IDPeople)).body;
    expect(after).toEqual({ ...user, [reservedFields[0]!]: !user[reservedFields[0]!] });
  });

  test('is no right that it does not hold', async () => {
    const [right] = await writeIn(on, async (db) => {
      const { drprofile_id } = await db
        .selectFrom('utilisateurs')
        .select('drprofile_id')
        .where('IDPeople', '=', 1)
        .executeTakeFirstOrThrow();
      const held = db.selectFrom('DRPROFILE_PRIVILEGE').selectAll().where('DRPROFILE_ID', '=', drprofile_id);
      const first = await held.where('DRPROFILE_PRIVILEGE_CHECKED', '=', true).limit(1).execute();
      for (const { DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID } of first)
        await db
          .insertInto('DRPROFILE_PRIVILEGE')
          .values({ DRPROFILE_ID: 2, DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID, DRPROFILE_PRIVILEGE_CHECKED: true })
          .onConflict((conflict) =>
            conflict.columns(['DRPROFILE_ID', 'DRFUNCTION_ID', 'DRTYPE_PRIVILEGE_ID']).doUpdateSet({ DRPROFILE_PRIVILEGE_CHECKED: true }),
          )
          .execute();
      return first;
    });
    const { DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID, DRPROFILE_ID } = right!;
    const taken = [{ DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID, DRPROFILE_PRIVILEGE_CHECKED: false }];
    const act = operationOf(await customer.call('PUT', '/api/profils/eSellerTeam/2/rights', taken));
    const own = (held: boolean) =>
      writeIn(on, (db) =>
        db
          .updateTable('DRPROFILE_PRIVILEGE')
          .set({ DRPROFILE_PRIVILEGE_CHECKED: held })
          .where('DRPROFILE_ID', '=', DRPROFILE_ID)
          .where('DRFUNCTION_ID', '=', DRFUNCTION_ID)
          .where('DRTYPE_PRIVILEGE_ID', '=', DRTYPE_PRIVILEGE_ID)
          .execute(),
      );
    const back = () => put({ portee: { operation: act }, verbe: 'annuler' }, customer);
    await own(false);
    expect(await back()).toMatchObject({ status: 403, body: { message: expect.stringContaining('ne détient pas') as unknown } });
    await own(true);
    expect((await back()).status).toBe(200);
  });

  const flags = (names: readonly string[], kinds: Readonly<Record<string, { kind: string }>>) =>
    names.filter((name) => kinds[name]?.kind === 'flag');
  const closed = [
    ['utilisateurs', 'IDPeople', flags(reservedFields, utilisateurFields)],
    ['sites', 'IDSite', flags(namesWhere(siteFields, { by: 'operator' }), siteFields)],
    [
      'gpParametres',
      'IDGpParametres',
      codesOfGroup.filter((code) => !codesChangedByCustomers.includes(code) && !code.endsWith('Password')),
    ],
  ] as const;
  test.each(closed)('is no field of %s that its form has not', async (table, key, champs) => {
    const at = await instant();
    const row = () =>
      writeIn(on, (db) =>
        db
          .selectFrom(table as 'sites')
          .selectAll()
          .limit(1)
          .executeTakeFirstOrThrow(),
      );
    const before = (await row()) as Readonly<Record<string, unknown>>;
    const flipped = champs.filter((champ) => typeof before[champ] === 'boolean');
    expect(flipped.length).toBeGreaterThan(2);
    const changes = Object.fromEntries(flipped.map((champ) => [champ, !before[champ]]));
    await writeIn(on, (db) =>
      db
        .updateTable(table as 'sites')
        .set(changes)
        .where(key as 'IDSite', '=', Number(before[key]))
        .execute(),
    );
    const after = await row();
    const id = String(before[key]);
    for (const champ of flipped)
      for (const portee of [{ champ: { table, id, champ } }, { fiche: { table, id } }]) {
        const asked = { portee, verbe: 'revenir', instant: at };
        expect((await plan(asked, operator)).body.nbLignes).toBe(1);
        expect((await plan(asked, customer)).body.lignes).toEqual([]);
        expect((await put(asked, customer)).body).toMatchObject({ nbLignes: 0, nbRestent: 0 });
      }
    expect(await row()).toEqual(after);
  });
});
