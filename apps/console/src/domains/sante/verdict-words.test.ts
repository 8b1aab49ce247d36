import { describe, expect, it } from 'vitest';
import { ageInWords, ageOf, availability, dayInWords, daysInWords, lastDays } from './verdict-words.ts';

describe('the age of an access', () => {
  const now = Date.parse('2026-03-31T12:00:00Z');
  it.each([
    [null, null, 'inconnu'],
    ['2026-03-31T11:59:00+00:00', 0, 'aujourd’hui'],
    ['2026-04-02T00:00:00Z', 0, 'aujourd’hui'],
    ['2026-03-30T11:00:00Z', 1, '1 jour'],
    ['2025-03-31T12:00:00Z', 365, '365 jours'],
  ])('%s', (moment, days, words) => {
    expect(ageOf(moment, now)).toBe(days);
    expect(ageInWords(days)).toBe(words);
  });
});

describe('a strip of days', () => {
  const jour = (Jour: string, Succes: number, Echecs: number) => ({ Interface: 'dbs', Jour, Succes, Echecs, Libelle: '', Message: '' });
  const days = lastDays(
    [jour('2026-03-01', 3, 0), jour('2026-02-28', 2, 1), jour('2026-02-27', 0, 4), jour('2025-01-01', 1, 0)],
    '2026-03-01',
    4,
  );

  it('crosses the ends of months, oldest first', () => {
    expect(days.map((day) => `${day.jour} ${day.tone}`)).toEqual([
      '2026-02-26 none',
      '2026-02-27 failed',
      '2026-02-28 some',
      '2026-03-01 ok',
    ]);
  });

  it('says of each day what it came to, and of all how many checks went well', () => {
    const failed = { Interface: 'dbs', Jour: '2026-03-01', Succes: 19, Echecs: 3, Libelle: 'Armor Brest', Message: 'mot de passe refusé' };
    const strip = lastDays([failed], '2026-03-01', 2);
    expect(strip.map((day) => dayInWords(day).replaceAll('\u00a0', ' '))).toEqual([
      '28/02/2026 : aucune vérification',
      '01/03/2026 : 22 vérifications, 3 échecs, mot de passe refusé (Armor Brest)',
    ]);
    expect(availability(strip)).toBe('86,3\u00a0%');
    expect(availability(lastDays([jour('2026-03-01', 9999, 1)], '2026-03-01', 1))).toBe('99,9\u00a0%');
    expect(availability(lastDays([], '2026-03-01', 2))).toBeUndefined();
  });

  it('is described in words', () => {
    expect(daysInWords(days)).toBe('Sur 4 jours, 3\u00a0jours vérifiés, 2 avec des échecs');
    expect(daysInWords(lastDays([], '2026-03-01', 90))).toBe('Aucune vérification depuis 90 jours');
  });
});
