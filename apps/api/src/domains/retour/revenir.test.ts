import { needsLead, type Site } from '@comptoir/contract/domains/sites/sites.calls';
import type { planRetour } from '@comptoir/contract/domains/retour/retour-plan';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { operationOf } from '../../../test/retour/retour.ts';
import { testOperator } from '../../../test/rows/customers.ts';
import { otherPng, png } from '../../../test/rows/structure.ts';
import { createUser, loadIn, putSites, putUser, readUser, sealIn, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

type Plan = z.output<typeof planRetour> & Refused;
interface Done extends Refused {
  Groupe: string;
  nbLignes: number;
  nbRestent: number;
}

const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Import', Groupe: 'import' };

describe.each(engines())('what is put back (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const instant = async () => {
    await sealIn(on);
    return (await operator.call<{ IDInstant: number }[]>('GET', '/api/instants')).body[0]!.IDInstant;
  };
  const put = (body: object, by = operator) => by.call<Done>('POST', '/api/retour', body);
  const plan = (body: object, by = operator) => by.call<Plan>('POST', '/api/retour/plan', body);
  const annuler = (operation: string) => put({ portee: { operation }, verbe: 'annuler' });
  const password = async (IDPeople: number) => {
    const row = await writeIn(on, (db) =>
      db.selectFrom('utilisateurs').select('Password').where('IDPeople', '=', IDPeople).executeTakeFirstOrThrow(),
    );
    return row.Password;
  };
  /** As once 30 days are over. */
  const forget = (IDPeople: number) =>
    on.app.database.admin((client) => client.query(`delete from comptoir."secretsAnterieurs" where "IDLigne" = $1`, [String(IDPeople)]));
  const site = async (IDSite: number) => (await operator.call<Site>('GET', `/api/sites/${IDSite}`)).body;
  const images = async (IDSite: number) =>
    (await operator.call<{ Champ: string; Contenu: string }[]>('GET', `/api/sites/${IDSite}/images`)).body;
  let codes = 0;
  const newSite = async (more: object = {}) => {
    codes += 1;
    return (
      await operator.call<Site>('POST', '/api/sites', { IDPlaque: 1, Descr: `Retour ${codes}`, Code: `R${codes}`, IDTypeSite: 1, ...more })
    ).body;
  };

  test('a password that was replaced, as it was sealed; what replaced it comes back too', async () => {
    const { IDPeople } = await createUser(operator);
    const former = await password(IDPeople);
    const act = operationOf(await putUser(operator, IDPeople, { Password: 'Neuf-29!' }));
    const replaced = await password(IDPeople);
    const undone = await annuler(act);
    expect([undone.status, await password(IDPeople)]).toEqual([200, former]);
    expect((await annuler(undone.body.Groupe)).status).toBe(200);
    expect(await password(IDPeople)).toBe(replaced);
  });

  test('a secret that is kept no longer has to be entered again; the rest of the row comes back', async () => {
    const { IDPeople } = await createUser(operator, { MobilePhone: '0600000001' });
    const at = await instant();
    await putUser(operator, IDPeople, { Password: 'Neuf-29!', MobilePhone: '0600000002' });
    const now = await password(IDPeople);
    await forget(IDPeople);
    const asked = { portee: { fiche: { table: 'utilisateurs', id: IDPeople } }, verbe: 'revenir', instant: at };
    expect((await plan(asked)).body.lignes[0]!.champs).toContainEqual(expect.objectContaining({ champ: 'Password', etat: 'ressaisir' }));
    expect((await put(asked)).body).toMatchObject({ nbLignes: 1 });
    expect([(await readUser(operator, IDPeople)).body.MobilePhone, await password(IDPeople)]).toEqual(['0600000001', now]);
    expect((await plan(asked)).body.lignes).toMatchObject([{ etat: 'ressaisir' }]);
    expect((await put(asked)).body).toMatchObject({ nbLignes: 0, nbRestent: 1 });
  });

  test('a row that comes back without its secret, which is to be entered', async () => {
    const { IDPeople } = await createUser(operator, { Lastname: 'Sans clé' });
    const at = await instant();
    await writeIn(on, (db) => db.deleteFrom('utilisateurs').where('IDPeople', '=', IDPeople).execute());
    await forget(IDPeople);
    const asked = { portee: { fiche: { table: 'utilisateurs', id: String(IDPeople) } }, verbe: 'revenir', instant: at };
    expect((await plan(asked)).body.lignes[0]).toMatchObject({ operation: 'I', etat: 'pret', champs: [{ etat: 'ressaisir' }] });
    expect((await put(asked)).body.nbLignes).toBe(1);
    expect((await readUser(operator, IDPeople)).body).toMatchObject({ Lastname: 'Sans clé', ARessaisir: ['Password'] });
  });

  test('what no call of this console wrote, by who may write everything alone', async () => {
    const user = await createUser(operator);
    const at = await instant();
    await writeIn(on, (db) => db.updateTable('utilisateurs').set({ MobilePhone: '06' }).where('IDPeople', '=', user.IDPeople).execute());
    const asked = { portee: { fiche: { table: 'utilisateurs', id: String(user.IDPeople) } }, verbe: 'revenir', instant: at };
    const roleOf = (Role: 'administrateur' | 'integration') =>
      on.app.database.registry.updateTable('operators').set({ Role }).where('login', '=', testOperator.login).execute();
    await roleOf('integration');
    const shown = await plan(asked);
    const done = await put(asked);
    await roleOf('administrateur');
    expect(shown.body.lignes).toMatchObject([{ etat: 'bloque', raison: expect.stringContaining('seul un administrateur') as unknown }]);
    expect(done.body).toMatchObject({ nbLignes: 0, nbRestent: 1 });
    expect((await put(asked)).body).toMatchObject({ nbLignes: 1 });
    expect((await readUser(operator, user.IDPeople)).body).toEqual(user);
  });

  test('an image that was replaced, and one that was taken away', async () => {
    const { IDSite } = await newSite({ EnTeteImg: png, BasPageCol5: otherPng, BasPageCol5EstImg: true });
    const before = await images(IDSite);
    const act = operationOf(await operator.call('PUT', `/api/sites/${IDSite}`, { EnTeteImg: otherPng, BasPageCol5: '' }));
    expect(await images(IDSite)).not.toEqual(before);
    const undone = await annuler(act);
    expect([undone.status, undone.text]).toEqual([200, undone.text]);
    expect(await images(IDSite)).toEqual(before);
  });

  test('a site that is gone, with its images and its people', async () => {
    const { IDSite } = await newSite({ EnTeteImg: png });
    const { IDPeople } = await createUser(operator);
    await putSites(operator, IDPeople, [1, IDSite]);
    const [before, pictures, at] = [await site(IDSite), await images(IDSite), await instant()];
    await putUser(operator, IDPeople, { MobilePhone: '0600000009' });
    await writeIn(on, (db) => db.deleteFrom('sites').where('IDSite', '=', IDSite).execute());
    expect((await operator.call('GET', `/api/sites/${IDSite}`)).status).toBe(404);
    const asked = { portee: { site: IDSite }, verbe: 'revenir', instant: at };
    const shown = await plan(asked);
    expect(shown.body.lignes.find(({ table }) => table === 'sites')?.nom).toContain('Retour');
    expect(shown.body.lignes.map(({ table, operation, etat }) => `${operation} ${table} ${etat}`).toSorted()).toEqual([
      'I sites pret',
      'I sitesImages pret',
      'I utilisateursSites pret',
    ]);
    expect((await put(asked)).body).toMatchObject({ nbLignes: 3, nbRestent: 0 });
    expect([await site(IDSite), await images(IDSite)]).toEqual([before, pictures]);
    expect((await operator.call('GET', `/api/utilisateurs/${IDPeople}/sites`)).body).toEqual([1, IDSite]);
    expect((await readUser(operator, IDPeople)).body.MobilePhone).toBe('0600000009');
    const entry = (await operator.call<{ entries: { Action: string; Cause: string }[] }>('GET', '/api/journal')).body.entries[0]!;
    expect(entry).toMatchObject({ Action: 'Revenir à un instant', Cause: `retour ${at}` });
  });

  test('what belongs to a row that is gone says so', async () => {
    const { IDSite } = await newSite();
    const { IDPeople } = await createUser(operator);
    await putSites(operator, IDPeople, [1, IDSite]);
    const act = operationOf(await putSites(operator, IDPeople, [1]));
    await writeIn(on, (db) => db.deleteFrom('sites').where('IDSite', '=', IDSite).execute());
    const shown = await plan({ portee: { operation: act }, verbe: 'annuler' });
    expect(shown.body.lignes).toMatchObject([
      { table: 'utilisateursSites', etat: 'depend', raison: `Sites\u00a0: n°\u00a0${IDSite} n’existe plus` },
    ]);
    expect((await annuler(act)).status).toBe(409);
  });

  test('two logins that have changed places', async () => {
    const [one, other] = [await createUser(operator), await createUser(operator)];
    const at = await instant();
    await putUser(operator, one.IDPeople, { LoginWEB: 'passage' });
    await putUser(operator, other.IDPeople, { LoginWEB: one.LoginWEB });
    await putUser(operator, one.IDPeople, { LoginWEB: other.LoginWEB });
    const done = await put({ portee: { ecran: '/utilisateurs' }, verbe: 'revenir', instant: at });
    expect([done.status, done.body.nbLignes]).toEqual([200, 2]);
    expect([(await readUser(operator, one.IDPeople)).body.LoginWEB, (await readUser(operator, other.IDPeople)).body.LoginWEB]).toEqual([
      one.LoginWEB,
      other.LoginWEB,
    ]);
  });

  test('one field, while the rest of the row stays', async () => {
    const user = await createUser(operator, { MobilePhone: '0600000001', PhoneNumber: '0298000001' });
    const at = await instant();
    await putUser(operator, user.IDPeople, { MobilePhone: '0600000002', PhoneNumber: '0298000002' });
    const champ = { table: 'utilisateurs', id: user.IDPeople, champ: 'MobilePhone' };
    expect((await put({ portee: { champ }, verbe: 'revenir', instant: at })).body.nbLignes).toBe(1);
    const { body } = await readUser(operator, user.IDPeople);
    expect([body.MobilePhone, body.PhoneNumber]).toEqual(['0600000001', '0298000002']);
  });

  test('as just before an operation', async () => {
    const user = await createUser(operator);
    const act = operationOf(await putUser(operator, user.IDPeople, { MobilePhone: '0600000001' }));
    await putUser(operator, user.IDPeople, { MobilePhone: '0600000002' });
    const fiche = { table: 'utilisateurs', id: user.IDPeople };
    expect((await put({ portee: { fiche }, verbe: 'revenir', groupe: act })).status).toBe(200);
    expect((await readUser(operator, user.IDPeople)).body).toEqual(user);
  });

  test('a bulk change, in one operation', async () => {
    const [one, other] = [await createUser(operator), await createUser(operator)];
    const ids = [one.IDPeople, other.IDPeople];
    const act = operationOf(await operator.call('POST', '/api/utilisateurs/lot', { ids, changes: { TypeVN: !one.TypeVN } }));
    await putUser(operator, other.IDPeople, { MobilePhone: '0600000003' });
    expect((await annuler(act)).body).toMatchObject({ nbLignes: 2 });
    expect([(await readUser(operator, one.IDPeople)).body, (await readUser(operator, other.IDPeople)).body]).toEqual([
      one,
      { ...other, MobilePhone: '0600000003' },
    ]);
  });

  test('a part of an operation: of one record, of one field, of one site', async () => {
    const [one, other] = [await createUser(operator, { MobilePhone: '0600000001' }), await createUser(operator)];
    const ids = [one.IDPeople, other.IDPeople];
    const act = operationOf(
      await operator.call('POST', '/api/utilisateurs/lot', { ids, changes: { TypeVN: !one.TypeVN, TypeVO: !one.TypeVO } }),
    );
    const champ = { table: 'utilisateurs', id: one.IDPeople, champ: 'TypeVN' };
    const part = await put({ portee: { champ }, verbe: 'annuler', groupe: act });
    expect(part.body).toMatchObject({ nbLignes: 1 });
    expect((await readUser(operator, one.IDPeople)).body).toEqual({ ...one, TypeVO: !one.TypeVO });
    const { entries } = (await operator.call<{ entries: { Cause: string }[] }>('GET', '/api/journal')).body;
    expect(entries[0]!.Cause).toBe(`annulation ${act}`);
    const moved = operationOf(
      await operator.call('POST', '/api/sites/lot', { ids: [1, 2], changes: { IDTypeSite: (await site(1)).IDTypeSite === 1 ? 2 : 1 } }),
    );
    const shown = await plan({ portee: { site: 1 }, verbe: 'annuler', groupe: moved });
    expect(shown.body.lignes.map(({ table, id }) => [table, id])).toEqual([['sites', '1']]);
  });

  test('nothing that a form would refuse by now', async () => {
    const { IDSite } = await newSite();
    const act = operationOf(await operator.call('PUT', `/api/sites/${IDSite}`, { Est_eSellerLeadActif: true }));
    await operator.call('PUT', `/api/sites/${IDSite}`, { RDVsAtelierSurMobile: true });
    const before = await site(IDSite);
    const { status, body } = await annuler(act);
    expect([status, body.message]).toEqual([409, `${needsLead}\u00a0: rien n’a été remis.`]);
    expect(await site(IDSite)).toEqual(before);
  });

  test('an account that was opened stays open', async () => {
    const user = await createUser(operator, { EMail: 'ouvert@test.fr' });
    const at = await instant();
    expect((await operator.call('POST', '/api/utilisateurs/eseller/open', [user.IDPeople])).status).toBe(200);
    const asked = { portee: { fiche: { table: 'utilisateurs', id: user.IDPeople } }, verbe: 'revenir', instant: at };
    expect((await plan(asked)).body.lignes).toMatchObject([{ etat: 'fait', champs: [{ champ: 'IsAccountOpened', etat: 'fait' }] }]);
    expect((await put(asked)).body).toMatchObject({ nbLignes: 0, nbRestent: 1 });
  });

  test('nothing across an import, nor to an instant that there is not', async () => {
    const before = await instant();
    expect((await put({ portee: { client: true }, verbe: 'revenir', instant: before + 1_000_000 })).status).toBe(404);
    const others = await on.operator('BDGpDeux');
    expect((await plan({ portee: { client: true }, verbe: 'revenir', instant: before }, others)).status).toBe(404);
    await sealIn(on, 'BDGpDeux');
    const instants = (await others.call<{ IDInstant: number }[]>('GET', '/api/instants')).body;
    const barrier = { ...author, NomTable: '*', IDLigne: '*', Operation: 'I' as const, Apres: { nature: 'import' } };
    await loadIn(on, (db) => db.insertInto('journal').values(barrier).execute(), 'BDGpDeux');
    const { status, body } = await plan({ portee: { client: true }, verbe: 'revenir', instant: instants[0]!.IDInstant }, others);
    expect([status, body.message]).toEqual([410, expect.stringContaining('un import les a remplacées')]);
  });

  test.each([
    [{ portee: { client: true }, verbe: 'revenir' }, 'ites à quel instant'],
    [{ portee: { client: true }, verbe: 'annuler' }, 'dites quelle opération annuler'],
    [{ portee: { operation: 'x' }, verbe: 'revenir', instant: 1 }, 'une opération s’annule'],
    [{ portee: {}, verbe: 'annuler' }, 'dites ce qui doit être remis'],
  ])('a request that does not say enough: %j', async (asked, why) => {
    const { status, body } = await plan(asked);
    expect([status, body.message]).toEqual([400, expect.stringContaining(why)]);
  });
});
