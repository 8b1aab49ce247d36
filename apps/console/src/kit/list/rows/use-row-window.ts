import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { scrollTopFor, windowOf } from './row-window.ts';

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
  const [seen, setSeen] = useState({ scrollTop: 0, room: 0 });
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || !active) return;
    const see = () =>
      setSeen((before) => {
        const { scrollTop, clientHeight: room } = element;
        const isSame = before.room === room && Math.floor(before.scrollTop / height) === Math.floor(scrollTop / height);
        return isSame ? before : { scrollTop, room };
      });
    // In the same frame, or new rows would be blank for one.
    const onScroll = () => flushSync(see);
    element.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(see);
    observer.observe(element);
    see();
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [viewport, active, height]);
  const { first, last } = windowOf({ ...seen, count, height });
  const indexes = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const isApart = kept !== null && kept < count && (kept < first || kept > last);
  return {
    indexes: isApart ? [...indexes, kept].toSorted((a, b) => a - b) : indexes,
    scrollTo: (index: number) => {
      const element = viewport.current;
      if (!element || !active) return;
      const { scrollTop, clientHeight: room } = element;
      element.scrollTo({ top: scrollTopFor({ index, scrollTop, room, height, heading }), behavior: 'instant' });
    },
  };
};
