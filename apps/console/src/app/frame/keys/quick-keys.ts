import { afterPaint } from '../../../kit/after-paint.ts';
import { charactersOffOf } from '../../../kit/one-key.ts';
import { keepFocusInSight } from './focus-in-sight.ts';
import type { MenuEntry, MenuGroup } from '../menu.ts';

/** Where G and a letter lead; only where the menu leads too. */
const places: readonly [letter: string, path: string][] = [
  ['u', '/utilisateurs'],
  ['s', '/sites'],
  ['l', '/workflowsLeads'],
  ['i', '/sante'],
  ['j', '/journal'],
  ['q', '/qualite'],
  ['h', '/dashboard'],
];

export const placesIn = (menu: readonly MenuGroup[]) =>
  places.flatMap(([letter, path]): { letter: string; entry: MenuEntry }[] => {
    const entry = menu.flatMap(({ entries }) => entries).find(({ href }) => href === path);
    return entry ? [{ letter, entry }] : [];
  });

export type Meaning = { kind: 'place'; href: string } | { kind: 'begun' | 'search' | 'add' } | null;

/** What a character means, after `G` or not. It is read as typed: capitals are for nobody, unless the keyboard is locked to them. */
export const meaningOf = ({ key, shiftKey }: { key: string; shiftKey: boolean }, isBegun: boolean, menu: readonly MenuGroup[]): Meaning => {
  // Shift types it on many keyboards.
  if (key === '/') return { kind: 'search' };
  if (shiftKey) return null;
  const letter = key.toLowerCase();
  const place = isBegun && placesIn(menu).find((one) => one.letter === letter);
  if (place) return { kind: 'place', href: place.entry.href };
  return letter === 'g' ? { kind: 'begun' } : letter === 'n' ? { kind: 'add' } : null;
};

/** The place of the region to go to, round; from nowhere to the first or the last. */
export const nextRegion = (at: number, count: number, isBack: boolean) => (isBack ? (at <= 0 ? count : at) - 1 : (at + 1) % count);

const begins = 'header, nav, main, aside, section';
const shownPanels = '[popover]:popover-open';
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';
const isShown = (element: Element) => element.getClientRects().length > 0;
const firstIn = (region: HTMLElement, wanted: string) => [...region.querySelectorAll<HTMLElement>(wanted)].find(isShown);

/** Where the focus was when a region was left. */
const left = new WeakMap<HTMLElement, HTMLElement>();

const entranceOf = (region: HTMLElement) => {
  if (region.localName === 'nav') return firstIn(region, '[aria-current]') ?? firstIn(region, focusable);
  const before = left.get(region);
  if (before?.isConnected && isShown(before) && region.contains(before)) return before;
  return region.localName === 'main' ? region : firstIn(region, focusable);
};

/** A modal dialog closes all others. */
const regionsAtHand = () => {
  const modal = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  if (modal) return [modal];
  const all = document.querySelectorAll<HTMLElement>(`:is(${begins}):not(:is(${begins}, dialog) *), ${shownPanels}`);
  return [...all].filter((region) => isShown(region) && entranceOf(region));
};

const goToRegion = (isBack: boolean) => {
  const regions = regionsAtHand();
  const from = document.activeElement;
  // A panel stands within the region of its button.
  const at = regions.findLastIndex((region) => region.contains(from));
  const here = regions[at];
  if (here && from instanceof HTMLElement) left.set(here, from);
  const next = regions[nextRegion(at, regions.length, isBack)];
  if (next && next !== here) entranceOf(next)?.focus({ preventScroll: next.localName === 'main' && !left.has(next) });
};

/** The one of the card that somebody is in; from elsewhere the first. */
const nearestOf = (all: readonly HTMLElement[], from: Element | null): HTMLElement | undefined =>
  from ? (all.find((one) => from.contains(one)) ?? nearestOf(all, from.parentElement)) : all[0];

/** So long `G` waits for its letter. */
const waits = 3_000;
let begunAt = -Infinity;

const acts = {
  search: () => {
    const field = document.querySelector<HTMLInputElement>('main [role="search"] input');
    field?.focus();
    field?.select();
  },
  add: () => {
    const all = [...document.querySelectorAll<HTMLElement>('main [aria-keyshortcuts="N"]')].filter(isShown);
    const add = nearestOf(all, document.activeElement);
    // One that is refused says why.
    add?.focus();
    add?.click();
  },
};

/** What the keys reach. */
export interface Around {
  /** Whose keys they are. */
  info: { login: string };
  menu: readonly MenuGroup[];
  help: () => void;
  router: { history: { push: (href: string) => void } };
}

/** Answers any key but a character in a text. */
export const press = (event: KeyboardEvent, { info, menu, help, router }: Around) => {
  const { key, target, altKey, repeat, shiftKey, timeStamp } = event;
  if (key === 'F6') return goToRegion(shiftKey);
  if (key.length > 1) return keepFocusInSight(key);
  if (localStorage.getItem(charactersOffOf(info.login)) === 'true') return;
  if (key === '?') return help();
  // Letters find an option of a choice; under what is open they would change what is behind it.
  if (altKey || repeat || target instanceof HTMLSelectElement || document.querySelector(`dialog[open], ${shownPanels}`)) return;
  const meaning = meaningOf(event, timeStamp - begunAt < waits, menu);
  begunAt = meaning?.kind === 'begun' ? timeStamp : -Infinity;
  if (meaning?.kind === 'place') afterPaint(() => router.history.push(meaning.href));
  else if (meaning && meaning.kind !== 'begun') acts[meaning.kind]();
};
