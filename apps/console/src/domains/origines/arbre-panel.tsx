import { origines, type Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { longestLibelle } from '@comptoir/contract/domains/origines/origines.fields';
import { Suspense, useMemo, type ReactNode } from 'react';
import { InlineEdit } from '../../kit/inline/inline-edit.tsx';
import { GroupedTable, type GroupLevel } from '../../kit/list/grouped/grouped-table.tsx';
import { rowHeights, type Density } from '../../kit/list/list-table.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import type { useTicks } from '../../kit/list/rows/use-ticks.ts';
import { late } from '../../ui/late.tsx';
import { ArbreHeadPanel } from './arbre-head-panel.tsx';
import { treeColumns } from './origine-columns.ts';
import { OrigineRowPanel } from './origine-row-panel.tsx';
import css from './origines.module.css';
import type { ArbreColumns } from './use-arbre-columns.ts';
import type { SaveOrigine } from './use-save-origine.ts';

const HeadingMenu = late(() => import('../../kit/list/head/heading-menu.tsx').then(({ HeadingMenu: component }) => component));

const noSort: readonly never[] = [];

const levelsOf = (save: SaveOrigine): GroupLevel<Origine>[] => [
  {
    name: 'famille',
    keyOf: ({ IDFamilleOrigineContact }) => IDFamilleOrigineContact,
    className: css.mergedLabel,
    cell: ({ IDFamilleOrigineContact, Famille_Libelle }) => (
      <InlineEdit
        value={Famille_Libelle}
        label="libellé de la famille"
        max={longestLibelle}
        write={origines.updateFamille}
        onSave={(Libelle) => save.famille(IDFamilleOrigineContact, Libelle)}
      />
    ),
  },
  {
    name: 'sous-famille',
    keyOf: ({ IDSousFamilleOrigineAction }) => IDSousFamilleOrigineAction,
    className: css.mergedLabel,
    cell: ({ IDSousFamilleOrigineAction, SousFamille_Libelle }) => (
      <InlineEdit
        value={SousFamille_Libelle}
        label="libellé de la sous-famille"
        max={longestLibelle}
        write={origines.updateSousFamille}
        onSave={(Libelle) => save.sousFamille(IDSousFamilleOrigineAction, Libelle)}
      />
    ),
  },
];

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

/** Origins by family and sub-family. */
export const ArbrePanel = ({ rows, actions, save, columns, density, ticks, loading, children }: ArbrePanelProps) => {
  const { table, visible, layout, head, acts, asked, close } = columns;
  const rowHeight = rowHeights[density];
  const { ticked, onTick, onTickAll, count } = ticks;
  const levels = useMemo(() => levelsOf(save), [save]);
  return (
    <>
      <GroupedTable
        name="Origines"
        table={table}
        rows={rows}
        levels={levels}
        line={(row, index) => (
          <OrigineRowPanel
            key={row.IDOrigineAction}
            row={row}
            index={index}
            height={rowHeight}
            columns={visible}
            actions={actions}
            ticked={ticked[row.IDOrigineAction] ?? false}
            onTick={onTick}
          />
        )}
        head={<ArbreHeadPanel columns={visible} acts={head} ticking={{ ticked: count, shown: rows.length, onChange: onTickAll }} />}
        columnCount={treeColumns.length + visible.length + 1}
        rowHeight={rowHeight}
        headHeight={48}
        className={css.table}
        style={layout}
        density={density}
        loading={loading}
      >
        {children}
      </GroupedTable>
      {asked && (
        <Suspense>
          <HeadingMenu asked={asked} pinned={1} count={visible.length} sort={noSort} acts={acts} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
