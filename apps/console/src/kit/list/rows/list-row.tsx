import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { memoized } from '../../../ui/memoized.ts';
import { shownText } from './cell-value.ts';
import { isNumeric, type Column } from '../columns.ts';
import css from '../list.module.css';
import { RowActions, type CallAction, type RowAction } from './row-actions.tsx';
import { RowTick } from './row-tick.tsx';
import { RowState } from './row-state.tsx';

export interface RowNote<Row> {
  /** Its width in pixels. */
  width: number;
  show: (row: Row) => ReactNode;
}

export interface RowLook<Row> {
  columns: readonly Column<Row>[];
  /** How many of them stay in sight. */
  pinned: number;
  /** What names a row: 'Monsieur'. */
  rowName: (row: Row) => string;
  /** The row's own page. */
  recordHref: ((row: Row) => string) | null;
  actions: readonly RowAction<Row>[];
  hasActions: boolean;
  onAsk: (action: CallAction<Row>, row: Row) => void;
  onTick: ((rowId: string, ticked: boolean) => void) | null;
  /** Whether a row is in use; the others are dimmed. */
  isOn?: (row: Row) => boolean;
  /** Shown on a row before its actions. */
  note?: RowNote<Row>;
}

interface ListRowProps<Row> {
  row: Row;
  rowId: string;
  index: number;
  /** Distance from the top in a virtualised list. */
  top: number | null;
  ticked: boolean;
  look: RowLook<Row>;
}

interface CellProps<Row> extends Pick<ListRowProps<Row>, 'row' | 'rowId' | 'look' | 'top'> {
  column: Column<Row>;
  place: number;
}

/** What a row is called by: it has two lines in long lists too. */
const isName = <Row,>({ column, place }: Pick<CellProps<Row>, 'column' | 'place'>) => place === 0 || column.linked === true;

/** How a cell of this place stands: the pinned ones stay in sight at the left, a state that comes last beside the actions. */
export const standing = <Row,>({ columns, pinned }: Pick<RowLook<Row>, 'columns' | 'pinned'>, place: number) => {
  if (place >= pinned) {
    const isLastState = place === columns.length - 1 && columns[place]?.state !== undefined;
    return { className: isLastState ? `${css.cell} ${css.lastState}` : css.cell };
  }
  const className = `${css.cell} ${css.pinned}`;
  return place === 0 ? { className } : { className, style: { left: `var(--pin-${place})` } };
};

/** A code and an address stay on one line, another text takes two. What people look for stays whole. */
const clampOf = <Row,>({ kind, searched, linked }: Column<Row>, place: number, text: string) => {
  if (place === 0 || linked) return null;
  if (text.includes('@')) return { 'data-cut': 'code', title: text };
  if (searched) return null;
  if (!text.includes(' ')) return { 'data-cut': 'code', title: kind === 'text' ? text : undefined };
  return { 'data-cut': 'text', title: text };
};

const Content = <Row,>(props: CellProps<Row>): ReactNode => {
  const { row, rowId, look, top, column, place } = props;
  const first = place === 0;
  if (column.state) return <RowState row={row} rowId={rowId} column={column} state={column.state} />;
  const text = shownText(column.kind, column.value(row));
  const shown = column.cell?.(row) ?? text;
  const content = column.cell ? (
    shown
  ) : (
    <span className={css.text} {...(top === null ? clampOf(column, place, text) : { title: text })}>
      {shown}
    </span>
  );
  if (!look.recordHref || !isName(props)) return content;
  const name = look.rowName(row);
  return (
    <a href={look.recordHref(row)} className={css.link} tabIndex={first ? undefined : -1}>
      {content}
      {first && text !== name && <VisuallyHidden> {name}</VisuallyHidden>}
    </a>
  );
};

const Cell = <Row,>(props: CellProps<Row>) => {
  const { row, top, column, place } = props;
  const look = {
    role: 'cell',
    ...standing(props.look, place),
    'data-numeric': isNumeric(column.kind) || undefined,
  };
  // One element less for each text matters in long lists, whose rows are drawn at each key of the filter.
  if (top !== null && !column.state && !column.cell && !isName(props)) {
    const text = shownText(column.kind, column.value(row));
    return (
      <td {...look} data-plain title={text}>
        {text}
      </td>
    );
  }
  return (
    <td {...look}>
      <Content {...props} />
    </td>
  );
};

const PlainRow = <Row,>({ row, rowId, index, top, ticked, look }: ListRowProps<Row>) => (
  <tr
    role="row"
    className={css.row}
    tabIndex={-1}
    aria-rowindex={index + 2}
    data-index={index}
    data-selected={ticked || undefined}
    data-off={look.isOn?.(row) === false || undefined}
    data-virtual={top === null ? undefined : true}
    style={top === null ? undefined : { transform: `translateY(${top}px)` }}
  >
    {look.onTick && (
      <td role="cell" className={`${css.cell} ${css.pinned}`}>
        <RowTick rowId={rowId} rowName={look.rowName(row)} ticked={ticked} onTick={look.onTick} />
      </td>
    )}
    {look.columns.map((column, place) => (
      <Cell key={column.id} row={row} rowId={rowId} look={look} top={top} column={column} place={place} />
    ))}
    {look.hasActions && (
      <td role="cell" className={`${css.cell} ${css.actions}`}>
        {look.note?.show(row)}
        <RowActions row={row} rowId={rowId} rowName={look.rowName(row)} actions={look.actions} onAsk={look.onAsk} />
      </td>
    )}
  </tr>
);

export const ListRow = memoized(PlainRow);
