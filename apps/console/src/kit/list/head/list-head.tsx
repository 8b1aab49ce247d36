import { VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { memoized } from '../../../ui/memoized.ts';
import css from '../list.module.css';
import type { Sort } from '../list-state.ts';
import type { RowLook } from '../rows/list-row.tsx';
import { TickAll, type Ticking } from '../rows/tick-all.tsx';
import type { ColumnActs } from './column-acts.ts';
import { Heading, type Arranging } from './heading.tsx';
import type { AskedMenu } from './heading-menu.tsx';
import type { useResizing } from './use-resizing.ts';

export interface HeadActs {
  onSort: (sort: readonly Sort[]) => void;
  /** Absent where a table keeps its columns. */
  arrange: ColumnActs | null;
}

interface ListHeadProps<Row> extends HeadActs {
  look: RowLook<Row>;
  sort: readonly Sort[];
  resizing: ReturnType<typeof useResizing>;
  onMenu: (asked: AskedMenu<Row>) => void;
  /** The header of the tick column, if rows can be selected. */
  ticking: Ticking | null;
}

const menuWidth = 260;

const PlainHead = <Row,>({ look, sort, onSort, arrange, resizing, onMenu, ticking }: ListHeadProps<Row>) => {
  const { columns } = look;
  const arranging = useMemo((): Arranging | null => {
    if (!arrange) return null;
    return {
      ...resizing,
      move: arrange.move,
      fit: (id) => arrange.resize(id, null),
      openMenu: (heading, id) => {
        const { left, bottom } = heading.getBoundingClientRect();
        const place = columns.findIndex((column) => column.id === id);
        const column = columns[place];
        if (column) onMenu({ column, place, left: Math.max(Math.min(left, window.innerWidth - menuWidth), 8), top: bottom });
      },
    };
  }, [arrange, resizing, columns, onMenu]);
  return (
    <thead role="rowgroup" className={css.head}>
      <tr role="row" className={css.row} aria-rowindex={1}>
        {ticking && (
          <th role="columnheader" scope="col" className={`${css.cell} ${css.pinned}`}>
            <TickAll {...ticking} />
          </th>
        )}
        {columns.map((column, place) => (
          <Heading key={column.id} look={look} column={column} place={place} sort={sort} onSort={onSort} arranging={arranging} />
        ))}
        {look.hasActions && (
          <th role="columnheader" scope="col" className={`${css.cell} ${css.actions}`}>
            {look.actions.length > 0 ? 'Actions' : <VisuallyHidden>État de la ligne</VisuallyHidden>}
          </th>
        )}
      </tr>
    </thead>
  );
};

/** Typing in the filter does not draw it again. */
export const ListHead = memoized(PlainHead);
