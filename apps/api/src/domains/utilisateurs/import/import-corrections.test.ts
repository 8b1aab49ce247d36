import type { ImportCorrection } from '@comptoir/contract/imports/result';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../../test/http.ts';
import {
  findUser,
  importCells,
  importedUser,
  importFile,
  importHeader,
  sendImport,
  type ImportedRow,
} from '../../../../test/rows/import.ts';
import { workbookOf } from '../../../../test/workbook.ts';
import { columns } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';

describe.each(engines())('a file that is sent again with corrections (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const correction = (ligne: number, colonne: string, valeur: string): ImportCorrection => ({ ligne, colonne, valeur });
  const sent = async (rows: readonly ImportedRow[], json: object | string, essai = false) =>
    sendImport(operator, importFile(rows), { essai, json });

  it('says which cells are at fault, with what was read there', async () => {
    const rows = [importedUser('corr01'), importedUser('corr02', { EMail: 'pas une adresse' }), importedUser('corr03', { Sites: '1|999' })];
    const { body } = await sent(rows, {}, true);
    expect(body.aCorriger.map(({ ligne, cellules }) => [ligne, cellules.map(({ colonne, valeur }) => [colonne, valeur])])).toEqual([
      [3, [['E-mail', 'pas une adresse']]],
      [4, [['Sites', '1|999']]],
    ]);
  });

  it('imports what was refused, and the lines that are asked for alone', async () => {
    const rows = [importedUser('corr11'), importedUser('corr12', { EMail: 'non' }), importedUser('corr13', { drprofile_id: 'Inconnu' })];
    expect((await sent(rows, {})).body.nbUsersAddedOK).toBe(1);
    const corrections = [correction(3, 'E-mail', 'corr12@exemple.example'), correction(4, 'Profil', 'toujours inconnu')];
    const again = (await sent(rows, { corrections, lignes: [3, 4] })).body;
    expect(again.lignes.map(({ ligne, effet }) => [ligne, effet])).toEqual([
      [3, 'ajout'],
      [4, 'refus'],
    ]);
    expect(again.aCorriger).toMatchObject([{ ligne: 4, cellules: [{ valeur: 'toujours inconnu' }] }]);
    expect(await findUser(operator, 'corr12')).toMatchObject({ EMail: 'corr12@exemple.example' });
  });

  it('takes a login that stands twice out of the way', async () => {
    const rows = [importedUser('corr21'), importedUser('CORR21')];
    const { body } = await sent(rows, { corrections: [correction(3, 'Login', 'corr22')] }, true);
    expect(body.lignes.map(({ effet }) => effet)).toEqual(['ajout', 'ajout']);
  });

  it('adds a column that the file lacks', async () => {
    const needed = columns.filter(({ field }) => ['Lastname', 'Firstname', 'LoginWEB', 'Password', 'drprofile_id'].includes(field));
    const row = importedUser('corr31');
    const file = workbookOf([needed.map(({ header }) => header), needed.map(({ field }) => row[field])]);
    const json = { corrections: [correction(2, 'E-mail', 'corr31@exemple.example')] };
    expect((await sendImport(operator, file, { essai: true, json })).body.lignes[0]?.champs).toContain('E-mail');
  });

  it('never shows a password, and takes a new one', async () => {
    const rows = [importedUser('corr41', { Password: 'bien trop long' })];
    const { body, text } = await sent(rows, {}, true);
    expect(body.aCorriger).toMatchObject([{ ligne: 2, cellules: [{ colonne: 'Mot de passe', valeur: null }] }]);
    expect(text).not.toContain('bien trop long');
    const corrected = await sent(rows, { corrections: [correction(2, 'Mot de passe', 'court')] }, true);
    expect(corrected.body.lignes[0]?.effet).toBe('ajout');
    expect(corrected.text).not.toContain('court');
  });

  it.each([
    ['a line that is not there', { corrections: [correction(99, 'E-mail', 'x')] }, 'La ligne 99 n’est pas une ligne de ce fichier.'],
    [
      'a column that is not there',
      { corrections: [correction(2, 'Taille', 'x')] },
      '«\u00a0Taille\u00a0» n’est pas une colonne de l’import.',
    ],
    ['a part that cannot be read', '{', 'La partie «\u00a0json\u00a0» du formulaire n’est pas lisible.'],
  ])('refuses %s', async (_, json, message) => {
    const { status, body } = await sent([importedUser('corr51')], json, true);
    expect([status, body.message]).toEqual([400, message]);
  });

  it('refuses more corrections than a form may hold', async () => {
    const corrections = Array.from({ length: 5000 }, () => correction(2, 'E-mail', 'x'.repeat(1000)));
    const { status, body } = await sent([importedUser('corr55')], { corrections }, true);
    expect([status, body.message]).toEqual([413, 'Ce qui est envoyé avec le fichier dépasse 4\u00a0Mo.']);
  });

  it('means the same as the corrected file', async () => {
    const value = fc.constantFrom('', 'Vendeur', '1', 'oui', 'x@exemple.example', 'pas une adresse', '06 00 00 00 00', '1|2', 'corr61');
    const asked = fc.array(fc.record({ at: fc.nat(2), column: fc.nat(importHeader.length - 1), valeur: value }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(asked, async (made) => {
        const cells = ['corr61', 'corr62', 'corr63'].map((login) => importCells(importedUser(login, { EMail: 'non' })));
        const corrections = made.map(({ at, column, valeur }) => correction(at + 2, importHeader[column]!, valeur));
        const corrected = cells.map((row) => [...row]);
        for (const { at, column, valeur } of made) corrected[at]![column] = valeur;
        const one = await sendImport(operator, workbookOf([importHeader, ...cells]), { essai: true, json: { corrections } });
        const other = await sendImport(operator, workbookOf([importHeader, ...corrected]), { essai: true });
        expect(one.body).toEqual(other.body);
      }),
      { numRuns: inject('proving') ? 25 : 10 },
    );
  });
});
