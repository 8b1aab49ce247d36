/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table drawn as a grid loses its roles in some browsers. */
import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { longestLibelle, origineFlags, origineLibelle, placeFields, typeField } from '@comptoir/contract/domains/origines/origines.fields';
import { labelsOf } from '@comptoir/contract/fields/shapes';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { InlineEdit } from '../../kit/inline/inline-edit.tsx';
import list from '../../kit/list/list.module.css';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { TickAll, type Ticking } from '../../kit/list/rows/tick-all.tsx';
import { useCut } from '../../kit/list/rows/use-cut.ts';
import { useRowKeys } from '../../kit/list/rows/use-row-keys.ts';
import type { useTicks } from '../../kit/list/rows/use-ticks.ts';
import { useRowWindow } from '../../kit/list/rows/use-row-window.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { mergedCells, type MergedCell } from './merged-cells.ts';
import { OrigineRowPanel } from './origine-row-panel.tsx';
import css from './origines.module.css';
import type { Recus } from './use-recus.ts';
import type { SaveOrigine } from './use-save-origine.ts';

const rowHeight = 38;
const headHeight = 48;
const recusHeading = 'Reçus par';
const headings = [
  placeFields.IDFamille.label,
  'Sous-Famille',
  origineLibelle.Libelle.heading,
  typeField.IDType.label,
  recusHeading,
  ...Object.values(labelsOf(origineFlags)),
];
const creationLead = 'Cochée, l’origine est proposée à la création d’un lead.';

const Head = ({ hasRecus, ticking }: { hasRecus: boolean; ticking: Ticking }) => (
  <thead role="rowgroup" className={list.head}>
    <tr role="row" className={list.row} aria-rowindex={1}>
      {(hasRecus ? headings : headings.filter((heading) => heading !== recusHeading)).map((heading) => (
        <th key={heading} role="columnheader" scope="col" className={list.cell}>
          {heading === origineLibelle.Libelle.heading && <TickAll {...ticking} />}
          {heading}
          {heading === origineFlags.CreationLead.label && (
            <IconButton label={creationLead} size={24}>
              <IconInfoCircle size={14} aria-hidden />
            </IconButton>
          )}
        </th>
      ))}
      <th role="columnheader" scope="col" className={`${list.cell} ${list.actions}`}>
        Actions
      </th>
    </tr>
  </thead>
);

interface MergedRowProps {
  cell: MergedCell;
  column: 1 | 2;
  label: string;
  onSave: (Libelle: string) => Promise<unknown>;
}

/** A cell over several rows is a row of its own: it stays mounted as long as one of them does. */
const MergedRow = ({ cell, column, label, onSave }: MergedRowProps) => (
  <tr
    role="row"
    className={css.merged}
    aria-rowindex={cell.start + 2}
    style={{ top: cell.start * rowHeight, height: cell.count * rowHeight }}
  >
    <th role="rowheader" scope="rowgroup" aria-colindex={column} className={css.mergedCell} style={{ gridColumn: column }}>
      <div className={css.mergedLabel}>
        <InlineEdit value={cell.label} label={label} max={longestLibelle} onSave={onSave} />
      </div>
    </th>
  </tr>
);

interface ArbrePanelProps {
  rows: readonly Origine[];
  actions: readonly RowAction<Origine>[];
  save: SaveOrigine;
  /** Who receives the leads of each; undefined where workflows do not decide. */
  recus: Recus | undefined;
  ticks: ReturnType<typeof useTicks<Origine>>;
  loading: boolean;
  /** Shown instead of the rows if there are none. */
  children: ReactNode;
}

/** Origins by family and sub-family. Only visible rows are mounted. */
export const ArbrePanel = ({ rows, actions, save, recus, ticks, loading, children }: ArbrePanelProps) => {
  const { ticked, onTick, onTickAll, count } = ticks;
  const viewport = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
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
          onSave={(Libelle) => save.famille(famille.id, Libelle)}
        />
      ),
      sousFamille && (
        <MergedRow
          key={`sous-famille ${sousFamille.id}`}
          cell={sousFamille}
          column={2}
          label="libellé de la sous-famille"
          onSave={(Libelle) => save.sousFamille(sousFamille.id, Libelle)}
        />
      ),
      <OrigineRowPanel
        key={row.IDOrigineAction}
        row={row}
        index={index}
        height={rowHeight}
        actions={actions}
        save={save}
        recus={recus}
        ticked={ticked[row.IDOrigineAction] ?? false}
        onTick={onTick}
      />,
    ];
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the arrows of the controls inside
    <section
      ref={viewport}
      className={list.viewport}
      data-scroll-restoration-id="list"
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
        data-recus={recus !== undefined || undefined}
        aria-label="Origines"
        aria-rowcount={rows.length + 1}
        aria-colcount={recus ? 11 : 10}
      >
        <Head hasRecus={recus !== undefined} ticking={{ ticked: count, shown: rows.length, onChange: onTickAll }} />
        <tbody role="rowgroup" className={list.body} style={{ height: rows.length * rowHeight }}>
          {lines}
        </tbody>
      </table>
      {children}
    </section>
  );
};
