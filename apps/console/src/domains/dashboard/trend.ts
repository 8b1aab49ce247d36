import type { Tendance } from '@comptoir/contract/domains/dashboard/dashboard.calls';

const dayMillis = 24 * 60 * 60 * 1000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMillis;
const inFrench = (day: string) => day.split('-').toReversed().join('/');

export interface Trend {
  points: { at: number; value: number; day: string }[];
  words: string;
}

/** How a figure went during the days up to `today`; undefined where fewer than two days are known. */
export const trendOf = (rows: readonly Tendance[], mesure: string, today: string, count: number): Trend | undefined => {
  const points = rows
    .filter(({ Mesure, Jour }) => Mesure === mesure && dayNumber(today) - dayNumber(Jour) < count)
    .map(({ Jour, Nombre }) => ({ at: dayNumber(Jour), value: Nombre, day: Jour }))
    .toSorted((a, b) => a.at - b.at);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return undefined;
  const change = last.value - first.value;
  const span = dayNumber(today) - first.at >= count - 2 ? `en ${count}\u00a0jours` : `depuis le ${inFrench(first.day)}`;
  const amount = change === 0 ? 'Stable' : `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('fr-FR')}`;
  return { points, words: `${amount} ${span}` };
};
