import { useCallback, useMemo, type PointerEvent, type RefObject } from 'react';
import type { RowLook } from '../rows/list-row.tsx';
import { layoutOf, type Widths } from './layout.ts';

const narrowest = 48;
const widest = 1200;
/** Of one press of a key. */
const step = 16;

const withinReach = (width: number) => Math.round(Math.min(Math.max(width, narrowest), widest));

interface Options<Row> {
  table: RefObject<HTMLTableElement | null>;
  look: RowLook<Row>;
  widths: Widths;
  /** `null` where columns keep their widths. */
  setWidth: ((id: string, width: number | null) => void) | null;
}

const headingOf = (element: Element) => element.closest('th');

/** Changing a column's width by its edge or by keys. While it is dragged the table alone is drawn anew, not its rows. */
export const useResizing = <Row>({ table, look, widths, setWidth }: Options<Row>) => {
  const drag = useCallback(
    (event: PointerEvent<HTMLElement>, id: string) => {
      const grip = event.currentTarget;
      const from = headingOf(grip)?.offsetWidth;
      if (event.button !== 0 || from === undefined) return;
      event.preventDefault();
      grip.setPointerCapture(event.pointerId);
      const started = event.clientX;
      let width = from;
      const draw = ({ clientX }: globalThis.PointerEvent) => {
        width = withinReach(from + clientX - started);
        const { minWidth, ...properties } = layoutOf(look, { ...widths, own: { ...widths.own, [id]: width } });
        if (!table.current) return;
        table.current.style.minWidth = `${minWidth}px`;
        for (const [name, value] of Object.entries(properties)) table.current.style.setProperty(name, String(value));
      };
      const end = () => {
        grip.removeEventListener('pointermove', draw);
        if (width !== from) setWidth?.(id, width);
      };
      grip.addEventListener('pointermove', draw);
      grip.addEventListener('lostpointercapture', end, { once: true });
    },
    [table, look, widths, setWidth],
  );
  const widen = useCallback(
    (heading: Element, id: string, by: -1 | 1) => setWidth?.(id, withinReach((headingOf(heading)?.offsetWidth ?? 0) + by * step)),
    [setWidth],
  );
  return useMemo(() => ({ drag, widen }), [drag, widen]);
};
