import { useDeferredValue, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What of a scrolled element is in sight. */
interface Sight {
  top: number;
  left: number;
  height: number;
  width: number;
  /** The row that a key has just brought here. */
  sought: number | null;
}

interface Options {
  viewport: RefObject<HTMLElement | null>;
  /** Nobody looks while it is not. */
  active?: boolean;
  /** Height of each row. */
  row: number;
  /** Width of each column, where columns come and go as well. */
  column?: number;
}

const step = (at: number, size: number) => Math.floor(at / size);

const unseen = (_sought: number) => {};

/** Draws again when another row or column comes into sight, and when the room for them changes. `see` is for who has just scrolled to a row. */
export const useSight = ({ viewport, active = true, row, column = Infinity }: Options) => {
  const [seen, setSeen] = useState<Sight>({ top: 0, left: 0, height: 0, width: 0, sought: null });
  // What is beyond sight can wait for the frame that shows what is in it.
  const settled = useDeferredValue(seen);
  const look = useRef(unseen);
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || !active) return undefined;
    const see = (sought: number | null = null) =>
      setSeen((before) => {
        const { scrollTop: top, scrollLeft: left, clientHeight: height, clientWidth } = element;
        const width = column === Infinity ? 0 : clientWidth;
        const isSame =
          before.height === height &&
          before.width === width &&
          step(before.top, row) === step(top, row) &&
          step(before.left, column) === step(left, column);
        return isSame ? before : { top, left, height, width, sought };
      });
    look.current = see;
    // In the same frame, or what comes into sight would be blank for one.
    const onScroll = () => flushSync(() => see());
    element.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(() => see());
    observer.observe(element);
    see();
    return () => {
      look.current = unseen;
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [viewport, active, row, column]);
  return { seen, settled, see: (sought: number) => look.current(sought) };
};
