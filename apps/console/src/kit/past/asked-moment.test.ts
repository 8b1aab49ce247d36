import { expect, test } from 'vitest';
import { afterMoment, faultsOf, leftTime } from './asked-moment.ts';

test.each([
  ['2026-03-09', '', '2026-03-09T23:00:00.000Z'],
  ['2026-07-14', ' ', '2026-07-14T22:00:00.000Z'],
  ['2026-03-09', '18h30', '2026-03-09T17:31:00.000Z'],
  ['2026-03-09', '18:30:59', '2026-03-09T17:31:00.000Z'],
])('what was written on %s at "%s" is before %s', (jour, heure, after) => {
  expect(faultsOf({ jour, heure })).toEqual({});
  expect(afterMoment({ jour, heure })).toBe(after);
});

test('what is no day or no time stays as typed, with a sentence', () => {
  expect(faultsOf({ jour: null, heure: '' })).toEqual({ jour: 'Veuillez choisir une date.' });
  expect(faultsOf({ jour: '31/02/2026', heure: '25:00' })).toEqual({
    jour: 'Date attendue, comme 31/03/2026',
    heure: 'Heure attendue, comme 18:30',
  });
  expect(['8h5', '8h05', '22:30:5'].map(leftTime)).toEqual(['8h5', '08:05', '22:30:5']);
});
