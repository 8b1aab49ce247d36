import { useState } from 'react';

/** A screen at a customer, as an operator finds it again. */
export interface Place {
  BDGp: string;
  client: string;
  href: string;
  ecran: string;
}

/** What one operator keeps in this browser. */
interface Kept {
  favoris: readonly Place[];
  /** The last one first. */
  recents: readonly Place[];
}

const most = 20;
const keyOf = (login: string) => `comptoir.lieux.${login}`;

const isPlace = (value: unknown): value is Place =>
  value !== null &&
  typeof value === 'object' &&
  ['BDGp', 'client', 'href', 'ecran'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
const placesOf = (value: unknown): Place[] => (Array.isArray(value) ? value.filter(isPlace) : []);

export const samePlace = (a: Place, b: Place) => a.BDGp === b.BDGp && a.href === b.href;

/** What is stored may be anything: an older version's, or somebody's own. */
const readPlaces = (stored: string | null): Kept => {
  try {
    const found = (JSON.parse(stored ?? 'null') ?? {}) as Partial<Record<keyof Kept, unknown>>;
    return { favoris: placesOf(found.favoris), recents: placesOf(found.recents) };
  } catch {
    return { favoris: [], recents: [] };
  }
};

/** The place that was opened last comes first, once. */
const withPlace = (recents: readonly Place[], place: Place) =>
  [place, ...recents.filter((other) => !samePlace(other, place))].slice(0, most);

/** Adds at the end what is not there, and takes away what is. */
const turnPlace = (favoris: readonly Place[], place: Place) =>
  favoris.some((one) => samePlace(one, place)) ? favoris.filter((one) => !samePlace(one, place)) : [...favoris, place].slice(-most);

const load = (login: string) => readPlaces(localStorage.getItem(keyOf(login)));
const store = (login: string, kept: Kept) => {
  try {
    localStorage.setItem(keyOf(login), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: there is only less to find again.
  }
};

export const keepPlace = (login: string, place: Place) => {
  const { favoris, recents } = load(login);
  store(login, { favoris, recents: withPlace(recents, place) });
};

/** The places, and how to make one a favourite or no longer one. */
export const usePlaces = (login: string) => {
  const [kept, setKept] = useState(() => load(login));
  const turn = (place: Place) => {
    const { favoris, recents } = load(login);
    const next = { favoris: turnPlace(favoris, place), recents };
    store(login, next);
    setKept(next);
  };
  return { ...kept, turn };
};
