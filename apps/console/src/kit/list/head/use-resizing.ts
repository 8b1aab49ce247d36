import { useMemo, type PointerEvent, type RefObject } from 'react';
import { notify } from '../../notify.ts';
import type { Resizing } from './resizing.ts';

export const loadResizing = () => import('./resizing.ts');

const notLoaded = (error: unknown) => notify.failed(error, 'La largeur n’a pas pu être changée');

/** Changing a column's width by its edge or by keys: loaded when somebody begins to. */
export const useResizing = <Row>(table: RefObject<HTMLTableElement | null>, resizing: Omit<Resizing<Row>, 'table'>) => {
  const { look, widths, setWidth } = resizing;
  return useMemo(() => {
    const all = { table, look, widths, setWidth };
    return {
      drag: (event: PointerEvent<HTMLElement>, id: string) => {
        if (event.button !== 0) return;
        event.preventDefault();
        const grip = { element: event.currentTarget, pointer: event.pointerId, at: event.clientX };
        void loadResizing().then(({ drag }) => drag(all, grip, id), notLoaded);
      },
      widen: (heading: Element, id: string, by: -1 | 1) => void loadResizing().then(({ widen }) => widen(all, heading, id, by), notLoaded),
    };
  }, [table, look, widths, setWidth]);
};
