import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CellValue } from './rows/cell-value.ts';
import { csvOf, type CsvColumn } from './csv.ts';

const text: CsvColumn<CellValue> = { heading: 'Libellé', kind: 'text', value: (row) => row };
const linesOf = (csv: string) => csv.slice(1).split('\r\n').slice(0, -1);

test('a French spreadsheet opens it: byte order mark, semicolons, commas, Oui and Non', () => {
  const columns: CsvColumn<readonly [string, number, boolean]>[] = [
    { heading: 'Libellé', kind: 'text', value: ([label]) => label },
    { heading: 'Prix', kind: 'money', value: ([, price]) => price },
    { heading: 'Actif', kind: 'bool', value: ([, , active]) => active },
  ];
  const csv = csvOf(columns, [
    ['Éco\u00a0; malus', 1234.5, true],
    ['dit "prime"', -3, false],
  ]);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(linesOf(csv)).toEqual(['Libellé;Prix;Actif', '"Éco\u00a0; malus";1234,5;Oui', '"dit ""prime""";-3;Non']);
});

test.each(['=1+1', '+33 1', '-cmd', '@sum', '\tx', '＝1'])('%j does not run as a formula', (value) => {
  expect(linesOf(csvOf([text], [value]))[1]).toBe(`"'${value}"`);
});

/** Reads the CSV back as a spreadsheet does. */
const parse = (csv: string) => {
  const fields: string[] = [];
  const rest = csv.slice(1).replace(/\r\n$/, '');
  for (const [, quoted, plain] of rest.matchAll(/(?:^|\r\n)(?:"((?:[^"]|"")*)"|([^"\r\n]*))/g))
    fields.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
  return fields;
};

test('any text is read back unchanged, except for the apostrophe before a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (values) => {
      const [, ...read] = parse(csvOf([text], values));
      expect(read).toEqual(values.map((value) => (/^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value)));
    }),
  );
});
