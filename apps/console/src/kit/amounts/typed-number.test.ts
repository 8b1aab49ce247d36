import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownNumber, textOfNumber, typedNumber, type Typed } from './typed-number.ts';

const amount = fc
  .tuple(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), fc.nat(3))
  .map(([units, decimals]) => units / 10 ** decimals);
const almostNumber = fc.string({ unit: fc.constantFrom('-', '0', '1', '9', ',', '.', ' ', '\u202f', '€', 'e'), maxLength: 12 });
const anyText = fc.oneof(
  fc.string(),
  almostNumber,
  amount.map(String),
  amount.map((value) => shownNumber(value)),
);

test.each([
  ['12,5', 12.5],
  ['12.', 12],
  [',5', 0.5],
  ['-5', -5],
  ['−5', -5],
  ['12.345', 12.345],
  ['1 234,50 €', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['12,5 %', 12.5],
  ['30 jours', 30],
  ['', null],
  [' ', null],
  ['-', '-'],
  ['abc', 'abc'],
  ['1e3', '1e3'],
  ['12 34', '12 34'],
  ['1.2.3', '1.2.3'],
  ['12,5,1', '12,5,1'],
  ['1,00000000000000001', '1,00000000000000001'],
  ['99999999999999999999', '99999999999999999999'],
])('%j is %j', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

describe('a typed number', () => {
  test('is read back as it is shown, with every decimal', () => {
    fc.assert(
      fc.property(amount, fc.nat(3), fc.boolean(), (value, decimals, grouped) => {
        expect(typedNumber(shownNumber(value, { decimals, grouped }))).toBe(value + 0);
      }),
    );
  });

  test('keeps each figure and its sign, and any other text stays as typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const value = typedNumber(text);
        if (typeof value === 'number') {
          const figures = (of: string) => of.replace(/\D/g, '').replace(/^0+/, '');
          const written = figures(text);
          expect(written.replace(/0+$/, '')).toBe(figures(shownNumber(value, { decimals: 0, grouped: false })).replace(/0+$/, ''));
          expect(value < 0).toBe(/^\s*[-−–]/.test(text) && written !== '');
        } else expect(value ?? '').toBe(text.trim() === '' ? '' : text);
      }),
      { numRuns: 2000 },
    );
  });

  test('is the same typed key by key into the field as pasted over whatever it held', () => {
    fc.assert(
      fc.property(anyText, fc.oneof(amount, fc.string(), fc.constant(null)), (text, held: Typed) => {
        let [typed, value] = ['', held];
        const type = (next: string) => {
          [typed, value] = [next, typedNumber(next)];
        };
        type('');
        for (const key of text) type(textOfNumber(typed, value) + key);
        expect(textOfNumber(typed, value)).toBe(text);
        expect(value).toBe(typedNumber(text));
      }),
    );
  });
});
