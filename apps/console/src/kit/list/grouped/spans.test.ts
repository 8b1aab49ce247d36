import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spansOf } from './spans.ts';

test('consecutive rows of one key share a span', () => {
  const spans = spansOf(['ba', 'bb', 'ab', 'bc'], ([first = '']) => first);
  expect(spans.map(({ key, row, start, count }) => `${key} ${row} ${start}+${count}`)).toEqual([
    'b ba 0+2',
    'b ba 0+2',
    'a ab 2+1',
    'b bc 3+1',
  ]);
  expect(spans[0]).toBe(spans[1]);
});

test('every row is in the span of its key, and the spans follow each other', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3)), (rows) => {
      const spans = spansOf(rows, (row) => row);
      expect(spans.map(({ key }) => Number(key))).toEqual(rows);
      const each = [...new Set(spans)];
      expect(each.flatMap(({ start, count }) => Array.from({ length: count }, (_, at) => start + at))).toEqual(rows.map((_, at) => at));
      expect(each.every(({ key }, at) => key !== each[at - 1]?.key)).toBe(true);
    }),
  );
});
