import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedFineTime, typedTime } from './typed-time.ts';

describe('a typed time', () => {
  test.each([
    ['22:30', '22:30'],
    ['8h05', '08:05'],
    [' 8 h 05 ', '08:05'],
    ['0.00', '00:00'],
    ['24:00', null],
    ['8:60', null],
    ['8:05:30', null],
    ['midi', null],
    ['', null],
  ])('as "%s" is %s', (typed, read) => {
    expect(typedTime(typed)).toBe(read);
  });

  test.each([
    ['8:05:30', '08:05:30'],
    ['22h30m05s', '22:30:05'],
    ['22h30', '22:30'],
    ['22:30:60', null],
  ])('to the second, as "%s" is %s', (typed, read) => {
    expect(typedFineTime(typed)).toBe(read);
  });

  test('is read back as it is shown', () => {
    const seconds = fc.integer({ min: 0, max: 86_399 });
    fc.assert(
      fc.property(seconds, (at) => {
        const shown = new Date(at * 1000).toISOString().slice(11, 19);
        expect(typedFineTime(shown)).toBe(shown);
        expect(typedTime(shown.slice(0, 5))).toBe(shown.slice(0, 5));
      }),
    );
  });
});
