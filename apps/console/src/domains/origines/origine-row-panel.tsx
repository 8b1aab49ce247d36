/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table drawn as a grid loses its roles in some browsers. */
import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { memo } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { groupedRow } from '../../kit/list/grouped/grouped-table.tsx';
import list from '../../kit/list/list.module.css';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { RowActions, type RowAction } from '../../kit/list/rows/row-actions.tsx';
import { RowTick } from '../../kit/list/rows/row-tick.tsx';
import { treeColumns } from './origine-columns.ts';
import css from './origines.module.css';

// Row actions ask in their own dialogs.
const noQuestion = () => undefined;

interface OrigineRowPanelProps {
  row: Origine;
  index: number;
  height: number;
  /** Without those of the tree. */
  columns: readonly Column<Origine>[];
  actions: readonly RowAction<Origine>[];
  ticked: boolean;
  onTick: (rowId: string, ticked: boolean) => void;
}

/** One origin, from its label on: family and sub-family are cells over several rows. */
const Row = ({ row, index, height, columns, actions, ticked, onTick }: OrigineRowPanelProps) => {
  const rowId = String(row.IDOrigineAction);
  const after = treeColumns.length + 1;
  return (
    <tr
      role="row"
      className={`${groupedRow} ${css.row}`}
      tabIndex={-1}
      aria-rowindex={index + 2}
      data-index={index}
      data-selected={ticked || undefined}
      data-inactive={row.EstInactif || undefined}
      style={{ top: index * height }}
    >
      {columns.map(({ id, kind, value, cell }, at) => {
        const text = shownText(kind, value(row));
        const isName = at === 0;
        return (
          <td
            key={id}
            role="cell"
            aria-colindex={after + at}
            className={isName ? `${list.cell} ${css.libelle}` : list.cell}
            data-plain={cell ? undefined : true}
            title={cell ? undefined : text}
          >
            {isName && <RowTick rowId={rowId} rowName={row.Libelle} ticked={ticked} onTick={onTick} />}
            {cell ? cell(row) : text}
          </td>
        );
      })}
      <td role="cell" aria-colindex={after + columns.length} className={`${list.cell} ${list.actions}`}>
        <RowActions row={row} rowId={rowId} rowName={row.Libelle} actions={actions} onAsk={noQuestion} />
      </td>
    </tr>
  );
};

export const OrigineRowPanel = memo(Row);
