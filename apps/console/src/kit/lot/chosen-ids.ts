import { placeAtHand } from '../place.ts';

const keyOf = (table: string) => `comptoir.lot.${placeAtHand() ?? ''}.${table}`;

/** The rows chosen in a list, for the page that changes them. They survive a reload, in this tab only. */
export const keepChosenIds = (table: string, ids: readonly number[]) => sessionStorage.setItem(keyOf(table), JSON.stringify(ids));

export const chosenIds = (table: string): number[] => {
  const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? '[]');
  return Array.isArray(found) ? found.filter((id) => typeof id === 'number') : [];
};
