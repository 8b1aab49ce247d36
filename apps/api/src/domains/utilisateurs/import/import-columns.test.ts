import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../../test/http.ts';
import {
  findUser,
  importCells,
  importFile,
  importForm,
  importHeader,
  importPath,
  importTrace,
  importedUser,
  sendImport,
} from '../../../../test/rows/import.ts';
import { linesXml, sheetXml, workbookOf, workbookParts, zipOf } from '../../../../test/workbook.ts';
import type { ImportPasse } from '@comptoir/contract/domains/imports/imports.calls';
import type { ImportReading } from '@comptoir/contract/imports/reading';
import type { UtilisateursImportResult } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.calls';

describe.each(engines())('titles of an imported file (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const confirmed = (content: Buffer) => operator.call<UtilisateursImportResult>('POST', `${importPath}?confirme=1`, importForm(content));
  const titled = ['identifiant', 'NOM', 'prenom', 'mdp', 'profil', 'Remarque'];

  test('others than those of the template are shown, and confirmed before anything is written', async () => {
    const file = workbookOf([titled, ['titre1', 'Roy', 'Anne', 'secret-t', 'Vendeur', 'à rappeler']]);
    const before = await importTrace(operator);
    const { body } = await sendImport(operator, file, { essai: true });
    expect(body).toMatchObject({ nbUsersAddedOK: 1, errors: [] });
    expect(body.colonnes).toEqual([
      { colonne: 'A', titre: 'identifiant', champ: 'Login' },
      { colonne: 'B', titre: 'NOM', champ: 'Nom' },
      { colonne: 'C', titre: 'prenom', champ: 'Prénom' },
      { colonne: 'D', titre: 'mdp', champ: 'Mot de passe' },
      { colonne: 'E', titre: 'profil', champ: 'Profil' },
      { colonne: 'F', titre: 'Remarque', champ: null },
    ]);
    const unseen = await sendImport(operator, file);
    expect([unseen.status, unseen.body.message]).toEqual([
      422,
      'Les titres du fichier ne sont pas ceux du modèle\u00a0: vérifiez le fichier, puis confirmez la lecture de ses colonnes.',
    ]);
    expect(await importTrace(operator)).toEqual(before);
    const done = await confirmed(file);
    expect(done.body).toEqual({ ...body, essai: false });
    expect(await findUser(operator, 'titre1')).toMatchObject({ Lastname: 'Roy', Firstname: 'Anne', Password: 'secret-t' });
  });

  test('a login exchanged with the password is refused, and no password reaches the journal', async () => {
    const swap = <T>(cells: readonly T[]) => cells.map((cell, at) => (at === 7 ? cells[8] : at === 8 ? cells[7] : cell));
    const before = await importTrace(operator);
    const cells = importCells(importedUser('echange', { Password: 'secret14' }));
    for (const file of [workbookOf([swap(importHeader), swap(cells)]), workbookOf([swap(importHeader), cells])]) {
      for (const answer of [await sendImport(operator, file), await confirmed(file)]) {
        expect([
          answer.status,
          answer.text.includes('«\u00a0Login\u00a0» et «\u00a0Mot de passe\u00a0»'),
          answer.text.includes('colonnes H et I'),
        ]).toEqual([422, true, true]);
      }
    }
    expect(await importTrace(operator)).toEqual(before);
    expect((await operator.call<{ total: number }>('GET', '/api/journal?texte=secret14')).body.total).toBe(0);
  });

  test('a missing column is named', async () => {
    const without = <T>(cells: readonly T[]) => cells.filter((_, at) => at !== 9);
    const { status, body } = await sendImport(
      operator,
      workbookOf([without(importHeader), without(importCells(importedUser('sansprofil')))]),
    );
    expect([status, body.message]).toEqual([422, 'Il manque la colonne «\u00a0Profil\u00a0».']);
  });

  test('without titles the documented order holds, and it is said', async () => {
    const { status, body } = await sendImport(operator, workbookOf([importCells(importedUser('sanstitre'))]));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      nbUsersAddedOK: 1,
      colonnes: [],
      remarques: ['Aucune ligne de titres n’a été trouvée\u00a0: les colonnes sont lues dans l’ordre du modèle.'],
    });
    expect(body.lignes).toMatchObject([{ ligne: 1, cle: 'sanstitre' }]);
  });

  test('a formula is read, an error refuses its line, and both are said', async () => {
    const lines = linesXml([
      importHeader,
      importCells(importedUser('formule', { PhoneNumber: 261000001 })),
      importCells(importedUser('erreur')),
    ])
      .replace(/<c r="A2"[^]*?<\/c>/, '<c r="A2" t="str"><f>UPPER("x")</f><v>X</v></c>')
      .replace(/<c r="B3"[^]*?<\/c>/, '<c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c>');
    const { body } = await sendImport(operator, zipOf(workbookParts(sheetXml(lines))));
    expect(body).toMatchObject({
      nbUsersAddedOK: 1,
      errors: [{ ligne: 3, colonne: 'Prénom', message: 'Cette cellule contient une erreur de calcul (#DIV/0!)' }],
      avis: [{ ligne: 2, colonne: 'Téléphone', message: 'Le zéro que le tableur a enlevé devant ce numéro a été remis' }],
      remarques: ['Des formules donnent leur dernière valeur enregistrée (cellule A2).'],
    });
    expect(await findUser(operator, 'formule')).toMatchObject({ Lastname: 'X', PhoneNumber: '0261000001' });
  });

  test('two spellings of an accent are one login', async () => {
    const { body } = await sendImport(operator, importFile([importedUser('x72\u00e9'), importedUser('x72e\u0301')]));
    expect(body.errors.map(({ message }) => message)).toEqual(['Ce login est aussi à la ligne 3', 'Ce login est aussi à la ligne 2']);
    await sendImport(operator, importFile([importedUser('x72\u00e9')]));
    const again = await sendImport(operator, importFile([importedUser('X72E\u0301', { Lastname: 'Gwe\u0301nole\u0301' })]));
    expect(again.body).toMatchObject({ nbUsersAddedOK: 0, nbUsersUpdatedOK: 1 });
    expect(await findUser(operator, 'x72\u00e9')).toMatchObject({ Lastname: 'Gw\u00e9nol\u00e9' });
  });

  test('an e-mail with blanks around it is taken without them', async () => {
    await sendImport(operator, importFile([importedUser('blancs', { EMail: '\u00a0yann@exemple.example ' })]));
    expect(await findUser(operator, 'blancs')).toMatchObject({ EMail: 'yann@exemple.example' });
  });

  test('a reading writes nothing, and what a person chooses of it is read, remembered and forgotten', async () => {
    const read = (content: Buffer, json = {}) =>
      operator.call<ImportReading>('POST', `${importPath}/lecture`, importForm(content, 'équipe.xlsx', json));
    const file = workbookOf([
      ['Équipe du 3 octobre'],
      ['Qui', 'Petit nom', 'Accès', 'Sésame', 'Rôle'],
      ['Roy', 'Anne', 'choix1', 'secret-c', 'Vendeur'],
    ]);
    const before = await importTrace(operator);
    const { body: first } = await read(file, { ligneTitres: 2 });
    expect(first).toMatchObject({ documente: false, feuille: 'Feuille', ligneTitres: 2, nbLignes: 1, memoire: null });
    expect(first.colonnes[0]).toEqual({ colonne: 'A', titre: 'Qui', champ: null, raison: 'inconnu', valeurs: ['Roy'] });
    const champs = ['Nom', 'Prénom', 'Login', 'Mot de passe', 'Profil'];
    const colonnes = first.colonnes.map(({ colonne }, index) => ({ colonne, champ: champs[index] ?? null }));
    const lecture = { feuille: 'Feuille', ligneTitres: 2, colonnes };
    const checked = await sendImport(operator, file, { essai: true, json: { lecture, retenir: true } });
    expect(checked.body).toMatchObject({ nbUsersAddedOK: 1, errors: [] });
    expect(await importTrace(operator)).toEqual(before);
    const lacking = await sendImport(operator, file, { json: { lecture: { ...lecture, colonnes: colonnes.slice(0, 4) } } });
    expect([lacking.status, lacking.body.message]).toEqual([422, 'Il manque la colonne «\u00a0Profil\u00a0».']);
    const elsewhere = await read(file, { feuille: 'Absente' });
    expect([elsewhere.status, elsewhere.text]).toEqual([422, expect.stringContaining('pas de feuille visible')]);

    const done = await sendImport(operator, file, { json: { lecture, retenir: true } });
    expect(done.body).toMatchObject({ nbUsersAddedOK: 1, errors: [] });
    expect(await findUser(operator, 'choix1')).toMatchObject({ Lastname: 'Roy', Password: 'secret-c' });
    const { body: again } = await read(file, { ligneTitres: 2 });
    expect(again.colonnes.map(({ champ, raison, valeurs }) => [champ, raison, valeurs === null])).toEqual(
      champs.map((champ) => [champ, 'memorise', champ === 'Mot de passe']),
    );
    const forget = `/api/imports/colonnes/${again.memoire?.IDImportColonnes}`;
    expect((await operator.call('DELETE', forget)).body).toEqual({ success: true });
    expect((await operator.call('DELETE', forget)).status).toBe(404);
    expect((await read(file, { ligneTitres: 2 })).body.memoire).toBeNull();
  });

  test('an import is noted with what became of its lines and its group of the journal; a trial is not', async () => {
    const done = async () => (await operator.call<ImportPasse[]>('GET', '/api/imports?import=utilisateurs')).body;
    const before = await done();
    const file = importFile([importedUser('note1'), importedUser('note2', { EMail: 'pas une adresse' })]);
    await sendImport(operator, file, { essai: true });
    expect(await done()).toEqual(before);
    await sendImport(operator, file, { name: 'équipe.xlsx' });
    const [newest, ...others] = await done();
    expect(others).toEqual(before);
    expect(newest).toMatchObject({ Fichier: 'équipe.xlsx', Etat: 'termine', Lignes: 2, Prises: 1, Refusees: 1 });
    const journal = await operator.call<{ total: number }>('GET', `/api/journal?groupe=${newest?.Groupe}`);
    expect(journal.body.total).toBeGreaterThan(0);
  });
});
