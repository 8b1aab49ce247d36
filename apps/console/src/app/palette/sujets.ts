import { ficheAuLieu, genresFiche } from '@comptoir/contract/domains/recherche/genres';
import { scoreOf, wanted } from '@comptoir/contract/texts/matching';
import { useSessionInfo } from '../../kit/session.ts';
import type { MenuKept } from '../frame/kept/menu-kept.ts';
import { openingOf } from '../routes/opening.ts';
import { useFichesDe } from './fiches.ts';
import { itemOf, keptItems, type Asked, type PaletteItem } from './items.ts';
import type { Ranked } from './ranking.ts';

const pathOf = ({ target }: PaletteItem) => ('path' in target ? target.path : '');

interface Known {
  /** Records of the kind that somebody keeps or opened last. */
  kept: readonly PaletteItem[];
  /** Those that the server finds. */
  found: readonly PaletteItem[];
  /** The page that is open. */
  pathname: string;
}

/** The records at which a setting may be changed: the one that is open, then those opened last and kept, then all others. */
export const sujetsOf = ({ genre, setting, anchor }: Asked, typed: string, { kept, found, pathname }: Known): Ranked[] => {
  const here = ficheAuLieu(pathname);
  const opened = here?.genre === genre ? here : undefined;
  const search = wanted(typed);
  const own = kept.filter((item) => ficheAuLieu(pathOf(item))?.genre === genre);
  const answers = own.filter((item) => typed.trim() === '' || scoreOf(item.searched, search) > 0);
  const isOpened = (item: PaletteItem) => pathOf(item) === opened?.lieu;
  const name = [...own, ...found].find(isOpened)?.label;
  const first =
    opened && (typed.trim() === '' || [...answers, ...found].some(isOpened))
      ? [
          itemOf({
            id: 'ouverte',
            group: 'Récents',
            label: name ?? 'Fiche ouverte',
            detail: 'Fiche ouverte',
            target: { path: opened.lieu },
          }),
        ]
      : [];
  const others = answers.filter((item) => !isOpened(item));
  const ofGroup = (group: PaletteItem['group']) => others.filter((item) => item.group === group);
  const known = new Set([...first, ...others].map(pathOf));
  const groups: Ranked[] = [
    { group: 'Récents', items: [...first, ...ofGroup('Récents')] },
    { group: 'Favoris', items: ofGroup('Favoris') },
    { group: 'Fiches', items: found.filter((item) => !known.has(pathOf(item))) },
  ];
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ group, items }) => ({
      group,
      items: items.map((item) => ({ ...item, id: `${setting} ${item.id}`, target: { path: `${pathOf(item)}#${anchor}` } })),
    }));
};

/** The second question of a setting that each record of a kind has. */
export const useSujets = (asked: Asked | undefined, typed: string, kept: MenuKept, pathname: string) => {
  const info = useSessionInfo();
  const fiches = useFichesDe(asked?.genre, typed);
  const groups = asked
    ? sujetsOf(asked, typed, { kept: keptItems(kept.fiches, info.customer?.BDGp, openingOf(info)), found: fiches.items, pathname })
    : [];
  return { ...fiches, groups };
};

export const motOf = ({ genre }: Asked) => genresFiche[genre]?.mot ?? '';
