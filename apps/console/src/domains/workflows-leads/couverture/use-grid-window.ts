import type { RefObject } from 'react';
import { indexesOf, isFar, scrollTopFor, windowOf } from '../../../kit/list/rows/row-window.ts';
import { useSight } from '../../../kit/list/rows/use-sight.ts';

interface Axis {
  count: number;
  /** Of each row or column. */
  size: number;
  /** Of the sticky part at the top or the left. */
  heading: number;
}

interface Options {
  viewport: RefObject<HTMLElement | null>;
  rows: Axis;
  columns: Axis;
}

/** The rows and the columns of a large grid that are in sight, and how to bring a cell there. */
export const useGridWindow = ({ viewport, rows, columns }: Options) => {
  const { seen, settled, see } = useSight({ viewport, row: rows.size, column: columns.size });
  const down = { scrollTop: seen.top, settled: settled.top, room: seen.height, count: rows.count, height: rows.size };
  const across = { scrollTop: seen.left, settled: settled.left, room: seen.width, count: columns.count, height: columns.size };
  const drawn = windowOf({ ...down, scrollTop: settled.top });
  const isElsewhere = isFar(across);
  return {
    rows: indexesOf(windowOf(down)),
    columns: indexesOf(windowOf(across)),
    /** Of the rows that a key brought into sight, the one it went to shows its cells at once, the others when there is time. */
    hasCells: (row: number) => seen.sought === null || row === seen.sought || (!isElsewhere && row >= drawn.first && row <= drawn.last),
    scrollTo: (row: number, column: number) => {
      const element = viewport.current;
      if (!element) return;
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
      element.scrollTo({
        top: scrollTopFor({ index: row, scrollTop, room: clientHeight, height: rows.size, heading: rows.heading }),
        left: scrollTopFor({ index: column, scrollTop: scrollLeft, room: clientWidth, height: columns.size, heading: columns.heading }),
        behavior: 'instant',
      });
      see(row);
    },
  };
};
