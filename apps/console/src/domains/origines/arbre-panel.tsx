/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table drawn as a grid loses its roles in some browsers. */
import type { Endpoint } from '@comptoir/contract/kit';
import { origines, type Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { longestLibelle } from '@comptoir/contract/domains/origines/origines.fields';
import { Suspense, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { InlineEdit } from '../../kit/inline/inline-edit.tsx';
import list from '../../kit/list/list.module.css';
import { rowHeights, type Density } from '../../kit/list/list-table.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useCut } from '../../kit/list/rows/use-cut.ts';
import { useRowKeys } from '../../kit/list/rows/use-row-keys.ts';
import type { useTicks } from '../../kit/list/rows/use-ticks.ts';
import { useRowWindow } from '../../kit/list/rows/use-row-window.ts';
import { late } from '../../ui/late.tsx';
import { ArbreHeadPanel } from './arbre-head-panel.tsx';
import { mergedCells, type MergedCell } from './merged-cells.ts';
import { treeColumns } from './origine-columns.ts';
import { OrigineRowPanel } from './origine-row-panel.tsx';
import css from './origines.module.css';
import type { ArbreColumns } from './use-arbre-columns.ts';
import type { SaveOrigine } from './use-save-origine.ts';

const HeadingMenu = late(() => import('../../kit/list/head/heading-menu.tsx').then(({ HeadingMenu: component }) => component));

const headHeight = 48;
const noSort: readonly never[] = [];

interface MergedRowProps {
  cell: MergedCell;
  column: 1 | 2;
  label: string;
  rowHeight: number;
  write: Endpoint;
  onSave: (Libelle: string) => Promise<unknown>;
}

/** A cell over several rows is a row of its own: it stays mounted as long as one of them does. */
const MergedRow = ({ cell, column, label, rowHeight, write, onSave }: MergedRowProps) => (
  <tr
    role="row"
    className={css.merged}
    aria-rowindex={cell.start + 2}
    style={{ top: cell.start * rowHeight, height: cell.count * rowHeight }}
  >
    <th role="rowheader" scope="rowgroup" aria-colindex={column} className={css.mergedCell} style={{ gridColumn: column }}>
      <div className={css.mergedLabel}>
        <InlineEdit value={cell.label} label={label} max={longestLibelle} write={write} onSave={onSave} />
      </div>
    </th>
  </tr>
);

interface ArbrePanelProps {
  rows: readonly Origine[];
  actions: readonly RowAction<Origine>[];
  save: SaveOrigine;
  columns: ArbreColumns;
  density: Density;
  ticks: ReturnType<typeof useTicks<Origine>>;
  loading: boolean;
  /** Shown instead of the rows if there are none. */
  children: ReactNode;
}

/** Origins by family and sub-family. Only visible rows are mounted. */
export const ArbrePanel = ({ rows, actions, save, columns, density, ticks, loading, children }: ArbrePanelProps) => {
  const { table, visible, layout, head, acts, asked, close } = columns;
  const rowHeight = rowHeights[density];
  const { ticked, onTick, onTickAll, count } = ticks;
  const viewport = useRef<HTMLElement>(null);
  useCut(viewport, table);
  const [focused, setFocused] = useState<number | null>(null);
  const { familles, sousFamilles } = useMemo(() => mergedCells(rows), [rows]);
  const { indexes, scrollTo } = useRowWindow({
    viewport,
    active: true,
    count: rows.length,
    height: rowHeight,
    heading: headHeight,
    kept: focused,
  });
  const keys = useRowKeys({ viewport, count: rows.length, scrollTo, setFocused });
  const first = (cells: readonly MergedCell[], index: number, at: number) => {
    const before = indexes[at - 1];
    return before === undefined || cells[before] !== cells[index] ? cells[index] : undefined;
  };
  const lines = indexes.flatMap((index, at) => {
    const row = rows[index];
    if (!row) return [];
    const famille = first(familles, index, at);
    const sousFamille = first(sousFamilles, index, at);
    return [
      famille && (
        <MergedRow
          key={`famille ${famille.id}`}
          cell={famille}
          column={1}
          label="libellé de la famille"
          rowHeight={rowHeight}
          write={origines.updateFamille}
          onSave={(Libelle) => save.famille(famille.id, Libelle)}
        />
      ),
      sousFamille && (
        <MergedRow
          key={`sous-famille ${sousFamille.id}`}
          cell={sousFamille}
          column={2}
          label="libellé de la sous-famille"
          rowHeight={rowHeight}
          write={origines.updateSousFamille}
          onSave={(Libelle) => save.sousFamille(sousFamille.id, Libelle)}
        />
      ),
      <OrigineRowPanel
        key={row.IDOrigineAction}
        row={row}
        index={index}
        height={rowHeight}
        columns={visible}
        actions={actions}
        ticked={ticked[row.IDOrigineAction] ?? false}
        onTick={onTick}
      />,
    ];
  });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the arrows of the controls inside */}
      <section
        ref={viewport}
        className={list.viewport}
        data-scroll-restoration-id="list"
        // A custom property is a valid style that the type does not know.
        style={{ '--list-row': `${rowHeight}px` } as CSSProperties}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard
        tabIndex={0}
        aria-label="Origines"
        aria-busy={loading}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        <table
          ref={table}
          role="table"
          className={`${list.table} ${css.table}`}
          data-density={density}
          style={layout}
          aria-label="Origines"
          aria-rowcount={rows.length + 1}
          aria-colcount={treeColumns.length + visible.length + 1}
        >
          <ArbreHeadPanel columns={visible} acts={head} ticking={{ ticked: count, shown: rows.length, onChange: onTickAll }} />
          <tbody role="rowgroup" className={list.body} style={{ height: rows.length * rowHeight }}>
            {lines}
          </tbody>
        </table>
        {children}
      </section>
      {asked && (
        <Suspense>
          <HeadingMenu asked={asked} pinned={1} count={visible.length} sort={noSort} acts={acts} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
