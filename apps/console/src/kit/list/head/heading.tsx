import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconInfoCircle } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { isNumeric, type Column } from '../columns.ts';
import css from '../list.module.css';
import type { Sort } from '../list-state.ts';
import { standing, type RowLook } from '../rows/list-row.tsx';
import { nextSort } from './arrangement.ts';
import own from './head.module.css';
import { ahead } from '../../../ui/late.tsx';
import { loadResizing } from './use-resizing.ts';

export const loadHeadingMenu = () => import('./heading-menu.tsx');

/** What a heading does besides sorting; absent where the table keeps its columns. */
export interface Arranging {
  drag: (event: PointerEvent<HTMLElement>, id: string) => void;
  widen: (heading: Element, id: string, by: -1 | 1) => void;
  move: (id: string, by: -1 | 1) => void;
  fit: (id: string) => void;
  openMenu: (heading: Element, id: string) => void;
}

interface HeadingProps<Row> {
  look: RowLook<Row>;
  column: Column<Row>;
  place: number;
  sort: readonly Sort[];
  onSort: (sort: readonly Sort[]) => void;
  arranging: Arranging | null;
}

const SortMark = ({ own: sort, place }: { own: Sort | undefined; place: number | null }) => {
  // Without an order it says what a click does.
  const Arrow = sort?.descending ? IconArrowDown : IconArrowUp;
  return (
    <span className={own.mark} data-idle={!sort || undefined}>
      <Arrow size={14} aria-hidden />
      {place !== null && <span aria-hidden>{place}</span>}
    </span>
  );
};

const sides: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Shift and arrows: the width. Ctrl and Shift: the place. Alt and down, or the menu key: the menu. */
const onKeys = (event: KeyboardEvent<HTMLElement>, id: string, { widen, move, openMenu }: Arranging) => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  const side = sides[key];
  if (side !== undefined && shiftKey && !altKey) {
    event.preventDefault();
    if (ctrlKey || metaKey) move(id, side);
    else widen(currentTarget, id, side);
  } else if (key === 'ArrowDown' && altKey) {
    event.preventDefault();
    openMenu(currentTarget, id);
  }
};

const keysShown = 'Shift+ArrowLeft Shift+ArrowRight Control+Shift+ArrowLeft Control+Shift+ArrowRight Alt+ArrowDown';

/** A heading that sorts; Shift with it sorts by this column as well. */
export const Heading = <Row,>({ look, column, place, sort, onSort, arranging }: HeadingProps<Row>) => {
  const { id, heading, help, kind } = column;
  const at = sort.findIndex((one) => one.column === id);
  const sorted = sort[at];
  const order = sorted && (sorted.descending ? 'descending' : 'ascending');
  const onMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    arranging?.openMenu(event.currentTarget, id);
  };
  return (
    <th
      role="columnheader"
      scope="col"
      {...standing(look, place)}
      aria-sort={at === 0 ? order : undefined}
      data-sortable
      data-numeric={isNumeric(kind) || undefined}
      onContextMenu={arranging ? onMenu : undefined}
      onPointerEnter={arranging ? () => ahead(() => Promise.all([loadHeadingMenu(), loadResizing()])) : undefined}
    >
      <button
        type="button"
        className={css.sort}
        data-help={help}
        title={help}
        aria-keyshortcuts={arranging ? keysShown : undefined}
        onClick={({ shiftKey }) => onSort(nextSort(sort, id, shiftKey))}
        onKeyDown={arranging ? (event) => onKeys(event, id, arranging) : undefined}
      >
        <span>
          {heading}
          <SortMark own={sorted} place={sort.length > 1 ? at + 1 : null} />
        </span>
        {at > 0 && <VisuallyHidden>{`, ${at + 1}e tri, ${sorted?.descending ? 'dé' : ''}croissant`}</VisuallyHidden>}
        {help && <IconInfoCircle size={12} className={own.help} aria-hidden />}
      </button>
      {arranging && (
        <>
          {/* For the pointer: the heading itself opens its menu by key. */}
          <button type="button" className={own.more} tabIndex={-1} aria-hidden title="Menu de la colonne" onClick={onMenu}>
            <IconChevronDown size={14} aria-hidden />
          </button>
          {/* Its keys are those of the heading. */}
          <span
            className={own.grip}
            aria-hidden
            onPointerDown={(event) => arranging.drag(event, id)}
            onDoubleClick={() => arranging.fit(id)}
          />
        </>
      )}
    </th>
  );
};
