import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../../test/http.ts';
import { importCells, importFile, importHeader, importPath, importTrace, importedUser, sendImport } from '../../../../test/rows/import.ts';
import { linesXml, sheetXml, workbookParts, zipOf } from '../../../../test/workbook.ts';

const user = importedUser('refus');
const good = linesXml([importHeader, importCells(user)]);
const sheet = (after: string, lines = good) => zipOf(workbookParts(sheetXml(lines, after)));
const notOne = 'Ce fichier n’est pas un classeur Excel (.xlsx).';

describe.each(engines())('files that are refused, with nothing written (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  test.each([
    ['another extension', 415, 'Le fichier doit être au format .xlsx.', () => importFile([user]), 'utilisateurs.csv'],
    ['a text', 415, notOne, () => Buffer.from('Nom;Prénom'), 'a.xlsx'],
    ['a zip of something else', 415, notOne, () => zipOf([{ name: 'a.txt', content: 'a' }]), 'a.xlsx'],
    ['a large file', 413, 'Le fichier dépasse 10\u00a0Mo.', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'a.xlsx'],
    ['a zip bomb', 413, 'Ce classeur dépasse 64\u00a0Mo une fois décompressé.', () => sheet(' '.repeat(70 * 1024 * 1024)), 'a.xlsx'],
    [
      'merged cells',
      422,
      'Les cellules fusionnées ne sont pas acceptées (A2:B2).',
      () => sheet('<mergeCells><mergeCell ref="A2:B2"/></mergeCells>'),
      'a.xlsx',
    ],
    ['no line', 400, 'Ce fichier ne contient aucune ligne à importer.', () => importFile([]), 'a.xlsx'],
  ])('%s', async (_, status, message, make, name) => {
    const before = await importTrace(operator);
    const answer = await sendImport(operator, make(), { name });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await importTrace(operator)).toEqual(before);
  });

  test('no file', async () => {
    const form = new FormData();
    form.append('autre', new Blob(['a']), 'a.xlsx');
    const { status, body } = await operator.call<{ message: string }>('POST', importPath, form);
    expect([status, body.message]).toEqual([400, 'Veuillez choisir un fichier.']);
  });

  test('customer access imports nothing', async () => {
    expect((await sendImport(await on.customer(), importFile([user]))).status).toBe(403);
  });
});
