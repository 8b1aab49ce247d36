import type { Endpoint } from '@comptoir/contract/kit';
import type { ReactNode } from 'react';
import { shownText, type CellKind, type CellValue } from './rows/cell-value.ts';
import { fold } from './filters/fold.ts';

export interface Column<Row> {
  /** A stable name: used in the address and for showing or hiding the column. */
  id: string;
  heading: string;
  kind: CellKind;
  /** What the column sorts by, searches in and writes to the CSV. */
  value: (row: Row) => CellValue;
  /** The cell's content, if the value's text is not enough. */
  cell?: (row: Row) => ReactNode;
  /** Explains the column, beside its heading. */
  help?: string;
  /** The free text searches it. */
  searched?: boolean;
  /** Links to the row's page, as the first column always does. */
  linked?: boolean;
  /** Hidden until a person asks for it. */
  hidden?: boolean;
  /** The row's state, changed at once from its badge; `value` is its word. */
  state?: StateMenu<Row>;
  /** Minimum width in pixels, and the share of the remaining width. */
  width?: number;
  grow?: number;
}

export interface Toggle<Row> {
  /** What the switch does to this row, for screen readers. */
  label: (row: Row) => string;
  /** The call that `send` makes: why this session may not is said on the switch. */
  write: Endpoint;
  /** Resolves once the list has the answer. A rejection undoes the switch and is shown. */
  send: (row: Row, next: boolean) => Promise<unknown>;
  /** Why this row cannot be switched. */
  blocked?: (row: Row) => string | null;
}

export interface StateMenu<Row> extends Toggle<Row> {
  /** A row that is off is dimmed. */
  isOn: (row: Row) => boolean;
  /** The word for each state, and the act that leads to it. */
  on: { word: string; act: string };
  off: { word: string; act: string };
}

const widths: Record<CellKind, { width: number; grow: number }> = {
  id: { width: 72, grow: 0 },
  text: { width: 160, grow: 3 },
  number: { width: 88, grow: 1 },
  money: { width: 112, grow: 1 },
  percent: { width: 88, grow: 1 },
  date: { width: 112, grow: 1 },
  dateTime: { width: 144, grow: 1 },
  bool: { width: 96, grow: 1 },
};

/** Most headings fit on one line, the longest on two. */
const headingWidth = (heading: string) => Math.min(heading.length * 8 + 40, 168);

export const sizeOf = <Row>({ kind, heading, width, grow }: Column<Row>) => ({
  width: width ?? Math.max(widths[kind].width, headingWidth(heading)),
  grow: grow ?? (width === undefined ? widths[kind].grow : 0),
});

export const isNumeric = (kind: CellKind) => kind === 'number' || kind === 'money' || kind === 'percent';

/** The visible columns: the first one always and first, then the pinned ones, then the others in the chosen or their own order. */
export const visibleColumns = <Row>(columns: readonly Column<Row>[], asked: readonly string[] | null, pins: readonly string[]) => {
  const [first, ...others] = columns;
  const shown = asked ? asked.flatMap((id) => others.filter((column) => column.id === id)) : others.filter(({ hidden }) => !hidden);
  const isPinned = ({ id }: Column<Row>) => pins.includes(id);
  const pinned = shown.filter(isPinned);
  return { visible: [...(first ? [first] : []), ...pinned, ...shown.filter((column) => !isPinned(column))], pinned: pinned.length + 1 };
};

/** The folded text of a row's searched columns, computed once for each row. */
export const searchTextOf = <Row extends object>(columns: readonly Column<Row>[]) => {
  const searched = columns.filter((column) => column.searched);
  const known = new WeakMap<Row, string>();
  return (row: Row) => {
    const text = known.get(row) ?? fold(searched.map(({ kind, value }) => shownText(kind, value(row))).join('\n'));
    known.set(row, text);
    return text;
  };
};
