import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { scrollTopFor, windowOf } from '../../../kit/list/rows/row-window.ts';

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

const indexes = ({ first, last }: { first: number; last: number }) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** The visible rows and columns of a large grid, and how to scroll to a cell. */
export const useGridWindow = ({ viewport, rows, columns }: Options) => {
  const [seen, setSeen] = useState({ top: 0, left: 0, height: 0, width: 0 });
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const see = () =>
      setSeen((before) => {
        const { scrollTop: top, scrollLeft: left, clientHeight: height, clientWidth: width } = element;
        const isSame =
          before.height === height &&
          before.width === width &&
          Math.floor(before.top / rows.size) === Math.floor(top / rows.size) &&
          Math.floor(before.left / columns.size) === Math.floor(left / columns.size);
        return isSame ? before : { top, left, height, width };
      });
    // In the same frame, or new cells would be blank for one.
    const onScroll = () => flushSync(see);
    element.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(see);
    observer.observe(element);
    see();
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [viewport, rows.size, columns.size]);
  return {
    rows: indexes(windowOf({ scrollTop: seen.top, room: seen.height, count: rows.count, height: rows.size })),
    columns: indexes(windowOf({ scrollTop: seen.left, room: seen.width, count: columns.count, height: columns.size })),
    scrollTo: (row: number, column: number) => {
      const element = viewport.current;
      if (!element) return;
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
      element.scrollTo({
        top: scrollTopFor({ index: row, scrollTop, room: clientHeight, height: rows.size, heading: rows.heading }),
        left: scrollTopFor({ index: column, scrollTop: scrollLeft, room: clientWidth, height: columns.size, heading: columns.heading }),
        behavior: 'instant',
      });
    },
  };
};
