import { describe, expect, it } from 'vitest';
import { ageInWords, ageOf, daysInWords, lastDays } from './verdict-words.ts';

describe('the age of an access', () => {
  const now = Date.parse('2026-03-31T12:00:00Z');
  it.each([
    [null, null, 'inconnu'],
    ['2026-03-31T11:59:00+00:00', 0, "aujourd'hui"],
    ['2026-04-02T00:00:00Z', 0, "aujourd'hui"],
    ['2026-03-30T11:00:00Z', 1, '1 jour'],
    ['2025-03-31T12:00:00Z', 365, '365 jours'],
  ])('%s', (moment, days, words) => {
    expect(ageOf(moment, now)).toBe(days);
    expect(ageInWords(days)).toBe(words);
  });
});

describe('a strip of days', () => {
  const jour = (Jour: string, Succes: number, Echecs: number) => ({ Interface: 'dbs', Jour, Succes, Echecs });
  const days = lastDays(
    [jour('2026-03-01', 3, 0), jour('2026-02-28', 2, 1), jour('2026-02-27', 0, 4), jour('2025-01-01', 1, 0)],
    '2026-03-01',
    4,
  );

  it('crosses the ends of months, oldest first', () => {
    expect(days).toEqual([
      { jour: '2026-02-26', tone: 'none' },
      { jour: '2026-02-27', tone: 'failed' },
      { jour: '2026-02-28', tone: 'some' },
      { jour: '2026-03-01', tone: 'ok' },
    ]);
  });

  it('is described in words', () => {
    expect(daysInWords(days)).toBe('Sur 4 jours, 3 jours vérifiés, 2 avec des échecs');
    expect(daysInWords(lastDays([], '2026-03-01', 90))).toBe('Aucune vérification depuis 90 jours');
  });
});
