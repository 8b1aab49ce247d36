import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  parseListState,
  printListState,
  withoutConditions,
  type ListShape,
  type ListState,
  type Printed,
  type Search,
} from './list-state.ts';

const typingPause = 250;

export interface ListControl {
  state: ListState;
  /** `typing`: the address is updated after a pause, so that a keystroke costs no navigation. */
  change: (part: Partial<ListState>, typing?: 'typing') => void;
  /** Writes a pending update at once, before a link is followed. */
  flush: () => void;
  /** Shows a view, or none of them, and nothing else. */
  open: (vue: number | null) => void;
  /** The same, unless something has just been asked. */
  begin: (vue: number) => void;
}

/** A view that an address stands on: the address says only what differs. */
export interface Lens {
  /** All that the address asks, with the view's own part. */
  over: (search: Search) => Search;
  /** What of a printed state is not the view's. */
  beyond: (printed: Printed) => Printed;
}

const nothingOf = (shape: ListShape): Printed =>
  Object.fromEntries(Object.keys(printListState(parseListState({}, shape), shape)).map((key) => [key, undefined]));

/** The list's state, kept in the address without new history entries. */
export const useListState = (shape: ListShape, lens?: Lens | null, none?: number): ListControl => {
  const said: Search = useSearch({ strict: false });
  const search = useMemo(() => lens?.over(said) ?? said, [lens, said]);
  const navigate = useNavigate();
  const [state, setState] = useState(() => parseListState(search, shape));
  const latest = useRef(state);
  const written = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const address = JSON.stringify(printListState(parseListState(search, shape), shape));
  const read = useRef(address);
  // Before the rows are seen: a view that has just come is another address.
  useLayoutEffect(() => {
    if (address === read.current) return;
    read.current = address;
    const ours = written.current.indexOf(address);
    if (ours >= 0) {
      written.current.splice(0, ours + 1);
      return;
    }
    clearTimeout(timer.current);
    latest.current = parseListState(search, shape);
    setState(latest.current);
  }, [address, search, shape]);

  const write = useCallback(
    (printed: Printed) =>
      void navigate({
        to: '.',
        search: (previous: Search) => ({ vue: none, ...withoutConditions(previous), ...printed }),
        replace: true,
        resetScroll: false,
        hash: true,
      }),
    [navigate, none],
  );

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const printed = printListState(latest.current, shape);
    const next = JSON.stringify(printed);
    if (next === read.current && written.current.length === 0) return;
    written.current.push(next);
    write(lens?.beyond(printed) ?? printed);
  }, [write, shape, lens]);

  const open = useCallback(
    (vue: number | null) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      write({ ...nothingOf(shape), vue: vue ?? none });
    },
    [write, shape, none],
  );
  const begin = useCallback((vue: number) => timer.current === undefined && open(vue), [open]);

  const change = useCallback(
    (part: Partial<ListState>, typing?: 'typing') => {
      latest.current = { ...latest.current, ...part };
      setState(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, typing ? typingPause : 0);
    },
    [flush],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { state, change, flush, open, begin };
};
