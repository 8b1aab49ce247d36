import { createContext, useContext, useSyncExternalStore } from 'react';
import { useRowActivity } from '../list/rows/row-activity.ts';
import type { Drafts } from './drafts.ts';
import type { CellColumn } from './grid-columns.ts';
import type { OpenRows } from './open-rows.ts';

/** When a row is saved: with the page, also by its own button, or as soon as a cell is left. */
export type SendWhen = 'page' | 'row' | 'change';

/** What the cells of a grid do to it. */
export interface Grid<Row extends object> {
  drafts: Drafts<Row>;
  sends: SendWhen;
  /** Why nothing of it may be changed, whatever the row. */
  closed: string | null;
  /** Cells with many options get them on hover or focus. */
  isLarge: boolean;
  opened: OpenRows;
  /** Whether a row is edited without being opened first. */
  startsOpen: (row: Row) => boolean;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  problemOf: (row: Row) => string | null;
  change: (row: Row, part: Partial<Row>) => void;
  /** A cell of the row was left, or something was chosen in it. */
  leave: (row: Row) => void;
  send: (row: Row) => void;
  undo: (row: Row) => void;
  /** Lines of a spreadsheet, starting at this cell. */
  paste: (row: Row, column: CellColumn<Row>, text: string) => void;
}

export const GridContext = createContext<Grid<never> | null>(null);

/** The grid around a cell, and its row with typed values. */
export const useGridRow = <Row extends object>(stored: Row) => {
  // The grid draws only cells of its own rows.
  const grid = useContext(GridContext) as Grid<Row> | null;
  if (!grid) throw new Error('a cell that is edited needs a grid around it');
  const id = grid.idOf(stored);
  const draft = useSyncExternalStore(grid.drafts.subscribe, () => grid.drafts.of(id));
  const { calls } = useRowActivity(id);
  const wasOpened = useSyncExternalStore(grid.opened.subscribe, () => grid.opened.has(id));
  const mayClose = !grid.startsOpen(stored);
  const isChanged = Object.keys(draft.changes).length > 0;
  const isOpen = wasOpened || !mayClose;
  return { grid, draft, isChanged, isOpen, mayClose, row: isChanged ? { ...stored, ...draft.changes } : stored, isBusy: calls > 0 };
};
