import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { utilisateursImportResult } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { findUser, importFile, importTrace, importedUser, sendImport } from '../../../test/rows/import.ts';
import { overtaken } from '../../../test/overtaken.ts';
import { newcomer, writeIn } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('import of users (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  const find = (LoginWEB: string) => findUser(operator, LoginWEB);
  const journal = async (query = '') =>
    (await operator.call<{ entries: JournalEntry[]; total: number }>('GET', `/api/journal${query}`)).body;
  /** By the login of the database, which may do more than any call. */
  const admin = async (statement: string) => {
    const customer = await on.app.customers.find('BDGpUn');
    const { database } = await on.app.customers.open(customer!);
    return database.admin((client) => client.query(statement));
  };

  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  test('adds new logins, changes known ones, and reports faults by line and column', async () => {
    const file = importFile([
      importedUser('imp1', { EMail: 'yann@exemple.example', PhoneNumber: '0299', Actif: 'Non', TypeVN: 'Oui', Sites: '1|2|77' }),
      { LoginWEB: 'VENDEUR', MobilePhone: '=HYPERLINK("x")', Sites: 1 },
      importedUser('imp2', { EMail: 'yann', drprofile_id: 'Inconnu' }),
      importedUser('imp3'),
      importedUser('IMP3'),
    ]);
    const { status, body } = await sendImport(operator, file);
    expect(status).toBe(200);
    const champs = ['Nom', 'Prénom', 'E-mail', 'Téléphone', 'Login', 'Mot de passe', 'Profil', 'Actif', 'VN'];
    const refused = { nom: 'Le Goff Yann', effet: 'refus', champs: [], sitesAjoutes: [] };
    const { aCorriger, ...rest } = utilisateursImportResult.parse(body);
    expect(aCorriger.map(({ ligne }) => ligne)).toEqual([2, 4, 5, 6]);
    expect(rest).toEqual({
      nbUsersAddedOK: 1,
      nbUsersUpdatedOK: 1,
      essai: false,
      avis: [],
      colonnes: [],
      remarques: [],
      errors: [
        { ligne: 4, colonne: 'Profil', message: 'Profil inconnu\u00a0: «\u00a0Inconnu\u00a0»' },
        { ligne: 4, colonne: 'E-mail', message: 'Veuillez saisir une adresse e-mail valide' },
        { ligne: 5, colonne: 'Login', message: 'Ce login est aussi à la ligne 6' },
        { ligne: 6, colonne: 'Login', message: 'Ce login est aussi à la ligne 5' },
      ],
      errorsSites: [{ ligne: 2, colonne: 'Sites', message: 'Site inconnu\u00a0: 77' }],
      lignes: [
        { ligne: 2, cle: 'imp1', nom: 'Le Goff Yann', effet: 'ajout', champs, sitesAjoutes: [1, 2] },
        { ligne: 3, cle: 'VENDEUR', nom: 'VENDEUR Élodie', effet: 'modification', champs: ['Mobile'], sitesAjoutes: [] },
        { ligne: 4, cle: 'imp2', ...refused },
        { ligne: 5, cle: 'imp3', ...refused },
        { ligne: 6, cle: 'IMP3', ...refused },
      ],
    });
    const sites = [{ IDSite: 1 }, { IDSite: 2 }];
    expect(await find('imp1')).toMatchObject({
      Initial: 'YL',
      PhoneNumber: '0299',
      Password: 'abc',
      Actif: false,
      TypeVN: true,
      Sites: sites,
    });
    expect(await find('vendeur')).toMatchObject({ MobilePhone: '=HYPERLINK("x")', Password: 'secret-2', Sites: sites });
    expect(await find('imp2')).toBeUndefined();
  });

  test('empty cells change nothing, even when several lines are written together', async () => {
    const lead = { IDDRProfileEsellerLead: 'Chef des ventes', EnCopieRDVeSellerLead: 'oui' };
    const logins = ['maj1', 'maj2', 'maj3'];
    await sendImport(operator, importFile(logins.map((login) => importedUser(login, { MobilePhone: login, ...lead }))));
    const { body } = await sendImport(
      operator,
      importFile([
        { LoginWEB: 'maj1', Lastname: 'Autre', Password: 'nouveau' },
        { LoginWEB: 'maj2', PhoneNumber: '02', Superviseur: 1 },
        { LoginWEB: 'maj3', IDDRProfileEsellerLead: 2, Sites: '3' },
      ]),
    );
    expect(body).toMatchObject({ nbUsersAddedOK: 0, nbUsersUpdatedOK: 3, errors: [] });
    const kept = {
      Lastname: 'Le Goff',
      Firstname: 'Yann',
      Initial: 'YL',
      drprofile_id: 2,
      Password: 'abc',
      PhoneNumber: '',
      Superviseur: false,
    };
    const copied = { IDDRProfileEsellerLead: 3, EnCopieRDVeSellerLead: true };
    expect(await find('maj1')).toMatchObject({ ...kept, ...copied, MobilePhone: 'maj1', Lastname: 'Autre', Password: 'nouveau' });
    expect(await find('maj2')).toMatchObject({ ...kept, ...copied, MobilePhone: 'maj2', PhoneNumber: '02', Superviseur: true });
    const notCopied = { IDDRProfileEsellerLead: 2, EnCopieRDVeSellerLead: false };
    expect(await find('maj3')).toMatchObject({ ...kept, ...notCopied, MobilePhone: 'maj3', Sites: [{ IDSite: 3 }] });
  });

  test('a trial reports every line and writes nothing; the import does the same; a second import changes nothing', async () => {
    const added = Array.from({ length: 230 }, (_, n) => importedUser(`ess${n}`, { Sites: '1' }));
    const file = importFile([...added, { LoginWEB: 'admin', MobilePhone: '06' }, importedUser('faux', { Password: null })]);
    const before = await importTrace(operator);
    const { total: known } = await journal();
    const trial = await sendImport(operator, file, { essai: true });
    expect(await importTrace(operator)).toEqual(before);
    const errors = [{ ligne: 233, colonne: 'Mot de passe', message: 'Ce champ est obligatoire' }];
    expect(trial.body).toMatchObject({ essai: true, nbUsersAddedOK: 230, nbUsersUpdatedOK: 1, errors });
    expect(trial.body.lignes).toHaveLength(232);

    const done = await sendImport(operator, file);
    expect(done.body).toEqual({ ...trial.body, essai: false });
    const { entries, total } = await journal();
    expect(entries[0]).toMatchObject({ Action: 'Importer des utilisateurs', Auteur: 'op' });
    const written = 230 * 2 + 1;
    expect([total - known, (await journal(`?groupe=${entries[0]!.Groupe}`)).total]).toEqual([written, written]);

    const after = await importTrace(operator);
    const again = await sendImport(operator, file);
    expect(again.body).toMatchObject({ nbUsersAddedOK: 0, nbUsersUpdatedOK: 0, errors });
    expect(again.body.lignes.map(({ effet }) => effet)).toEqual([...Array.from({ length: 231 }, () => 'inchange'), 'refus']);
    expect(await importTrace(operator)).toEqual(after);
  });

  test('lines that the database refuses are reported, in a trial too, and the others are kept', async () => {
    await admin(`alter table comptoir."utilisateurs" add constraint "test" check ("Lastname" <> 'REFUS')`);
    const file = importFile([importedUser('bd1'), importedUser('bd2', { Lastname: 'REFUS' }), importedUser('bd3', { Sites: '1' })]);
    for (const essai of [true, false]) {
      const { body } = await sendImport(operator, file, { essai });
      expect(body).toMatchObject({ nbUsersAddedOK: 2, errors: [{ ligne: 3, message: 'Cette ligne n’a pas pu être enregistrée' }] });
    }
    await admin('alter table comptoir."utilisateurs" drop constraint "test"');
    expect(await find('bd2')).toBeUndefined();
    expect(await find('bd3')).toMatchObject({ Sites: [{ IDSite: 1 }], Password: 'abc' });
  });

  // The embedded engine has one session: there nobody writes at that instant.
  test.runIf(engine === 'postgres')('a login that someone takes at that instant is told, the others are kept', async () => {
    const taken = newcomer({ LoginWEB: 'PRIS' });
    const file = importFile([importedUser('libre1'), importedUser('pris'), importedUser('libre2')]);
    const { body } = await overtaken(
      on,
      (db) => db.insertInto('utilisateurs').values(taken).execute(),
      () => sendImport(operator, file),
    );
    const errors = [{ ligne: 3, colonne: 'Login', message: 'Identifiant déjà utilisé' }];
    expect(body).toMatchObject({ nbUsersAddedOK: 2, errors });
  });

  test('an eDataVoice client requires the customer-relations profile for new users', async () => {
    const setClient = (GRP_ClientEDatavoice: boolean) =>
      writeIn(on, (db) => db.updateTable('gpParametres').set({ GRP_ClientEDatavoice }).execute());
    await setClient(true);
    const file = importFile([
      importedUser('edv1'),
      importedUser('edv2', { IDProfil: 'prc VENDEUR' }),
      { LoginWEB: 'vendeur', PrivatePhone: '09' },
    ]);
    const { body } = await sendImport(operator, file);
    await setClient(false);
    const errors = [{ ligne: 2, colonne: 'Profil eDV (PRC)', message: 'Ce champ est obligatoire' }];
    expect(body).toMatchObject({ nbUsersAddedOK: 1, nbUsersUpdatedOK: 1, errors });
    expect(await find('edv2')).toMatchObject({ IDProfil: 1, IDDRProfileEsellerLead: 2 });
  });
});
