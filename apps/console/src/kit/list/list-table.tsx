import { Suspense, useId, useMemo, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { layoutOf, type Widths } from './head/layout.ts';
import { wrapsUpTo } from './head/measure.ts';
import { ListHead, type HeadActs } from './head/list-head.tsx';
import { loadHeadingMenu } from './head/heading.tsx';
import type { AskedMenu } from './head/heading-menu.tsx';
import { useResizing } from './head/use-resizing.ts';
import { ListRow, type RowLook } from './rows/list-row.tsx';
import css from './list.module.css';
import type { Sort } from './list-state.ts';
import type { ListRow as TableRow } from './use-list-table.ts';
import { useRowKeys } from './rows/use-row-keys.ts';
import { useCut } from './rows/use-cut.ts';
import { useRowWindow } from './rows/use-row-window.ts';
import { late } from '../../ui/late.tsx';

const HeadingMenu = late(() => loadHeadingMenu().then(({ HeadingMenu: component }) => component));

export const rowHeights = { comfortable: 38, dense: 30 } as const;
export type Density = keyof typeof rowHeights;

/** Kept above a row, as by `--app-clear`: the head, and some of the row before. */
const clearAbove = 56;

interface ListTableProps<Row extends object> {
  viewport: RefObject<HTMLElement | null>;
  caption: string;
  rows: readonly TableRow<Row>[];
  /** The number without any filter: it decides how rows are drawn, so that no keystroke changes that. */
  total: number;
  look: RowLook<Row>;
  sort: readonly Sort[];
  head: HeadActs;
  widths: Widths;
  density: Density;
  ticked: Readonly<Record<string, boolean>>;
  onTickAll: (all: boolean) => void;
  loading: boolean;
  /** Shown instead of the rows if there are none. */
  children: ReactNode;
}

/** The table of a list: a real table, drawn as a grid so that rows can be unmounted when scrolled away. */
export const ListTable = <Row extends object>(props: ListTableProps<Row>) => {
  const { viewport, caption, rows, total, look, sort, head, widths, density, ticked, onTickAll, loading, children } = props;
  const captionId = useId();
  const virtual = total > wrapsUpTo;
  const [focused, setFocused] = useState<number | null>(null);
  const height = rowHeights[density];
  const { indexes, scrollTo } = useRowWindow({ viewport, active: virtual, count: rows.length, height, heading: clearAbove, kept: focused });
  const keys = useRowKeys({ viewport, count: rows.length, scrollTo, setFocused });
  const table = useRef<HTMLTableElement>(null);
  useCut(viewport, table);
  const [asked, setAsked] = useState<AskedMenu<Row> | null>(null);
  const layout = useMemo(() => layoutOf(look, widths), [look, widths]);
  const resizing = useResizing(table, { look, widths, setWidth: head.arrange?.resize ?? null });
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
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the arrows of the links and boxes inside */}
      <section
        ref={viewport}
        className={css.viewport}
        data-scroll-restoration-id="list"
        // Custom properties are valid styles that the type does not know.
        style={{ '--list-row': `${height}px`, '--list-lines': density === 'dense' ? 1 : 2 } as CSSProperties}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard
        tabIndex={0}
        aria-labelledby={captionId}
        aria-busy={loading}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        <table ref={table} role="table" className={css.table} style={layout} aria-labelledby={captionId} aria-rowcount={rows.length + 1}>
          <caption id={captionId} className={css.caption}>
            {caption}
          </caption>
          <ListHead look={look} sort={sort} {...head} resizing={resizing} onMenu={setAsked} ticking={ticking} />
          <tbody role="rowgroup" className={css.body} style={virtual ? { height: rows.length * height } : undefined}>
            {virtual ? indexes.map((index) => line(index, index * height)) : rows.map((_, index) => line(index, null))}
          </tbody>
        </table>
        {children}
      </section>
      {asked && head.arrange && (
        <Suspense>
          <HeadingMenu
            asked={asked}
            pinned={look.pinned}
            count={look.columns.length}
            sort={sort}
            acts={head.arrange}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
};
