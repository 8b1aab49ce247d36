import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, matcherOf } from './fold.ts';
import { narrowing } from './narrowing.ts';

const letters = fc.constantFrom('a', 'b', 'é', 'E', ' ', 'Σ');
const text = fc.string({ unit: letters, maxLength: 6 });

test('whatever is typed before, the rows found are those that match what is typed now', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), fc.array(text, { maxLength: 12 }), (rows, typed) => {
      const find = narrowing(rows, fold);
      for (const one of typed) {
        const matches = matcherOf(one);
        expect(find(one)).toEqual(rows.filter((row) => matches(fold(row))));
      }
    }),
  );
});

test('what is typed further is looked for among the rows found before', () => {
  const asked: string[] = [];
  const find = narrowing(['Legrand', 'Leroy', 'Martin'], (row) => {
    asked.push(row);
    return fold(row);
  });
  expect(find('le')).toEqual(['Legrand', 'Leroy']);
  expect(find('leg')).toEqual(['Legrand']);
  expect(asked).toEqual(['Legrand', 'Leroy', 'Martin', 'Legrand', 'Leroy']);
  expect(find('l')).toEqual(['Legrand', 'Leroy']);
});
