import type { LotResult } from '@comptoir/contract/lots';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { importedUser, importFile, sendImport } from '../../../test/rows/import.ts';
import { copyProfil, putProfil } from '../../../test/rows/profils-calls.ts';
import { createUser, newcomer, putUser, readUser, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const [administrator, seller] = [1, 2];
const asked = 'Au moins 6 caractères pour un profil qui ouvre le back-office';
const kept = 'Ce profil ouvre le back-office, et le mot de passe de cette personne a moins de 6 caractères';

describe.each(engines())('the shortest password of somebody who may open the back office (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  const ask = (MotDePasseMinimum: number, BDGp: string | null = 'BDGpUn') =>
    operator.call<Refused>('PUT', '/api/securite/politiques', { BDGp, MotDePasseMinimum });
  beforeEach(async () => void (await ask(6)));
  const create = (some: object, by = operator) => by.call<Refused>('POST', '/api/utilisateurs', newcomer(some));
  const refusalOf = ({ status, body: { errors } }: { status: number; body: Refused }) => [status, errors];
  /** A seller with a short password: nothing is asked of sellers. */
  const shortSeller = async () => (await createUser(operator, { drprofile_id: seller, Password: 'abc' })).IDPeople;

  test('is asked of a new password, of operators and of customer access alike', async () => {
    expect(refusalOf(await create({ drprofile_id: administrator, Password: 'abcde' }))).toEqual([422, { Password: asked }]);
    expect((await create({ drprofile_id: administrator, Password: 'abcdef' })).status).toBe(200);
    expect((await create({ drprofile_id: seller, Password: 'abc' })).status).toBe(200);
    const { IDPeople } = await createUser(operator, { drprofile_id: administrator, Password: 'abcdef' });
    for (const by of [operator, customer])
      expect(refusalOf(await putUser(by, IDPeople, { Password: 'abcde' }))).toEqual([422, { Password: asked }]);
    expect((await readUser(operator, IDPeople)).body.Password).toBe('abcdef');
    // Characters as people count them.
    expect((await putUser(customer, IDPeople, { Password: '🔑é🔑èab' })).status).toBe(200);
  });

  test('is asked of a password that stays, where a profile is given, one by one or among many', async () => {
    const id = await shortSeller();
    expect(refusalOf(await putUser(operator, id, { drprofile_id: administrator }))).toEqual([422, { drprofile_id: kept }]);
    const many = await operator.call<LotResult>('POST', '/api/utilisateurs/lot', { ids: [id], changes: { drprofile_id: administrator } });
    expect(many.body).toMatchObject({ nbRefus: 1, lignes: [{ message: `${kept}.` }] });
    expect((await putUser(operator, id, { drprofile_id: administrator, Password: 'abcdef' })).status).toBe(200);
  });

  test('stays as it was where neither changes', async () => {
    await ask(0);
    const { IDPeople } = await createUser(operator, { drprofile_id: administrator, Password: 'abc' });
    await ask(6);
    for (const given of [{ Firstname: 'Yann' }, { Password: '' }, { Password: 'abc' }, { drprofile_id: administrator }])
      expect((await putUser(operator, IDPeople, given)).status).toBe(200);
    expect((await putUser(operator, IDPeople, { drprofile_id: seller })).status).toBe(200);
  });

  test('is not asked of a password that nobody can read any more: it is typed anew anyway', async () => {
    const id = await shortSeller();
    await writeIn(on, (db) => db.updateTable('utilisateurs').set({ Password: 'v1:perdu' }).where('IDPeople', '=', id).execute());
    expect((await putUser(operator, id, { drprofile_id: administrator })).status).toBe(200);
    expect(refusalOf(await putUser(operator, id, { Password: 'abcde' }))).toEqual([422, { Password: asked }]);
  });

  test('is asked of those who have a profile that opens the back office from now on', async () => {
    const { DRPROFILE_ID } = (await copyProfil(operator, seller, `Court ${engine}`)).body;
    const { IDPeople } = await createUser(operator, { drprofile_id: DRPROFILE_ID, Password: 'abc', Lastname: 'Corre', Firstname: 'Marie' });
    const refused = await putProfil(operator, DRPROFILE_ID, { AccesBackOffice: true });
    expect(refusalOf(refused as never)).toEqual([422, { AccesBackOffice: 'Mot de passe de moins de 6 caractères\u00a0: Corre Marie' }]);
    expect((refused.body as unknown as { raisons: object[] }).raisons).toMatchObject([{ sujet: { table: 'utilisateurs' } }]);
    await putUser(operator, IDPeople, { Password: 'abcdef' });
    expect((await putProfil(operator, DRPROFILE_ID, { AccesBackOffice: true })).body.AccesBackOffice).toBe(true);
  });

  test('is asked of the lines of an import, of each by its own profile', async () => {
    await createUser(operator, { LoginWEB: `old${engine}`.slice(0, 10), drprofile_id: seller, Password: 'abc' });
    const file = importFile([
      importedUser('minimum1', { drprofile_id: 'Administrateur groupe', Password: 'abcde' }),
      importedUser('minimum2', { drprofile_id: 'Vendeur', Password: 'abcde' }),
      importedUser('minimum3', { drprofile_id: 'Administrateur groupe', Password: 'abcdef' }),
      { LoginWEB: `old${engine}`.slice(0, 10), drprofile_id: 'Administrateur groupe', Sites: 1 },
    ]);
    const { body } = await sendImport(operator, file);
    expect(body.errors).toEqual([
      { ligne: 2, colonne: 'Mot de passe', message: asked },
      { ligne: 5, colonne: 'Profil', message: kept },
    ]);
    expect(body).toMatchObject({ nbUsersAddedOK: 2, nbUsersUpdatedOK: 0 });
  });

  test('is a policy of each customer, of 8 characters at most, and its changes are on record', async () => {
    expect((await ask(6, null)).status).toBe(422);
    expect(refusalOf(await ask(9))).toEqual([400, { MotDePasseMinimum: expect.stringContaining('8') }]);
    expect((await ask(1)).status).toBe(200);
    expect((await ask(0)).status).toBe(200);
    expect((await create({ drprofile_id: administrator, Password: 'a' })).status).toBe(200);
    const { body } = await operator.call<{ evenements: { Details: string }[] }>('GET', '/api/securite/evenements?type=politique');
    expect(body.evenements.slice(0, 2).map(({ Details }) => Details)).toEqual([
      'Accès client, mot de passe sans longueur demandée',
      'Accès client, mot de passe de 1 caractère au moins',
    ]);
    const read = await operator.call<{ clients: { BDGp: string; MotDePasseMinimum: number }[] }>('GET', '/api/securite/politiques');
    expect(read.body.clients.map(({ MotDePasseMinimum }) => MotDePasseMinimum)).toEqual(read.body.clients.map(() => 0));
  });
});
