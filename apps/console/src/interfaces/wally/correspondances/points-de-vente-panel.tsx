import { wally, wallyMessages } from '@comptoir/contract/interfaces/wally';
import { wallyOrigines, wallySites, type WallyMarqueSite } from '@comptoir/contract/interfaces/wally-correspondances';
import { useMemo, useState, type ReactNode } from 'react';
import { call } from '../../../kit/client.ts';
import type { GridColumn } from '../../../kit/grid/grid-columns.ts';
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
import { choiceOf, pairEditor, pairFilters, pairRemoval, sentChoice, skipOption, skipWord } from './pair-choice.ts';
import { isSiteHole } from './use-holes.ts';
import { useRefresh } from './use-refresh.ts';

type Row = WallyMarqueSite;

const keyOf = ({ IdWallySite, IdWallyMarque }: Row) => `${IdWallySite}/${IdWallyMarque}`;
const nameOf = ({ NomWallySite, NomWallyMarque }: Row) => `${NomWallySite}, ${NomWallyMarque}`;
const paramsOf = ({ IdCompte, IdWallySite, IdWallyMarque }: Row) => ({
  IdWallyCompte: IdCompte,
  siteId: IdWallySite,
  brandId: IdWallyMarque,
});
const problemOf = (row: Row) => (isSiteHole(row) ? "Ce point de vente n'a pas encore de site" : null);

const columnsOf = (options: readonly Option[]): GridColumn<Row>[] => [
  {
    id: 'NomWallySite',
    heading: 'Point de vente Wally',
    kind: 'text',
    value: (row) => row.NomWallySite,
    searched: true,
    width: 200,
    grow: 3,
  },
  { id: 'NomWallyMarque', heading: 'Marque', kind: 'text', value: (row) => row.NomWallyMarque, searched: true, width: 140, grow: 1 },
  {
    id: 'IDSite',
    heading: 'Site',
    kind: 'text',
    value: ({ toSkip, SiteDescr }) => (toSkip ? skipWord : SiteDescr),
    searched: true,
    width: 280,
    grow: 4,
    edit: pairEditor(
      options,
      ({ IDSite, toSkip }) => choiceOf(IDSite, toSkip),
      ({ own, toSkip }) => ({ IDSite: own, toSkip }),
    ),
  },
];

const filters = pairFilters<Row>(isSiteHole);

const saving: GridSaving<Row> = {
  when: 'row',
  each: ({ row }) => call(wallySites.update, { params: paramsOf(row), body: { idSite: sentChoice(row.IDSite, row.toSkip) } }),
  reads: [wally.accounts],
  done: (rows) => (rows > 1 ? 'Les correspondances sont enregistrées.' : 'La correspondance est enregistrée.'),
};

const AddSiteDialog = ({ IdWallyCompte, owns, onClose }: { IdWallyCompte: number; owns: readonly Option[]; onClose: () => void }) => {
  const sent = { params: { IdWallyCompte } };
  const things = useRead(wallySites.offered, sent);
  const marques = useRead(wallyOrigines.marques, sent);
  const create = useWrite(wallySites.create, { touches: [wally.accounts] });
  return (
    <AddPairDialog
      labels={{ thing: 'Point de vente Wally', own: 'Site' }}
      things={things.data?.map(({ IdWallySite, NomWallySite }) => ({ value: IdWallySite, label: NomWallySite }))}
      marques={marques.data?.map(({ IdWallyMarque, NomWallyMarque }) => ({ value: IdWallyMarque, label: NomWallyMarque }))}
      owns={[skipOption, ...owns]}
      saving={create.isPending}
      error={create.error}
      onAdd={async (pair) => {
        const params = { IdWallyCompte, siteId: pair.formIdWally, brandId: pair.formIdMarque };
        await create.mutateAsync({ params, body: pair });
        notify.done('La correspondance est ajoutée.');
      }}
      onClose={onClose}
    />
  );
};

interface PointsDeVentePanelProps extends Pick<PageHeaderProps, 'title' | 'purpose' | 'parents'> {
  IdWallyCompte: number;
  notice: ReactNode;
}

const none: readonly never[] = [];

/** Which of our sites each point of sale of an account stands for, by brand. */
export const PointsDeVentePanel = ({ IdWallyCompte, notice, ...head }: PointsDeVentePanelProps) => {
  const query = useRead(wallySites.list, { params: { IdWallyCompte } });
  const own = useRead(wallySites.own, {}, { staleTime: 60_000 });
  const refresh = useRefresh(wallySites.refresh, IdWallyCompte, 'sites/marques');
  const remove = useWrite(wallySites.remove, { touches: [wally.accounts] });
  const [adding, setAdding] = useState(false);
  const options = useMemo(
    () =>
      own.data?.map(({ IDSite, SiteDescr, Libelle_Societe }) => ({ value: String(IDSite), label: `${SiteDescr} (${Libelle_Societe})` })) ??
      none,
    [own.data],
  );
  const columns = useMemo(() => columnsOf(options), [options]);
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
        sort={{ column: 'NomWallySite', descending: false }}
        empty={{
          text: 'Wally ne connaît encore aucun point de vente de ce compte. Actualisez la liste dans quelques minutes.',
          next: null,
        }}
        csvName="wally-points-de-vente"
        saving={saving}
        problem={problemOf}
        startsOpen={isSiteHole}
        leaveMessage={wallyMessages.leave}
        tabKey="compte"
      />
      {adding && <AddSiteDialog IdWallyCompte={IdWallyCompte} owns={options} onClose={() => setAdding(false)} />}
    </>
  );
};
