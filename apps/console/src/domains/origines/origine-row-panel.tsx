/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table drawn as a grid loses its roles in some browsers. */
import { origines, type Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { longestLibelle, origineFlags, type OrigineFlag } from '@comptoir/contract/domains/origines/origines.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { memo } from 'react';
import { InlineEdit } from '../../kit/inline/inline-edit.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import list from '../../kit/list/list.module.css';
import { RowActions, type RowAction } from '../../kit/list/rows/row-actions.tsx';
import { RowTick } from '../../kit/list/rows/row-tick.tsx';
import { RowToggle } from '../../kit/list/rows/row-toggle.tsx';
import css from './origines.module.css';
import { typeText } from './origine-words.ts';
import type { Recus } from './use-recus.ts';
import type { SaveOrigine } from './use-save-origine.ts';

const columns: { flag: OrigineFlag; column: Column<Origine> }[] = namesOf(origineFlags).map((flag) => ({
  flag,
  column: fieldColumn(flag, origineFlags[flag]),
}));
const labelOf = ({ Libelle }: Origine) => Libelle;
// Row actions ask in their own dialogs.
const noQuestion = () => undefined;

interface OrigineRowPanelProps {
  row: Origine;
  index: number;
  height: number;
  actions: readonly RowAction<Origine>[];
  save: SaveOrigine;
  recus: Recus | undefined;
  ticked: boolean;
  onTick: (rowId: string, ticked: boolean) => void;
}

/** One origin, from its label on: family and sub-family are cells over several rows. */
const Row = ({ row, index, height, actions, save, recus, ticked, onTick }: OrigineRowPanelProps) => {
  const recu = recus?.(row);
  const after = recus ? 6 : 5;
  const rowId = String(row.IDOrigineAction);
  return (
    <tr
      role="row"
      className={`${list.row} ${css.row}`}
      tabIndex={-1}
      aria-rowindex={index + 2}
      data-index={index}
      data-selected={ticked || undefined}
      data-inactive={row.EstInactif || undefined}
      style={{ top: index * height }}
    >
      <td role="cell" aria-colindex={3} className={`${list.cell} ${css.libelle}`}>
        <RowTick rowId={rowId} rowName={row.Libelle} ticked={ticked} onTick={onTick} />
        <InlineEdit
          value={row.Libelle}
          label="libellé de l’origine"
          max={longestLibelle}
          onSave={(Libelle) => save.origine(row, { Libelle })}
        />
      </td>
      <td role="cell" aria-colindex={4} className={list.cell} data-plain>
        {typeText(row)}
      </td>
      {recus && (
        <td role="cell" aria-colindex={5} className={`${list.cell} ${css.recus}`}>
          {recu && (
            <a href={recu.href} title={recu.detail}>
              {recu.text}
            </a>
          )}
        </td>
      )}
      {columns.map(({ flag, column }, at) => (
        <td key={flag} role="cell" aria-colindex={after + at} className={list.cell}>
          <RowToggle
            row={row}
            rowId={rowId}
            column={column}
            toggle={{ label: labelOf, write: origines.update, send: (_, next) => save.origine(row, { [flag]: next }) }}
          />
        </td>
      ))}
      <td role="cell" aria-colindex={after + columns.length} className={`${list.cell} ${list.actions}`}>
        <RowActions row={row} rowId={rowId} rowName={row.Libelle} actions={actions} onAsk={noQuestion} />
      </td>
    </tr>
  );
};

export const OrigineRowPanel = memo(Row);
