import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import type { CsvColumn } from '../csv.ts';
import type { CellKind, CellValue } from '../rows/cell-value.ts';
import { xlsxOf } from './xlsx.ts';

const columnOf = (kind: CellKind): CsvColumn<CellValue> => ({ heading: 'Titre', kind, value: (row) => row });
const read = (kind: CellKind, values: readonly CellValue[]) => readSheet(xlsxOf('Sites', [columnOf(kind)], values).buffer);

test('numbers, days and moments of Paris stay what they are; yes and no are words', async () => {
  expect(await read('money', [1234.5, -3, null, 2])).toEqual([['Titre'], [1234.5], [-3], [null], [2]]);
  expect(await read('date', ['2026-02-28', 'hier'])).toEqual([['Titre'], [new Date('2026-02-28')], ['hier']]);
  expect(await read('dateTime', ['2026-07-01T22:30:00Z'])).toEqual([['Titre'], [new Date('2026-07-02T00:30:00Z')]]);
  expect(await read('bool', [true, false])).toEqual([['Titre'], ['Oui'], ['Non']]);
});

test('what begins like a formula is a text that stays one when it is edited', () => {
  const parts = unzipSync(xlsxOf('a/b:c', [columnOf('text')], ['=1+1', '+33 1', 'plain']));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toContain('<f');
  expect([...sheet.matchAll(/s="(\d)"><is><t xml:space="preserve">([^<]*)/g)].map(([, place, text]) => [text, place])).toEqual([
    ['Titre', '1'],
    ['=1+1', '7'],
    ['+33 1', '7'],
    ['plain', '2'],
  ]);
});

test('any text is read back as it is', async () => {
  const text = fc
    .string({ unit: fc.constantFrom('a', 'é', '&', '<', '>', '"', "'", '=', ' ', '\n', '😀', ';', '_') })
    .map((value) => `«${value}»`);
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (values) => {
      expect(await read('text', values)).toEqual([['Titre'], ...values.map((value) => [value])]);
    }),
  );
});
