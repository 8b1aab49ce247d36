import { expect, test } from 'vitest';
import { readDay } from './days.rules.ts';

test.each<[Date | string, string]>([
  [new Date('2024-03-15'), '2024-03-15'],
  [new Date('2024-03-15T13:00:00Z'), '2024-03-15'],
  ['15/03/2024', '2024-03-15'],
  [' 5-3-2024 ', '2024-03-05'],
  ['15.03.2024', '2024-03-15'],
  ['2024-03-15', '2024-03-15'],
])('%s is a day', (cell, value) => {
  expect(readDay(cell)).toEqual({ value });
});

test.each<[string | boolean]>([['31/02/2024'], ['15/03/24'], ['mars 2024'], [true], ['15/03/1066'], ['15/13/2024']])(
  '%s is none',
  (cell) => {
    expect(readDay(cell)).toEqual({ fault: 'Une date est attendue, jj/mm/aaaa' });
  },
);

test('a number without the format of a date is refused, with what to do', () => {
  expect(readDay(45_366)).toEqual({ fault: expect.stringMatching(/^Le nombre 45366 n’a pas le format d’une date/) as unknown });
});
