import { parseRelanceMulti } from '@comptoir/contract/texts/relance-multi';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyRow, isSound, rowsOf, textOf, type Row } from './relance-rows.ts';

const label = fc.oneof(fc.string(), fc.constantFrom('Appel', 'E-mail', 'Appel-7', 'a;b', ' ', ''));
const row: fc.Arbitrary<Row> = fc.record({
  TypeContact: label,
  NbJours: fc.oneof(fc.nat({ max: 9999 }).map(String), fc.constantFrom('', '-3', '12345', '07', 'sept', '1;2', '7-8')),
  Action: label,
});

it('rows without a fault are read back as typed', () => {
  fc.assert(
    fc.property(fc.array(row.filter(isSound)), (rows) => {
      expect(rowsOf(textOf(rows))).toEqual(rows);
    }),
  );
});

it('rows with a fault never give a text that can be saved', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      expect(parseRelanceMulti(textOf(rows)).ok).toBe(rows.every(isSound));
    }),
  );
  expect(rowsOf(textOf([emptyRow]))).toBeNull();
  expect(rowsOf('')).toEqual([]);
});
