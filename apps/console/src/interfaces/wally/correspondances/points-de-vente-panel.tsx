import { wally } from '@comptoir/contract/interfaces/wally/wally.calls';
import {
  addedSite,
  wallyMarqueFields,
  wallyOrigines,
  wallySiteFields,
  wallySites,
  type WallyMarqueSite,
} from '@comptoir/contract/interfaces/wally/wally-correspondances.calls';
import { useCallback, useMemo } from 'react';
import { call } from '../../../kit/client.ts';
import type { GridColumn } from '../../../kit/grid/grid-columns.ts';
import type { GridSaving } from '../../../kit/grid/use-grid-saving.ts';
import { fieldColumn } from '../../../kit/list/field-columns.ts';
import type { Option } from '../../../kit/list/filters/filters.ts';
import { useRead, useWrite } from '../../../kit/queries.ts';
import { useSayDone } from '../../../kit/undo/undo.ts';
import { AddPairDialog } from './add-pair-dialog.tsx';
import { choiceOf, pairEditor, sentChoice, skipOption, skipWord } from './pair-choice.ts';
import { PairsPanel, type CreationHead, type PairKind } from './pairs-panel.tsx';
import { isSiteHole } from './use-holes.ts';
import { useRefresh } from './use-refresh.ts';

type Row = WallyMarqueSite;

const paramsOf = ({ IdCompte, IdWallySite, IdWallyMarque }: Row) => ({
  IdWallyCompte: IdCompte,
  siteId: IdWallySite,
  brandId: IdWallyMarque,
});

const columnsOf = (options: readonly Option[]): GridColumn<Row>[] => [
  fieldColumn('NomWallySite', wallySiteFields.NomWallySite, { searched: true, width: 200, grow: 3 }),
  fieldColumn('NomWallyMarque', wallyMarqueFields.NomWallyMarque, { searched: true, width: 140, grow: 1 }),
  {
    id: 'IDSite',
    heading: addedSite.formIdESeller.label,
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

const kind: PairKind<Row> = {
  keyOf: ({ IdWallySite, IdWallyMarque }) => `${IdWallySite}/${IdWallyMarque}`,
  nameOf: ({ NomWallySite, NomWallyMarque }) => `${NomWallySite}, ${NomWallyMarque}`,
  isHole: isSiteHole,
  problemOf: (row) => (isSiteHole(row) ? 'Ce point de vente n’a pas encore de site' : null),
  sortedBy: 'NomWallySite',
  empty: 'Wally ne connaît encore aucun point de vente de ce compte. Actualisez la liste dans quelques minutes.',
  csvName: 'wally-points-de-vente',
  corbeille: 'wallyMarquesSites',
};

/** Pairs are saved one by one; in a creation with the page, as its origins are. */
const savingWhen = (when: 'row' | 'page'): GridSaving<Row> => ({
  when,
  write: wallySites.update,
  each: ({ row }, headers) =>
    call(wallySites.update, { params: paramsOf(row), body: { idSite: sentChoice(row.IDSite, row.toSkip) }, headers }),
  reads: [wally.accounts],
  done: (rows) => (rows > 1 ? 'Les correspondances sont enregistrées.' : 'La correspondance est enregistrée.'),
});
const savings = { row: savingWhen('row'), page: savingWhen('page') };

const AddSiteDialog = ({ IdWallyCompte, owns, onClose }: { IdWallyCompte: number; owns: readonly Option[]; onClose: () => void }) => {
  const sayDone = useSayDone();
  const sent = { params: { IdWallyCompte } };
  const things = useRead(wallySites.offered, sent);
  const marques = useRead(wallyOrigines.marques, sent);
  const create = useWrite(wallySites.create, { touches: [wally.accounts] });
  return (
    <AddPairDialog
      fields={addedSite}
      things={things.data?.map(({ IdWallySite, NomWallySite }) => ({ value: IdWallySite, label: NomWallySite }))}
      marques={marques.data?.map(({ IdWallyMarque, NomWallyMarque }) => ({ value: IdWallyMarque, label: NomWallyMarque }))}
      owns={[skipOption, ...owns]}
      saving={create.isPending}
      error={create.error}
      onAdd={async (pair) => {
        const params = { IdWallyCompte, siteId: pair.formIdWally, brandId: pair.formIdMarque };
        sayDone(await create.mutateAsync({ params, body: pair }), 'La correspondance est ajoutée.');
      }}
      onClose={onClose}
    />
  );
};

const none: readonly never[] = [];

/** Which of our sites each point of sale of an account stands for, by brand. */
export const PointsDeVentePanel = ({ IdWallyCompte, together = false, ...head }: CreationHead) => {
  const query = useRead(wallySites.list, { params: { IdWallyCompte } });
  const own = useRead(wallySites.own, {}, { staleTime: 60_000 });
  const refresh = useRefresh(wallySites.refresh, IdWallyCompte, 'sites/marques');
  const { mutateAsync: remove } = useWrite(wallySites.remove, { touches: [wally.accounts] });
  const options = useMemo(
    () =>
      own.data?.map(({ IDSite, SiteDescr, Libelle_Societe }) => ({ value: String(IDSite), label: `${SiteDescr} (${Libelle_Societe})` })) ??
      none,
    [own.data],
  );
  const columns = useMemo(() => columnsOf(options), [options]);
  const onRemove = useCallback((row: Row, headers: Record<string, string>) => remove({ params: paramsOf(row), headers }), [remove]);
  return (
    <PairsPanel<Row>
      {...head}
      kind={kind}
      query={query}
      own={own}
      columns={columns}
      saving={together ? savings.page : savings.row}
      refresh={refresh}
      onRemove={onRemove}
      addDialog={(onClose) => <AddSiteDialog IdWallyCompte={IdWallyCompte} owns={options} onClose={onClose} />}
    />
  );
};
