import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort, IconInfoCircle } from '@tabler/icons-react';
import { memo } from 'react';
import { isNumeric, type Column } from './columns.ts';
import css from './list.module.css';
import type { RowLook } from './rows/list-row.tsx';
import type { Sort } from './list-state.ts';
import { TickAll, type Ticking } from './rows/tick-all.tsx';

interface ListHeadProps<Row> {
  look: RowLook<Row>;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** The header of the tick column, if rows can be selected. */
  ticking: Ticking | null;
}

/** Up, then down, then back to the list's own order. */
const nextSort = (sort: Sort | null, column: string): Sort | null => {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
};

const SortMark = ({ sort }: { sort: Sort | null }) => {
  if (!sort) return <IconArrowsSort size={14} aria-hidden data-idle />;
  return sort.descending ? <IconArrowDown size={14} aria-hidden /> : <IconArrowUp size={14} aria-hidden />;
};

interface HeadingProps<Row> extends Pick<ListHeadProps<Row>, 'onSort'> {
  column: Column<Row>;
  first: boolean;
  sort: Sort | null;
}

const Heading = <Row,>({ column, first, sort, onSort }: HeadingProps<Row>) => {
  const own = sort?.column === column.id ? sort : null;
  const order = own && (own.descending ? 'descending' : 'ascending');
  return (
    <th
      role="columnheader"
      scope="col"
      className={first ? `${css.cell} ${css.pinned}` : css.cell}
      aria-sort={order ?? undefined}
      data-sortable
      data-numeric={isNumeric(column.kind) || undefined}
    >
      <button
        type="button"
        className={css.sort}
        data-help={column.help}
        title={column.help}
        onClick={() => onSort(nextSort(sort, column.id))}
      >
        <span>{column.heading}</span>
        {column.help && <IconInfoCircle size={14} aria-hidden />}
        <SortMark sort={own} />
      </button>
    </th>
  );
};

const PlainHead = <Row,>({ look, sort, onSort, ticking }: ListHeadProps<Row>) => (
  <thead role="rowgroup" className={css.head}>
    <tr role="row" className={css.row} aria-rowindex={1}>
      {ticking && (
        <th role="columnheader" scope="col" className={`${css.cell} ${css.pinned}`}>
          <TickAll {...ticking} />
        </th>
      )}
      {look.columns.map((column, place) => (
        <Heading key={column.id} first={place === 0} column={column} sort={sort} onSort={onSort} />
      ))}
      {look.hasActions && (
        <th role="columnheader" scope="col" className={`${css.cell} ${css.actions}`}>
          {look.actions.length > 0 ? 'Actions' : <VisuallyHidden>État de la ligne</VisuallyHidden>}
        </th>
      )}
    </tr>
  </thead>
);

/** Memoised so that typing in the filter does not draw it again; `memo` loses the generic type. */
export const ListHead = memo(PlainHead) as typeof PlainHead;
