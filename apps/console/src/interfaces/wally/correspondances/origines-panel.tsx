import { wally, wallyMessages } from '@comptoir/contract/interfaces/wally';
import { wallyOrigines } from '@comptoir/contract/interfaces/wally-correspondances';
import { useMemo, useState, type ReactNode } from 'react';
import { call } from '../../../kit/client.ts';
import { GridPage } from '../../../kit/grid/grid-page.tsx';
import type { GridSaving } from '../../../kit/grid/use-grid-saving.ts';
import type { Option } from '../../../kit/list/filters/filters.ts';
import { removal } from '../../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../../kit/list/rows/row-actions.tsx';
import { notify } from '../../../kit/notify.ts';
import { useRead, useWrite } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/record-coming.tsx';
import type { PageHeaderProps } from '../../../ui/page-header.tsx';
import { AddPairDialog } from './add-pair-dialog.tsx';
import { MappingToolsPanel, RefreshBannerPanel } from './mapping-tools-panel.tsx';
import { columnsOf, nameOf, problemOf, productText, type OrigineRow as Row } from './origine-columns.ts';
import { choiceOf, pairFilters, pairRemoval, sentChoice, skipOption, withStored } from './pair-choice.ts';
import { isOrigineHole } from './use-holes.ts';
import { useRefresh } from './use-refresh.ts';

const keyOf = ({ IdWallyOrigine, IdWallyMarque }: Row) => `${IdWallyOrigine}/${IdWallyMarque}`;
const paramsOf = ({ IdCompte, IdWallyOrigine, IdWallyMarque }: Row) => ({
  IdWallyCompte: IdCompte,
  originId: IdWallyOrigine,
  brandId: IdWallyMarque,
});

const filters = pairFilters<Row>(isOrigineHole);

const said = { reads: [wally.accounts], done: () => 'Les correspondances sont enregistrées.' };

/** Each pair by itself; in a creation all of them together. */
const savingOf = (IdWallyCompte: number, together: boolean): GridSaving<Row> =>
  together
    ? {
        when: 'page',
        all: (changed) =>
          call(wallyOrigines.saveAll, {
            params: { IdWallyCompte },
            body: changed.map(({ row: { IdWallyOrigine, IdWallyMarque, IDOrigineAction, toSkip } }) => ({
              IdWallyOrigine,
              IdWallyMarque,
              IDOrigineAction: sentChoice(IDOrigineAction, toSkip),
            })),
          }),
        ...said,
      }
    : {
        when: 'row',
        each: ({ row }) =>
          call(wallyOrigines.update, { params: paramsOf(row), body: { idOrigineAction: sentChoice(row.IDOrigineAction, row.toSkip) } }),
        ...said,
      };

const AddOrigineDialog = ({ IdWallyCompte, owns, onClose }: { IdWallyCompte: number; owns: readonly Option[]; onClose: () => void }) => {
  const sent = { params: { IdWallyCompte } };
  const things = useRead(wallyOrigines.offered, sent);
  const marques = useRead(wallyOrigines.marques, sent);
  const create = useWrite(wallyOrigines.create, { touches: [wally.accounts] });
  return (
    <AddPairDialog
      labels={{ thing: 'Origine Wally', own: 'Origine' }}
      things={things.data?.map(({ IdWallyOrigine, NomOrigine }) => ({ value: IdWallyOrigine, label: NomOrigine }))}
      marques={marques.data?.map(({ IdWallyMarque, NomWallyMarque }) => ({ value: IdWallyMarque, label: NomWallyMarque }))}
      owns={[skipOption, ...owns]}
      saving={create.isPending}
      error={create.error}
      onAdd={async (pair) => {
        const params = { IdWallyCompte, originId: pair.formIdWally, brandId: pair.formIdMarque };
        await create.mutateAsync({ params, body: pair });
        notify.done('La correspondance est ajoutée.');
      }}
      onClose={onClose}
    />
  );
};

interface OriginesPanelProps extends Pick<PageHeaderProps, 'title' | 'purpose' | 'parents'> {
  IdWallyCompte: number;
  notice: ReactNode;
  /** A step of a creation: what is chosen is saved together. */
  together?: boolean;
}

const none: readonly never[] = [];

/** Which of our origins each origin of an account stands for, by brand. */
export const OriginesPanel = ({ IdWallyCompte, notice, together = false, ...head }: OriginesPanelProps) => {
  const query = useRead(wallyOrigines.list, { params: { IdWallyCompte } });
  const own = useRead(wallyOrigines.own, {}, { staleTime: 60_000 });
  const refresh = useRefresh(wallyOrigines.refresh, IdWallyCompte, 'origines/marques');
  const remove = useWrite(wallyOrigines.remove, { touches: [wally.accounts] });
  const [adding, setAdding] = useState(false);
  const options = useMemo(
    () => own.data?.map((origine) => ({ value: String(origine.IDOrigineAction), label: productText(origine) })) ?? none,
    [own.data],
  );
  const columns = useMemo(() => {
    const stored = (query.data ?? none).map((row) => ({ value: choiceOf(row.IDOrigineAction, false), label: productText(row) }));
    return columnsOf(withStored(options, stored));
  }, [options, query.data]);
  const saving = useMemo(() => savingOf(IdWallyCompte, together), [IdWallyCompte, together]);
  const rowActions = useMemo(
    (): RowAction<Row>[] => [
      {
        ...removal,
        label: 'Supprimer la correspondance',
        confirm: (row) => pairRemoval(nameOf(row)),
        act: (row) => remove.mutateAsync({ params: paramsOf(row) }),
      },
    ],
    [remove],
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
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        filters={filters}
        recordHref={null}
        rowActions={rowActions}
        sort={{ column: 'NomOrigine', descending: false }}
        empty={{ text: 'Wally ne connaît encore aucune origine de ce compte. Actualisez la liste dans quelques minutes.', next: null }}
        csvName="wally-origines"
        saving={saving}
        problem={problemOf}
        startsOpen={isOrigineHole}
        leaveMessage={wallyMessages.leave}
        tabKey="compte"
      />
      {adding && <AddOrigineDialog IdWallyCompte={IdWallyCompte} owns={options} onClose={() => setAdding(false)} />}
    </>
  );
};
