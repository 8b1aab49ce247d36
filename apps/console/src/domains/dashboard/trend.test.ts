import { expect, it } from 'vitest';
import { trendOf } from './trend.ts';

const row = (Jour: string, Nombre: number, Mesure = 'planetvo') => ({ Mesure, Jour, Nombre });
const words = (...rows: ReturnType<typeof row>[]) => trendOf(rows, 'planetvo', '2026-03-31', 30)?.words.replaceAll('\u00a0', ' ');

it('says how a figure has changed, and since when it is known', () => {
  expect(words(row('2026-03-31', 51), row('2026-03-02', 49))).toBe('+2 en 30 jours');
  expect(words(row('2026-03-20', 9), row('2026-03-31', 8))).toBe('−1 depuis le 20/03/2026');
  expect(words(row('2026-03-02', 4), row('2026-03-31', 4))).toBe('Stable en 30 jours');
});

it('says nothing of one day, of older days and of other figures', () => {
  expect(words(row('2026-03-31', 51))).toBeUndefined();
  expect(words(row('2026-03-31', 51), row('2026-03-01', 40))).toBeUndefined();
  expect(words(row('2026-03-31', 51), row('2026-03-30', 40, 'basevn'))).toBeUndefined();
});
