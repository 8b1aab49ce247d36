import { useMemo, useRef, useState, type CSSProperties, type ReactElement, type ReactNode, type RefObject } from 'react';
import list from '../list.module.css';
import { useCut } from '../rows/use-cut.ts';
import { useRowKeys } from '../rows/use-row-keys.ts';
import { useRowWindow } from '../rows/use-row-window.ts';
import css from './grouped.module.css';
import { spansOf, type Span } from './spans.ts';

/** A column whose cells span the rows of one group. */
export interface GroupLevel<Row> {
  name: string;
  keyOf: (row: Row) => string | number;
  /** What stands in the cell of a group, from its first row. It stays in sight while one of its rows does. */
  cell: (row: Row) => ReactNode;
  className?: string | undefined;
}

interface GroupRowProps<Row> {
  level: GroupLevel<Row>;
  /** From 1. */
  column: number;
  span: Span<Row>;
  rowHeight: number;
}

/** A cell over several rows is a row of its own: it stays mounted as long as one of them does. */
const GroupRow = <Row,>({ level, column, span: { row, start, count }, rowHeight }: GroupRowProps<Row>) => (
  <tr role="row" className={css.group} aria-rowindex={start + 2} style={{ top: start * rowHeight, height: count * rowHeight }}>
    <th role="rowheader" scope="rowgroup" aria-colindex={column} className={css.groupCell} style={{ gridColumn: column }}>
      <div className={`${css.groupLabel} ${level.className ?? ''}`}>{level.cell(row)}</div>
    </th>
  </tr>
);

interface GroupedTableProps<Row> {
  name: string;
  table: RefObject<HTMLTableElement | null>;
  /** Sorted by group. */
  rows: readonly Row[];
  /** The first columns, the widest groups first. */
  levels: readonly GroupLevel<Row>[];
  /** The rest of a row: its key, `groupedRow` as its class, and its `top`. */
  line: (row: Row, index: number) => ReactElement;
  head: ReactNode;
  columnCount: number;
  rowHeight: number;
  headHeight: number;
  className?: string | undefined;
  style?: CSSProperties;
  density?: string;
  loading: boolean;
  /** Shown instead of the rows if there are none. */
  children: ReactNode;
}

export const groupedRow = `${list.row} ${css.row}`;

/**
 * A list whose first columns span the rows of a group. Only visible rows are mounted. It names its roles: some browsers lose those of a
 * table that is drawn as a grid.
 */
export const GroupedTable = <Row,>(props: GroupedTableProps<Row>) => {
  const { name, table, rows, levels, line, head, columnCount, rowHeight, headHeight, className, style, density, loading, children } = props;
  const viewport = useRef<HTMLElement>(null);
  useCut(viewport, table);
  const [focused, setFocused] = useState<number | null>(null);
  const spans = useMemo(() => levels.map(({ keyOf }) => spansOf(rows, keyOf)), [levels, rows]);
  const count = rows.length;
  const { indexes, scrollTo } = useRowWindow({ viewport, active: true, count, height: rowHeight, heading: headHeight, kept: focused });
  const keys = useRowKeys({ viewport, count, scrollTo, setFocused });
  const lines = indexes.flatMap((index, at) => {
    const row = rows[index];
    if (row === undefined) return [];
    const before = indexes[at - 1];
    const begun = levels.map((level, place) => {
      const span = spans[place]?.[index];
      if (!span || (before !== undefined && spans[place]?.[before] === span)) return null;
      return <GroupRow key={`${level.name} ${span.key}`} level={level} column={place + 1} span={span} rowHeight={rowHeight} />;
    });
    return [...begun, line(row, index)];
  });
  // Custom properties are valid styles that the type does not know.
  const sizes = { '--list-row': `${rowHeight}px`, '--list-head': `${headHeight}px`, '--list-levels': levels.length } as CSSProperties;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the arrows of the controls inside
    <section
      ref={viewport}
      className={list.viewport}
      data-scroll-restoration-id="list"
      style={sizes}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard
      tabIndex={0}
      aria-label={name}
      aria-busy={loading}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
    >
      <table
        ref={table}
        role="table"
        className={`${list.table} ${className ?? ''}`}
        data-density={density}
        style={style}
        aria-label={name}
        aria-rowcount={count + 1}
        aria-colcount={columnCount}
      >
        {head}
        <tbody role="rowgroup" className={list.body} style={{ height: count * rowHeight }}>
          {lines}
        </tbody>
      </table>
      {children}
    </section>
  );
};
