import type { Lieu } from '@comptoir/contract/domains/lieux/lieux.calls';
import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks';
import { useCallback } from 'react';

/** A record at a customer. */
export interface FicheKept extends Pick<Lieu, 'BDGp' | 'Ecran' | 'Nom'> {
  favori: boolean;
}

/** What one person has made of the menu, in this browser. */
export interface MenuKept {
  /** Groups that are folded or unfolded otherwise than they start. */
  turned: readonly string[];
  /** Addresses of entries, in the order in which they were pinned: a copy of what the server keeps for an operator. */
  pins: readonly string[];
  /** The server knows the pins; before it kept them, they were this browser's own. */
  sent: boolean;
  /** Addresses of entries, the last one first. */
  recents: readonly string[];
  /** Records, favourites first, then as they were opened last: a copy of what the server keeps. */
  fiches: readonly FicheKept[];
}

const nothing: MenuKept = { turned: [], pins: [], sent: false, recents: [], fiches: [] };

const textsOf = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

const isFiche = (one: unknown): one is FicheKept =>
  typeof one === 'object' &&
  one !== null &&
  ['BDGp', 'Ecran', 'Nom'].every((name) => typeof (one as Record<string, unknown>)[name] === 'string') &&
  typeof (one as Record<string, unknown>)['favori'] === 'boolean';
const fichesIn = (value: unknown) => (Array.isArray(value) ? value.filter(isFiche) : []);

/** What is stored may be anything: an older version's, or somebody's own. */
export const readKept = (stored: string | undefined): MenuKept => {
  try {
    const found: unknown = JSON.parse(stored ?? 'null');
    // Each value is looked at before it is used.
    const { turned, pins, sent, recents, fiches } = (found ?? {}) as Partial<Record<keyof MenuKept, unknown>>;
    return { turned: textsOf(turned), pins: textsOf(pins), sent: sent === true, recents: textsOf(recents), fiches: fichesIn(fiches) };
  } catch {
    return nothing;
  }
};

/** Adds at the end what is not there, and takes away what is. */
export const turn = (list: readonly string[], one: string) => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]);

/** One entry is in the list, or not, as it was before; the others stay as they are now. */
export const putBack = (list: readonly string[], before: readonly string[], one: string) => {
  const others = list.filter((other) => other !== one);
  const at = before.indexOf(one);
  return at < 0 ? others : others.toSpliced(at, 0, one);
};

/** One more than is shown: the page at hand is not. */
const most = 4;

export const visited = (recents: readonly string[], href: string) => [href, ...recents.filter((other) => other !== href)].slice(0, most);

const stored = { defaultValue: nothing, deserialize: readKept };

/**
 * What is kept, and a way to change it. Several parts of a page do: each change begins with what is stored, since a part may not have heard
 * yet of what another one has just kept.
 */
export const useMenuKept = (person: string) => {
  const key = `comptoir.menu.${person}`;
  const [kept, keep] = useLocalStorage({ ...stored, key, getInitialValueInEffect: false });
  const change = useCallback(
    (changed: (before: MenuKept) => MenuKept) => keep(changed(readLocalStorageValue({ ...stored, key }))),
    [key, keep],
  );
  return [kept, change] as const;
};
