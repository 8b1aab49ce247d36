import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { useMemo, useRef, useState, type PointerEvent } from 'react';
import { visibleColumns, type Column } from '../../kit/list/columns.ts';
import { useColumnActs, type ColumnActs } from '../../kit/list/head/column-acts.ts';
import type { AskedMenu } from '../../kit/list/head/heading-menu.tsx';
import { layoutOf } from '../../kit/list/head/layout.ts';
import { useResizing } from '../../kit/list/head/use-resizing.ts';
import { useWidths } from '../../kit/list/head/use-widths.ts';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import type { ListControl } from '../../kit/list/use-list-state.ts';
import { treeColumns } from './origine-columns.ts';

export interface ArbreHeadActs {
  move: ColumnActs['move'];
  widen: (heading: Element, id: string, by: -1 | 1) => void;
  drag: (event: PointerEvent<HTMLElement>, id: string) => void;
  /** The measured width again. */
  fit: (id: string) => void;
  openMenu: (heading: Element, column: Column<Origine>, place: number) => void;
}

interface Options {
  columns: readonly Column<Origine>[];
  rows: readonly Origine[] | undefined;
  actions: readonly RowAction<Origine>[];
  control: ListControl;
}

const noPins: readonly never[] = [];
const nothing = () => undefined;
const menuWidth = 260;
/** What a row's acts do is waited for in their dialogs, not beside them. */
const noSpinner = { width: -8, show: () => null };

/** Which columns the tree shows, in which order and how wide. No order but its own makes a tree, so none sorts it, and none is pinned. */
export const useArbreColumns = ({ columns, rows, actions, control: { state, change } }: Options) => {
  const table = useRef<HTMLTableElement>(null);
  const { visible } = useMemo(() => visibleColumns(columns, state.columns, noPins), [columns, state.columns]);
  const all = useMemo(() => [...treeColumns, ...visible], [visible]);
  const { widths, setWidth } = useWidths(all, rows);
  const own = useColumnActs({ columns, visible, pinned: 1, state: { pins: noPins }, change, setWidth, onFilter: nothing });
  const look = useMemo(
    () => ({
      columns: all,
      pinned: 1,
      rowName: ({ Libelle }: Origine) => Libelle,
      recordHref: null,
      actions,
      hasActions: true,
      onAsk: nothing,
      onTick: null,
      note: noSpinner,
    }),
    [all, actions],
  );
  const layout = useMemo(() => layoutOf(look, widths), [look, widths]);
  const resizing = useResizing(table, { look, widths, setWidth });
  const [asked, ask] = useState<AskedMenu<Origine> | null>(null);
  const head = useMemo(
    (): ArbreHeadActs => ({
      ...resizing,
      move: own.move,
      fit: (id) => setWidth(id, null),
      openMenu: (heading, column, place) => {
        const { left, bottom } = heading.getBoundingClientRect();
        ask({ column, place, left: Math.max(Math.min(left, window.innerWidth - menuWidth), 8), top: bottom });
      },
    }),
    [resizing, own, setWidth],
  );
  const acts = useMemo(() => ({ move: own.move, show: own.show, resize: own.resize }), [own]);
  return { table, visible, layout, head, acts, asked, close: () => ask(null) };
};

export type ArbreColumns = ReturnType<typeof useArbreColumns>;
