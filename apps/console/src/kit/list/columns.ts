import type { ReactNode } from 'react';
import { shownText, type CellKind, type CellValue } from './rows/cell-value.ts';
import { fold } from './filters/fold.ts';

export interface Column<Row> {
  /** Stable name: in the address, and the key of the column's choice. */
  id: string;
  heading: string;
  kind: CellKind;
  /** What the column sorts by, searches in and writes to the CSV. */
  value: (row: Row) => CellValue;
  /** What the cell shows where the value's own text is not enough. */
  cell?: (row: Row) => ReactNode;
  /** Explains the column, beside its heading. */
  help?: string;
  /** The free text searches in it. */
  searched?: boolean;
  /** Leads to the row's page, as the first column always does. */
  linked?: boolean;
  /** Shown only when a person asks for it. */
  hidden?: boolean;
  /** A switch that is sent at once; `value` must be a boolean. */
  toggle?: Toggle<Row>;
  /** Least width in pixels, and the share of the room that is left. */
  width?: number;
  grow?: number;
}

export interface Toggle<Row> {
  /** What the switch does to this row, for those who do not see the column. */
  label: (row: Row) => string;
  /** Resolves once the list holds the answer; a rejection takes the switch back and is shown. */
  send: (row: Row, next: boolean) => Promise<unknown>;
  /** Why this row cannot be switched. */
  blocked?: (row: Row) => string | null;
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

/** Room for most headings on one line, the longest on two. */
const headingWidth = (heading: string) => Math.min(heading.length * 8 + 40, 168);

export const sizeOf = <Row>({ kind, heading, width, grow }: Column<Row>) => ({
  width: width ?? Math.max(widths[kind].width, headingWidth(heading)),
  grow: grow ?? (width === undefined ? widths[kind].grow : 0),
});

export const isNumeric = (kind: CellKind) => kind === 'number' || kind === 'money' || kind === 'percent';

/** The columns a person sees: the first one always, then those chosen or shown by default. */
export const visibleColumns = <Row>(columns: readonly Column<Row>[], asked: readonly string[] | null) =>
  columns.filter((column, index) => index === 0 || (asked ? asked.includes(column.id) : !column.hidden));

/** The folded text of a row's searched columns, worked out once per row. */
export const searchTextOf = <Row extends object>(columns: readonly Column<Row>[]) => {
  const searched = columns.filter((column) => column.searched);
  const known = new WeakMap<Row, string>();
  return (row: Row) => {
    const text = known.get(row) ?? fold(searched.map(({ kind, value }) => shownText(kind, value(row))).join('\n'));
    known.set(row, text);
    return text;
  };
};
