import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, matcherOf } from './fold.ts';
import { narrowing } from './narrowing.ts';

const letters = fc.constantFrom('a', 'b', 'é', 'E', ' ', 'Σ');
const text = fc.string({ unit: letters, maxLength: 6 });

test('the rows found match the current text, whatever was typed before', () => {
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

test('a longer text is searched only among the rows found before', () => {
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
