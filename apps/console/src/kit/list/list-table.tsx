import { useId, useMemo, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { sizeOf } from './columns.ts';
import { ListHead } from './list-head.tsx';
import { ListRow, type RowLook } from './rows/list-row.tsx';
import css from './list.module.css';
import type { Sort } from './list-state.ts';
import type { ListRow as TableRow } from './use-list-table.ts';
import { useRowKeys } from './rows/use-row-keys.ts';
import { useRowWindow } from './rows/use-row-window.ts';

export const rowHeights = { comfortable: 38, dense: 30 } as const;
export type Density = keyof typeof rowHeights;

const virtualAbove = 200;
const headHeight = 42;
const spinnerWidth = 24;

interface ListTableProps<Row extends object> {
  viewport: RefObject<HTMLElement | null>;
  caption: string;
  rows: readonly TableRow<Row>[];
  /** The number without any filter: it decides how rows are drawn, so that no keystroke changes that. */
  total: number;
  look: RowLook<Row>;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  density: Density;
  ticked: Readonly<Record<string, boolean>>;
  onTickAll: (all: boolean) => void;
  loading: boolean;
  /** Shown instead of the rows if there are none. */
  children: ReactNode;
}

const layoutOf = <Row,>({ columns, actions, hasActions, onTick, note }: RowLook<Row>, density: Density): CSSProperties => {
  const sizes = columns.map(sizeOf);
  const ownWidth = actions.length > 0 ? Math.max(actions.length * 32 + spinnerWidth + 20, 84) : spinnerWidth + 20;
  const actionsWidth = ownWidth + (note?.width ?? 0);
  const tracks = [
    ...(onTick ? ['44px'] : []),
    ...sizes.map(({ width, grow }) => `minmax(${width}px, ${grow === 0 ? `${width}px` : `${grow}fr`})`),
    ...(hasActions ? [`${actionsWidth}px`] : []),
  ];
  const minWidth = sizes.reduce((sum, { width }) => sum + width, (onTick ? 44 : 0) + (hasActions ? actionsWidth : 0));
  // Custom properties are valid styles that the type does not know.
  return { '--list-columns': tracks.join(' '), '--list-row': `${rowHeights[density]}px`, minWidth } as CSSProperties;
};

/** The table of a list: a real table, drawn as a grid so that rows can be unmounted when scrolled away. */
export const ListTable = <Row extends object>(props: ListTableProps<Row>) => {
  const { viewport, caption, rows, total, look, sort, onSort, density, ticked, onTickAll, loading, children } = props;
  const captionId = useId();
  const virtual = total > virtualAbove;
  const [focused, setFocused] = useState<number | null>(null);
  const height = rowHeights[density];
  const { indexes, scrollTo } = useRowWindow({ viewport, active: virtual, count: rows.length, height, heading: headHeight, kept: focused });
  const keys = useRowKeys({ viewport, count: rows.length, scrollTo, setFocused });
  const layout = useMemo(() => layoutOf(look, density), [look, density]);
  const selectable = look.onTick !== null;
  const ticking = useMemo(
    () => (selectable ? { ticked: rows.filter(({ id }) => ticked[id]).length, shown: rows.length, onChange: onTickAll } : null),
    [selectable, rows, ticked, onTickAll],
  );
  const line = (index: number, top: number | null) => {
    const row = rows[index];
    return (
      row && <ListRow key={row.id} row={row.original} rowId={row.id} index={index} top={top} ticked={ticked[row.id] === true} look={look} />
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the arrows of the links and boxes inside
    <section
      ref={viewport}
      className={css.viewport}
      data-scroll-restoration-id="list"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard
      tabIndex={0}
      aria-labelledby={captionId}
      aria-busy={loading}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
    >
      <table role="table" className={css.table} style={layout} aria-labelledby={captionId} aria-rowcount={rows.length + 1}>
        <caption id={captionId} className={css.caption}>
          {caption}
        </caption>
        <ListHead look={look} sort={sort} onSort={onSort} ticking={ticking} />
        <tbody role="rowgroup" className={css.body} style={virtual ? { height: rows.length * height } : undefined}>
          {virtual ? indexes.map((index) => line(index, index * height)) : rows.map((_, index) => line(index, null))}
        </tbody>
      </table>
      {children}
    </section>
  );
};
