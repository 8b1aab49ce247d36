import type { RefObject } from 'react';
import { indexesOf, windowOf } from '../../../kit/list/rows/row-window.ts';
import { useSight } from '../../../kit/list/rows/use-sight.ts';

interface Axis {
  count: number;
  /** Of each row or column. */
  size: number;
}

interface Options {
  viewport: RefObject<HTMLElement | null>;
  rows: Axis;
  columns: Axis;
}

/** The rows and the columns of a large grid that are in sight. */
export const useGridWindow = ({ viewport, rows, columns }: Options) => {
  const { seen, settled } = useSight({ viewport, row: rows.size, column: columns.size });
  return {
    rows: indexesOf(windowOf({ scrollTop: seen.top, settled: settled.top, room: seen.height, count: rows.count, height: rows.size })),
    columns: indexesOf(
      windowOf({ scrollTop: seen.left, settled: settled.left, room: seen.width, count: columns.count, height: columns.size }),
    ),
  };
};
