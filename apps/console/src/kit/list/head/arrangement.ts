import type { Sort } from '../list-state.ts';

/** Up, then down, then back to the list's own order; beside what sorts already, if that is asked. */
export const nextSort = (sort: readonly Sort[], column: string, beside: boolean): Sort[] => {
  const own = sort.find((one) => one.column === column);
  const others = beside ? sort.filter((one) => one !== own) : [];
  if (!own || (!beside && sort.length > 1)) return [...others, { column, descending: false }];
  if (own.descending) return others;
  return beside ? sort.map((one) => (one === own ? { column, descending: true } : one)) : [{ column, descending: true }];
};

/** The order after a column went one place to the left or right. The first column stays, and pinned ones stay together. */
export const moved = (visible: readonly string[], pinned: number, id: string, by: -1 | 1): readonly string[] => {
  const from = visible.indexOf(id);
  const to = from + by;
  const isWithin = from > 0 && to > 0 && to < visible.length && from < pinned === to < pinned;
  if (!isWithin) return visible;
  const order = visible.filter((one) => one !== id);
  order.splice(to, 0, id);
  return order;
};

/** The order once a hidden column is shown: before the next one of the list's own order. */
export const shownToo = (all: readonly string[], visible: readonly string[], id: string): readonly string[] => {
  const later = all.slice(all.indexOf(id) + 1);
  const next = visible.findIndex((one, place) => place > 0 && later.includes(one));
  return next < 0 ? [...visible, id] : visible.toSpliced(next, 0, id);
};
