import type { RefObject } from 'react';
import { indexesAround, indexesOf, scrollTopFor, windowOf } from './row-window.ts';
import { useSight } from './use-sight.ts';

interface Options {
  viewport: RefObject<HTMLElement | null>;
  /** A short list draws all its rows and ignores scrolling. */
  active: boolean;
  count: number;
  height: number;
  /** Height of the sticky part. */
  heading: number;
  /** Stays mounted when scrolled away. */
  kept: number | null;
}

/** The indexes of the rows that a long list draws. */
export const useRowWindow = ({ viewport, active, count, height, heading, kept }: Options) => {
  const { seen, settled, see } = useSight({ viewport, active, row: height });
  const sight = { scrollTop: seen.top, settled: settled.top, room: seen.height, count, height };
  const indexes = seen.sought === null ? indexesOf(windowOf(sight)) : indexesAround(seen.sought, sight);
  const isApart = kept !== null && kept < count && !indexes.includes(kept);
  return {
    indexes: isApart ? [...indexes, kept].toSorted((a, b) => a - b) : indexes,
    scrollTo: (index: number) => {
      const element = viewport.current;
      if (!element || !active) return;
      const { scrollTop, clientHeight: room } = element;
      element.scrollTo({ top: scrollTopFor({ index, scrollTop, room, height, heading }), behavior: 'instant' });
      // With what the key changes besides, not once more for the event.
      see(index);
    },
  };
};
