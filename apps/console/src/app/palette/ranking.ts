import { nearScoreOf, scoreOf, wanted } from '@comptoir/contract/texts/matching';
import { sortText } from '../../kit/list/filters/fold.ts';
import type { Group, PaletteItem } from './items.ts';

export interface Ranked {
  group: Group;
  items: readonly PaletteItem[];
}

const mostOfGroup = 8;
/** Where fewer were found, words with a typing error are looked for too. */
const few = 5;
/** A setting comes before a screen only where no screen is called so. */
const weights: Partial<Record<Group, number>> = { Écrans: 5, Réglages: -25 };
const ofRecent = 15;

const grouped = (items: readonly PaletteItem[]) => {
  const groups = new Map<Group, PaletteItem[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([group, found]) => ({ group, items: found.slice(0, mostOfGroup) }));
};

/** What answers a search: groups by their best item, the best first in each. */
export const rankedOf = (items: readonly PaletteItem[], typed: string, recents: readonly string[]): Ranked[] => {
  const search = wanted(typed);
  const scored = (score: typeof scoreOf) =>
    items.flatMap((item) => {
      const points = score(item.searched, search);
      const isRecent = 'path' in item.target && recents.includes(item.target.path);
      return points > 0 ? [{ item, points: points + (weights[item.group] ?? 0) + (isRecent ? ofRecent : 0) }] : [];
    });
  const exact = scored(scoreOf);
  const near = exact.length < few ? scored(nearScoreOf).filter(({ item }) => exact.every((found) => found.item !== item)) : [];
  const sorted = [...exact, ...near].toSorted((a, b) => b.points - a.points || (sortText(a.item.label) < sortText(b.item.label) ? -1 : 1));
  return grouped(sorted.map(({ item }) => item));
};

/** What is offered before anything is typed: what was opened last, what is kept and pinned, then the screens. */
export const offeredOf = (
  items: readonly PaletteItem[],
  { recents, pins, fiches }: { recents: readonly string[]; pins: readonly string[]; fiches: readonly PaletteItem[] },
): Ranked[] => {
  const at = (paths: readonly string[], group: Group) =>
    paths.flatMap((path) => {
      const found = items.find(({ target }) => 'path' in target && target.path === path);
      return found ? [{ ...found, id: `${group} ${path}`, group }] : [];
    });
  return grouped([
    ...at(recents, 'Récents'),
    ...fiches,
    ...at(pins, 'Épinglés'),
    ...items.filter(({ group }) => group === 'Écrans'),
    ...items.filter(({ group }) => group === 'Clients'),
  ]);
};
