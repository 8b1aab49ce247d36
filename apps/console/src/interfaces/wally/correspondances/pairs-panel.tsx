import { wallyMessages } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import type { GridColumn } from '../../../kit/grid/grid-columns.ts';
import { GridPage } from '../../../kit/grid/grid-page.tsx';
import type { GridSaving } from '../../../kit/grid/use-grid-saving.ts';
import { removal } from '../../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../../kit/list/rows/row-actions.tsx';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import type { PageHeaderProps } from '../../../ui/page-header.tsx';
import { MappingToolsPanel, RefreshBannerPanel } from './mapping-tools-panel.tsx';
import { pairFilters, pairRemoval } from './pair-choice.ts';
import type { useRefresh } from './use-refresh.ts';

/** What the pages of pairs are called alike. */
export interface PairsHead extends Pick<PageHeaderProps, 'title' | 'purpose' | 'parents'> {
  IdWallyCompte: number;
  notice: ReactNode;
}

/** The head of a page that is a step of a creation too. */
export interface CreationHead extends PairsHead {
  /** A step of a creation: what is chosen is saved together. */
  together?: boolean;
}

/** What pairs are: something of Wally's by brand, and what of ours it stands for. */
export interface PairKind<Row> {
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Nothing of ours is chosen yet. */
  isHole: (row: Row) => boolean;
  problemOf: (row: Row) => string | null;
  sortedBy: string;
  empty: string;
  csvName: string;
  corbeille: string;
}

interface PairsPanelProps<Row> extends Omit<PairsHead, 'IdWallyCompte'> {
  kind: PairKind<Row>;
  query: UseQueryResult<Row[]>;
  /** What of ours may be chosen. */
  own: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch' | 'isFetching'>;
  columns: readonly GridColumn<Row>[];
  saving: GridSaving<Row>;
  refresh: ReturnType<typeof useRefresh>;
  onRemove: (row: Row, headers: Record<string, string>) => Promise<unknown>;
  addDialog: (onClose: () => void) => ReactNode;
}

/** The pairs of an account, each with its choice. */
export const PairsPanel = <Row extends { toSkip: boolean }>(props: PairsPanelProps<Row>) => {
  const { kind, notice, query, own, columns, saving, refresh, onRemove, addDialog, ...head } = props;
  const { nameOf, isHole } = kind;
  const [adding, setAdding] = useState(false);
  const filters = useMemo(() => pairFilters(isHole), [isHole]);
  const rowActions = useMemo(
    (): RowAction<Row>[] => [
      { ...removal, label: 'Supprimer la correspondance', confirm: (row) => pairRemoval(nameOf(row)), write: saving.write, act: onRemove },
    ],
    [nameOf, saving.write, onRemove],
  );
  return (
    <>
      <GridPage<Row>
        {...head}
        actions={<MappingToolsPanel refresh={refresh} onAdd={() => setAdding(true)} />}
        notice={
          <>
            {notice}
            <ReadFailure query={own} />
            <RefreshBannerPanel banner={refresh.banner} />
          </>
        }
        query={own.isPending ? { ...query, data: undefined, isFetching: true } : query}
        rowKey={kind.keyOf}
        rowName={nameOf}
        columns={columns}
        filters={filters}
        recordHref={null}
        rowActions={rowActions}
        sort={{ column: kind.sortedBy, descending: false }}
        empty={{ text: kind.empty, next: null }}
        csvName={kind.csvName}
        corbeille={kind.corbeille}
        saving={saving}
        problem={kind.problemOf}
        startsOpen={isHole}
        leaveMessage={wallyMessages.leave}
        tabKey="compte"
      />
      {adding && addDialog(() => setAdding(false))}
    </>
  );
};
