import { ficheAuLieu } from '@comptoir/contract/domains/recherche/genres';
import { mayCall } from '@comptoir/contract/rights';
import { searched, type Searched } from '@comptoir/contract/texts/matching';
import type { FicheKept } from '../frame/kept/menu-kept.ts';
import { currentEntry, type MenuGroup } from '../frame/menu.ts';
import { mayOpen, type Opening } from '../routes/route-entry.ts';
import { entryAt, routeOf, routes } from '../routes/routes.ts';
import { actes, actRoutes, guardOf, type Acte } from './actes.ts';
import type { SettingsOf } from './settings.ts';
import { synonymesOf } from './synonymes.ts';

/** What the palette finds; each group's heading is its name. */
export type Group = 'Récents' | 'Favoris' | 'Épinglés' | 'Actes' | 'Écrans' | 'Réglages' | 'Droits' | 'Fiches' | 'Clients';

/** A setting of each record of a kind: which one is asked next. */
export interface Asked {
  genre: string;
  setting: string;
  /** Its anchor on the record's page. */
  anchor: string;
}

export interface PaletteItem {
  id: string;
  group: Group;
  label: string;
  /** Where it belongs. */
  detail: string;
  searched: Searched;
  /** A path of the console, an address outside it, or an act that rejects when it cannot be done. */
  target: { path: string; asks?: Asked } | { outside: string } | { run: () => Promise<void> };
}

type Written = Omit<PaletteItem, 'searched'>;

/** Found by its name, by other words for it, and by these. */
export const itemOf = (item: Written, words = ''): PaletteItem => ({
  ...item,
  searched: searched(item.label, `${words} ${synonymesOf(item.label)}`),
});

const groupOf = (menu: readonly MenuGroup[], path: string) => {
  const entry = currentEntry(menu, path);
  return menu.find(({ entries }) => entries.some(({ href }) => href === entry))?.label ?? '';
};

const opens = (path: string, opening: Opening) => {
  const entry = routeOf(path);
  return entry !== undefined && mayOpen(entry, opening);
};

/** The entries of the menu, and the screens without an entry that no record is needed for. */
export const screenItems = (menu: readonly MenuGroup[], opening: Opening): PaletteItem[] => {
  const entered = menu.flatMap(({ label: group, entries }) =>
    entries.map(({ label, href, outside }) =>
      itemOf({ id: `écran ${href}`, group: 'Écrans', label, detail: group, target: outside ? { outside: href } : { path: href } }),
    ),
  );
  const inMenu = new Set(entered.map(({ id }) => id));
  const others = routes
    .filter((route) => !/\{|\/lot$|^\/$/.test(route.path) && !route.redirect && !actRoutes.includes(route) && mayOpen(route, opening))
    .map(({ path, title }) =>
      itemOf({ id: `écran ${path}`, group: 'Écrans', label: title, detail: groupOf(menu, path), target: { path } }),
    );
  return [...entered, ...others.filter(({ id }) => !inMenu.has(id))];
};

const mayDo = (acte: Acte, opening: Opening) => {
  const guard = guardOf(acte);
  return guard === null || mayCall(guard, opening);
};

/** What this session may not do is left out, as in the menu. */
export const acteItems = (menu: readonly MenuGroup[], opening: Opening): PaletteItem[] =>
  actes
    .filter((acte) => opens(acte.path, opening) && mayDo(acte, opening))
    .map(({ path, href = path, label, words }) =>
      itemOf({ id: `acte ${label}`, group: 'Actes', label, detail: groupOf(menu, path), target: { path: href } }, words),
    );

/** The records that somebody keeps or opened last, at the customer at hand. */
export const keptItems = (fiches: readonly FicheKept[], BDGp: string | undefined, opening: Opening): PaletteItem[] =>
  fiches.flatMap(({ BDGp: own, Ecran, Nom, favori }) => {
    const entry = entryAt(Ecran);
    const fiche = ficheAuLieu(Ecran);
    if (own !== BDGp || !fiche || !entry || !mayOpen(entry, opening)) return [];
    const group = favori ? 'Favoris' : 'Récents';
    return [itemOf({ id: `${group} ${Ecran}`, group, label: Nom, detail: fiche.mot, target: { path: fiche.lieu } })];
  });

/** The screen of a setting: the nearest that needs no record. */
const screenOf = (path: string): string => (routeOf(path) ? path : screenOf(path.replace(/\/[^/]*$/, '') || '/'));

export const settingItems = (settings: readonly SettingsOf[], opening: Opening): PaletteItem[] =>
  settings
    .map((one) => ({ ...one, path: screenOf(one.path) }))
    .filter(({ path }) => opens(path, opening))
    .flatMap(({ path, place, genre, fields }) =>
      fields.map(([label, name]) => {
        const screen = routeOf(path)?.title ?? '';
        const detail = place === screen ? place : `${screen} › ${place}`;
        const asks = genre && name ? { asks: { genre, setting: label, anchor: name } } : {};
        const target = { path: name && !genre ? `${path}#${name}` : path, ...asks };
        return itemOf({ id: `réglage ${path} ${place} ${label}`, group: 'Réglages', label, detail, target }, detail);
      }),
    );
