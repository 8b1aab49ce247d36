import { useLayoutEffect, type RefObject } from 'react';

/** Marks on which sides a room cuts its table: only there cells have to stay in sight, and each that does costs the browser a layer. */
export const useCut = (viewport: RefObject<HTMLElement | null>, table: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const [room, content] = [viewport.current, table.current];
    if (!room || !content) return undefined;
    const look = () => {
      const { scrollLeft, clientWidth } = room;
      room.toggleAttribute('data-cut-before', scrollLeft > 0);
      room.toggleAttribute('data-cut-after', Math.ceil(scrollLeft) + clientWidth < content.offsetWidth);
    };
    room.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(room);
    observer.observe(content);
    return () => {
      room.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [viewport, table]);
