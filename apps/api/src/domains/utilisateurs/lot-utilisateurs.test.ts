import type { LotResult } from '@comptoir/contract/lots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { overtaken } from '../../../test/overtaken.ts';
import { createUser, putUser, readUser, undoLot, type Refused } from '../../../test/rows/utilisateurs.ts';
import { saveUtilisateurSites } from './save-utilisateur-sites.ts';

const lot = (by: Client, body: object, essai = false) => by.call<LotResult & Refused>('POST', `/api/utilisateurs/lot?essai=${essai}`, body);

describe.each(engines())('users changed in bulk (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  const threeUsers = async () => {
    const users = [await createUser(operator, { TypeVO: true }), await createUser(operator), await createUser(operator)];
    return users.map(({ IDPeople }) => IDPeople);
  };
  const groups = async () => {
    const { body } = await operator.call<{ entries: { Groupe: string }[] }>('GET', '/api/journal');
    return new Set(body.entries.map(({ Groupe }) => Groupe));
  };

  test('changes fields and sites of each, in one group of the journal, and undoes it all', async () => {
    const ids = await threeUsers();
    const before = await Promise.all(ids.map(async (id) => (await readUser(operator, id)).body));
    const { status, body } = await lot(operator, { ids, changes: { TypeVO: true, Superviseur: true }, ajouterSites: [1] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ essai: false, nbModifies: 3, nbInchanges: 0, nbRefus: 0 });
    expect(body.lignes.map(({ champs }) => champs.toSorted())).toEqual([
      ['Sites', 'Superviseur'],
      ['Sites', 'Superviseur', 'TypeVO'],
      ['Sites', 'Superviseur', 'TypeVO'],
    ]);
    for (const id of ids)
      expect((await readUser(operator, id)).body).toMatchObject({ TypeVO: true, Superviseur: true, Sites: [{ IDSite: 1 }] });
    expect(await groups()).toContain(body.Groupe);

    expect((await undoLot(operator, body.Groupe)).body).toMatchObject({ nbRestent: 0 });
    expect(await Promise.all(ids.map(async (id) => (await readUser(operator, id)).body))).toEqual(before);
  });

  test('a trial reports the same and saves nothing', async () => {
    const [id] = await threeUsers();
    const trial = await lot(operator, { ids: [id], changes: { TypeVN: true } }, true);
    expect(trial.body).toMatchObject({ essai: true, nbModifies: 1, lignes: [{ effet: 'modification', champs: ['TypeVN'] }] });
    expect((await readUser(operator, id!)).body.TypeVN).toBe(false);
    expect(await groups()).not.toContain(trial.body.Groupe);
  });

  test('a refused row is reported, and the others are changed', async () => {
    const [first, second] = await threeUsers();
    const { body } = await lot(operator, { ids: [first, 999_999, second, second], changes: { AccesLeadAPV: true } });
    expect(body).toMatchObject({ nbModifies: 2, nbRefus: 1 });
    expect(body.lignes.find(({ id }) => id === 999_999)).toMatchObject({ effet: 'refus', message: expect.stringContaining('n’existe') });
    const unknown = await lot(operator, { ids: [first], changes: { AccesLeadAPV: false }, ajouterSites: [888_888] });
    expect(unknown.body.lignes).toEqual([
      { id: first, nom: 'Le Goff Yann', effet: 'refus', champs: [], message: 'Site inconnu\u00a0: 888888.' },
    ]);
    expect((await readUser(operator, first!)).body.AccesLeadAPV).toBe(true);
  });

  // The embedded engine has one session: there nobody writes at that instant.
  test.runIf(engine === 'postgres')('adds a site to those that somebody gives a user at that instant', async () => {
    const [first] = await threeUsers();
    const { body } = await overtaken(
      on,
      (db) => saveUtilisateurSites({ db, kind: 'operator' }, first!, [2]),
      () => lot(operator, { ids: [first], changes: {}, ajouterSites: [1] }),
    );
    expect(body.lignes).toMatchObject([{ effet: 'modification', champs: ['Sites'] }]);
    expect((await readUser(operator, first!)).body.Sites).toEqual([{ IDSite: 1 }, { IDSite: 2 }]);
    expect((await lot(operator, { ids: [first], changes: {}, ajouterSites: [1] })).body.lignes).toMatchObject([{ effet: 'inchange' }]);
  });

  test('later changes stay when the run is undone', async () => {
    const [first, second] = await threeUsers();
    const { body } = await lot(operator, { ids: [first, second], changes: { drprofile_id: 3, TypeAutre: true } });
    await putUser(operator, first!, { drprofile_id: 1 });
    expect((await undoLot(operator, body.Groupe)).body).toMatchObject({ nbLignes: 2, nbRestent: 0 });
    expect((await readUser(operator, first!)).body).toMatchObject({ drprofile_id: 1, TypeAutre: false });
    expect((await readUser(operator, second!)).body).toMatchObject({ drprofile_id: 2, TypeAutre: false });
    const again = await undoLot(operator, body.Groupe);
    expect(again.body).toMatchObject({ nbLignes: 0, nbRestent: 1 });
  });

  test('customer access: its own rules, and its own runs only', async () => {
    const [first] = await threeUsers();
    const { body } = await lot(customer, { ids: [first], changes: { Superviseur: true, RechercheVNParFiltre: true, TypeVDL: true } });
    expect(body.lignes[0]?.champs).toEqual(['TypeVDL']);
    const byOperator = await lot(operator, { ids: [first], changes: { Superviseur: true } });
    expect((await undoLot(customer, byOperator.body.Groupe)).body).toMatchObject({ nbLignes: 0, nbRestent: 1 });
    expect((await readUser(operator, first!)).body.Superviseur).toBe(true);
    expect((await undoLot(customer, body.Groupe)).body.nbLignes).toBe(1);
  });

  test('a request without a change, without rows or with a bad value is refused', async () => {
    const [first] = await threeUsers();
    expect((await lot(operator, { ids: [first] })).status).toBe(400);
    expect((await lot(operator, { ids: [], changes: { TypeVN: true } })).status).toBe(400);
    expect((await lot(operator, { ids: [first], changes: { TypeVN: 'peut-être' } })).status).toBe(400);
  });
});
