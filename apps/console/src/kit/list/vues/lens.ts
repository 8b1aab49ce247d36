import { defaultOf } from '../filters/filters.ts';
import { ownColumns, parseListState, printListState, type ListShape, type Printed, type Search } from '../list-state.ts';
import type { Lens } from '../use-list-state.ts';

/** The state of a list as a view keeps it. */
export const etatOf = (printed: Printed) =>
  new URLSearchParams(Object.entries(printed).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))).toString();

/** A taken-back condition is an empty one. */
const isTakenBack = ([key, value]: readonly [string, unknown]) => key.includes('.') && value === '';

export const lensOf = (Etat: string, shape: ListShape): Lens => {
  const own: Search = Object.fromEntries(new URLSearchParams(Etat));
  const under = printListState(parseListState(own, shape), shape);
  // What says in words that something of the view is not wanted.
  const without: Printed = { columns: ownColumns, ...Object.fromEntries(shape.filters.map((filter) => [filter.key, defaultOf(filter)])) };
  return {
    over: (search) => {
      const said = Object.entries(search).filter(([, value]) => value !== undefined);
      return Object.fromEntries(Object.entries({ ...own, ...Object.fromEntries(said) }).filter((entry) => !isTakenBack(entry)));
    },
    beyond: (printed) =>
      Object.fromEntries(
        Object.keys({ ...under, ...printed }).map((key) => [
          key,
          printed[key] === under[key] ? undefined : (printed[key] ?? without[key] ?? ''),
        ]),
      ),
  };
};
