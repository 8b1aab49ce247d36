import type { RefObject } from 'react';
import type { RowLook } from '../rows/list-row.tsx';
import { layoutOf, type Widths } from './layout.ts';

const narrowest = 48;
const widest = 1200;
/** Of one press of a key. */
const step = 16;

const withinReach = (width: number) => Math.round(Math.min(Math.max(width, narrowest), widest));

export interface Resizing<Row> {
  table: RefObject<HTMLTableElement | null>;
  look: RowLook<Row>;
  widths: Widths;
  /** `null` where columns keep their widths. */
  setWidth: ((id: string, width: number | null) => void) | null;
}

/** The edge that was taken, and where. */
interface Grip {
  element: HTMLElement;
  pointer: number;
  at: number;
}

const widthAt = (element: Element) => element.closest('th')?.offsetWidth;

/** While a column is dragged the table alone is drawn anew, not its rows. */
export const drag = <Row>({ table, look, widths, setWidth }: Resizing<Row>, { element, pointer, at }: Grip, id: string) => {
  const from = widthAt(element);
  if (from === undefined) return;
  let width = from;
  const draw = ({ clientX }: PointerEvent) => {
    width = withinReach(from + clientX - at);
    const { minWidth, ...properties } = layoutOf(look, { ...widths, own: { ...widths.own, [id]: width } });
    if (!table.current) return;
    table.current.style.minWidth = `${minWidth}px`;
    for (const [name, value] of Object.entries(properties)) table.current.style.setProperty(name, String(value));
  };
  const end = () => {
    element.removeEventListener('pointermove', draw);
    if (width !== from) setWidth?.(id, width);
  };
  // It may have been let go of before this was loaded.
  try {
    element.setPointerCapture(pointer);
  } catch {
    return;
  }
  element.addEventListener('pointermove', draw);
  element.addEventListener('lostpointercapture', end, { once: true });
};

export const widen = <Row>({ setWidth }: Resizing<Row>, heading: Element, id: string, by: -1 | 1) =>
  setWidth?.(id, withinReach((widthAt(heading) ?? 0) + by * step));
