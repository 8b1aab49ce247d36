import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDay, leftDay, shownDay, textOfDay, typedDay } from './typed-day.ts';

const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const almostDay = fc
  .tuple(fc.nat(40), fc.constantFrom('/', '.', '-', ' '), fc.nat(15), fc.constantFrom('/', '.', '-', ' '), fc.nat(3000))
  .map((parts) => parts.join(''));
const anyText = fc.oneof(fc.string(), almostDay, day, day.map(shownDay));

test.each([
  ['09/03/2026', '2026-03-09'],
  ['9/3/26', '2026-03-09'],
  [' 09.03.2026 ', '2026-03-09'],
  ['09032026', '2026-03-09'],
  ['2026-03-09', '2026-03-09'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', '29/02/2026'],
  ['31/04/26', '31/04/26'],
  ['12/13/2026', '12/13/2026'],
  ['09/03/126', '09/03/126'],
  ['bientôt', 'bientôt'],
  [' ', null],
  ['', null],
])('%j, left, is %j', (typed, value) => {
  expect(leftDay(typedDay(typed))).toBe(value);
});

describe('a typed day', () => {
  test('is read back as it is shown', () => {
    fc.assert(
      fc.property(day, (iso) => {
        expect(typedDay(shownDay(iso))).toBe(iso);
        expect(leftDay(iso)).toBe(iso);
      }),
    );
  });

  test('is never another day than its text says, and any other text stays as typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const value of [typedDay(text), leftDay(typedDay(text))]) {
          if (isDay(value)) {
            const figures = text.match(/\d+/g)!.join('');
            const [year, month, date] = value.split('-').map(Number);
            const spellings = [`${date}${month}`, `${date}${String(month).padStart(2, '0')}`].flatMap((start) =>
              ['', '0'].flatMap((zero) => [`${zero}${start}${year}`, `${zero}${start}${String(year).slice(2)}`]),
            );
            expect([...spellings, value.replaceAll('-', '')]).toContain(figures);
          } else expect(value ?? '').toBe(text.trim() === '' ? '' : text);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('no key on the way to a year of four figures is a day', () => {
    fc.assert(
      fc.property(day, (iso) => {
        const text = shownDay(iso);
        for (let keys = 1; keys < text.length; keys += 1) expect(isDay(typedDay(text.slice(0, keys)))).toBe(false);
      }),
    );
  });

  test('is the same typed key by key into the field as pasted over whatever it held', () => {
    fc.assert(
      fc.property(anyText, fc.option(anyText), (text, held) => {
        let [typed, value] = ['', held === null ? null : leftDay(typedDay(held))];
        const type = (next: string) => {
          [typed, value] = [next, typedDay(next)];
        };
        type('');
        for (const key of text) type(textOfDay(typed, value) + key);
        expect(textOfDay(typed, value)).toBe(text);
        expect(value).toBe(typedDay(text));
      }),
    );
  });

  test('once left, stays what it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const left = leftDay(typedDay(text));
        expect(leftDay(left)).toBe(left);
      }),
    );
  });
});
