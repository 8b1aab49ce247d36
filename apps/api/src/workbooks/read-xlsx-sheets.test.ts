import { describe, expect, test } from 'vitest';
import { Refusal } from '@comptoir/contract/errors';
import { linesXml, sheetXml, workbookParts, zipOf, type Part } from '../../test/workbook.ts';
import { readXlsx } from './read-xlsx.ts';

const columns = 4;
const titles = { known: ['nom', 'login'], telling: ['login'] };
const read = (file: Buffer) => readXlsx(file, { columns, titles });
const sheet = (lines: string, after = '') => zipOf(workbookParts(sheetXml(lines, after)));
const header = '<row r="1"><c r="A1" t="inlineStr"><is><t>Nom</t></is></c><c r="B1" t="inlineStr"><is><t>Login</t></is></c></row>';

interface Given {
  name: string;
  state?: string;
  rows: string[][];
}
const bookOf = (sheets: readonly Given[]): Buffer => {
  const [types, book, links, styles] = workbookParts('') as [Part, Part, Part, Part];
  const list = sheets
    .map(({ name, state }, n) => `<sheet name="${name}" sheetId="${n + 1}"${state ? ` state="${state}"` : ''} r:id="s${n}"/>`)
    .join('');
  const targets = sheets
    .map(
      (_, n) =>
        `<Relationship Id="s${n}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/s${n}.xml"/>`,
    )
    .join('');
  return zipOf([
    types,
    { ...book, content: String(book.content).replace(/<sheets>.*<\/sheets>/, `<sheets>${list}</sheets>`) },
    { ...links, content: String(links.content).replace('</Relationships>', `${targets}</Relationships>`) },
    styles,
    ...sheets.map(({ rows }, n) => ({ name: `xl/worksheets/s${n}.xml`, content: sheetXml(linesXml(rows)) })),
  ]);
};

describe('which sheet is read', () => {
  const data = [
    ['Nom', 'Login'],
    ['Le Goff', 'ylegoff'],
  ];
  const lines = [{ ligne: 2, cells: ['Le Goff', 'ylegoff'] }];

  test('the first visible one with the titles; hidden ones are named', async () => {
    const file = bookOf([
      {
        name: 'Ancienne',
        state: 'hidden',
        rows: [
          ['Nom', 'Login'],
          ['Caché', 'cache'],
        ],
      },
      { name: 'Secrète', state: 'veryHidden', rows: data },
      { name: 'Notice', rows: [['Lisez ceci'], ['Une ligne par personne']] },
      { name: 'Équipe &amp; co', rows: data },
    ]);
    expect(await read(file)).toMatchObject({
      sheet: 'Équipe & co',
      sheets: expect.arrayContaining([
        { name: 'Ancienne', isHidden: true },
        { name: 'Équipe & co', isHidden: false },
      ]),
      isFirst: false,
      lines,
    });
  });

  test('without titles anywhere, the first visible one with a line', async () => {
    const file = bookOf([
      { name: 'Vide', rows: [] },
      { name: 'Données', rows: [['a', 'b']] },
    ]);
    expect(await read(file)).toMatchObject({ sheet: 'Données', header: undefined, lines: [{ ligne: 1, cells: ['a', 'b'] }] });
  });

  test('only hidden ones are refused', async () => {
    const failure: unknown = await read(bookOf([{ name: 'Ancienne', state: 'hidden', rows: data }])).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Refusal);
    expect(failure).toMatchObject({
      code: 'rule',
      message: 'Toutes les feuilles de ce classeur sont masquées\u00a0: affichez celle qui est à lire.',
    });
  });
});

describe('what is around the lines', () => {
  test('lines above the titles are not read, and lines of blanks are none', async () => {
    const file = sheet(linesXml([['Liste du personnel'], [], ['Nom', 'Login'], ['Roy', 'aroy'], [' ', '\u00a0']]));
    expect(await read(file)).toMatchObject({ header: { ligne: 3 }, above: [1], lines: [{ ligne: 4, cells: ['Roy', 'aroy'] }] });
  });

  test('a telling title is enough; a name that is also a title is not', async () => {
    expect(await read(sheet(linesXml([['x', 'y', 'z', 'Login'], ['a']])))).toMatchObject({ header: { ligne: 1 } });
    expect(await read(sheet(linesXml([['Nom', 'y', 'z'], ['a']])))).toMatchObject({ header: undefined });
  });

  test('hidden lines and columns are read and named', async () => {
    const lines = `${header}<row r="2" hidden="1"><c r="A2"><v>1</v></c></row><row r="3"><c r="A3"><v>2</v></c></row>`;
    const file = zipOf(
      workbookParts(sheetXml(lines).replace('<sheetData>', '<cols><col min="2" max="16384" hidden="true"/></cols><sheetData>')),
    );
    expect(await read(file)).toMatchObject({ hiddenRows: [2], hiddenColumns: ['B', 'C', 'D'], lines: [{ ligne: 2 }, { ligne: 3 }] });
  });
});

describe('formulas and errors', () => {
  test('a formula gives its last value', async () => {
    const file = sheet(
      `${header}<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="str"><f>A2&amp;"x"</f><v>1x</v></c></row><row r="3"><c r="A3"><f t="shared" si="0"/><v>2</v></c></row>`,
    );
    expect(await read(file)).toMatchObject({
      formulas: ['B2', 'A3'],
      lines: [
        { ligne: 2, cells: [1, '1x'] },
        { ligne: 3, cells: [2, null] },
      ],
    });
  });

  test('an error, and a formula without a value, are cells of their own', async () => {
    const file = sheet(
      `${header}<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row><row r="4"><c t="e" r="C4"><v>#N/A</v></c><c r="D4" t="str"><f>x</f></c></row>`,
    );
    const { lines, formulas } = await read(file);
    expect(formulas).toEqual([]);
    expect(lines).toEqual([
      { ligne: 2, cells: [1, { erreur: '#DIV/0!' }] },
      { ligne: 4, cells: [null, null, { erreur: '#N/A' }, { erreur: '' }] },
    ]);
  });
});

describe('legal spellings', () => {
  const plain =
    '<row><c t="inlineStr"><is><t>Nom</t></is></c><c t="inlineStr"><is><t>Login</t></is></c></row><row><c/><c><v>7</v></c></row><row r="5"><c r="B5"><v>8</v></c><c><v>9</v></c></row>';
  const lines = [
    { ligne: 2, cells: [null, 7, null] },
    { ligne: 5, cells: [null, 8, 9] },
  ];

  test('rows and cells without addresses', async () => {
    expect((await read(sheet(plain))).lines).toEqual(lines);
  });

  test.each(['utf-16le', 'utf-16be'])('parts in %s', async (encoding) => {
    const wide = (text: string) => {
      const bytes = Buffer.from(`\ufeff${text.replace('?>', ' encoding="UTF-16"?>')}`, 'utf16le');
      return encoding === 'utf-16be' ? bytes.swap16() : bytes;
    };
    const parts = workbookParts(sheetXml(plain)).map((part) => ({ ...part, content: wide(String(part.content)) }));
    expect((await read(zipOf(parts))).lines).toEqual(lines);
  });

  test('a document type in any part is refused', async () => {
    for (const name of ['xl/workbook.xml', 'xl/styles.xml', 'xl/worksheets/feuille.xml']) {
      const parts = workbookParts(sheetXml(header)).map((part) =>
        part.name === name ? { ...part, content: `<!DOCTYPE x [<!ENTITY e "ha">]>${String(part.content)}` } : part,
      );
      await expect(read(zipOf(parts))).rejects.toMatchObject({
        code: 'invalid',
        message: 'Ce classeur contient une déclaration interdite (DOCTYPE). Enregistrez-le à nouveau depuis votre tableur.',
      });
    }
  });
});
