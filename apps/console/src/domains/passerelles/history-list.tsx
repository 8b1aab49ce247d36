import { passerelles, type PasserelleHisto } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { passerelleHistoFields } from '@comptoir/contract/domains/passerelles/passerelles.fields';
import { IconListDetails } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { RecordComing } from '../../kit/record-coming.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useParam } from '../../kit/use-param.ts';
import { errorsPath, passerellesPath } from './passerelles.links.ts';
import css from './passerelles.module.css';
import { ToneBadge } from './tone-badge.tsx';
import { usePasserelleParents } from './use-passerelle-parents.ts';
import { UtcBadge } from './utc-badge.tsx';
import { utcSortable, utcText } from './utc-moment.ts';

const keyOf = ({ IDPasserelleDMSHisto }: PasserelleHisto) => IDPasserelleDMSHisto;
const nameOf = ({ DateHAppelWS }: PasserelleHisto) => utcText(DateHAppelWS);
const hasErrors = ({ NbErreurs }: PasserelleHisto) => NbErreurs > 0;

const { DateHAppelWS, DateHFinWS, DateHRef, NbMat, NbClients, NbErreurs, DetailErreurs } = passerelleHistoFields;

const columns: Column<PasserelleHisto>[] = [
  fieldColumn('DateHAppelWS', DateHAppelWS, {
    value: (row) => utcSortable(row.DateHAppelWS),
    cell: (row) => (
      <ToneBadge tone={hasErrors(row) ? 'failed' : undefined}>
        <UtcBadge moment={row.DateHAppelWS} />
      </ToneBadge>
    ),
    width: 168,
    grow: 1,
  }),
  fieldColumn('DateHFinWS', DateHFinWS, {
    value: (row) => utcSortable(row.DateHFinWS),
    cell: (row) => (row.DateHFinWS ? <UtcBadge moment={row.DateHFinWS} /> : <em>Non terminé</em>),
    width: 152,
    grow: 1,
  }),
  fieldColumn('DateHRef', DateHRef, {
    value: (row) => utcSortable(row.DateHRef),
    cell: (row) => <UtcBadge moment={row.DateHRef} />,
    width: 160,
    grow: 1,
  }),
  fieldColumn('NbMat', NbMat),
  fieldColumn('NbClients', NbClients),
  fieldColumn('NbErreurs', NbErreurs, {
    cell: (row) => {
      if (!hasErrors(row)) return '0';
      return <StatusBadge tone="failed">{`${row.NbErreurs} ${row.NbErreurs > 1 ? 'erreurs' : 'erreur'}`}</StatusBadge>;
    },
    width: 120,
  }),
  fieldColumn('DetailErreurs', DetailErreurs, {
    value: (row) => row.DetailErreurs.replaceAll('\n', ' · '),
    searched: true,
    width: 260,
    grow: 5,
  }),
];

const filters: Filter<PasserelleHisto>[] = [
  { kind: 'tick', key: 'erreurs', label: 'Avec erreurs seulement', keeps: (row, ticked) => !ticked || hasErrors(row) },
];

const History = ({ id }: { id: number }) => {
  const query = useRead(passerelles.history, { params: { idPasserelleDMS: id } });
  const { list, quoted, parents } = usePasserelleParents(id);
  const title = 'Historique des transferts';
  const purpose = `Les appels de la passerelle${quoted}, le plus récent d’abord.`;
  const hrefOf = useMemo(() => (row: PasserelleHisto) => errorsPath(id, keyOf(row)), [id]);
  const rowActions = useMemo(
    (): RowAction<PasserelleHisto>[] => [
      { kind: 'link', label: 'Voir les erreurs', icon: <IconListDetails size={18} aria-hidden />, href: hrefOf, shown: hasErrors },
    ],
    [hrefOf],
  );
  if (query.error?.status === 404 || list.isPending) {
    return <RecordComing title={title} purpose={purpose} parents={parents} query={query} listHref={passerellesPath} />;
  }
  return (
    <div className={css.toned}>
      <ListPage<PasserelleHisto>
        title={title}
        purpose={purpose}
        parents={parents}
        notice={<ReadFailure query={list} />}
        query={query}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        filters={filters}
        recordHref={hrefOf}
        rowActions={rowActions}
        sort={{ column: 'DateHAppelWS', descending: true }}
        empty={{ text: 'Cette passerelle n’a encore fait aucun transfert.', next: null }}
        csvName={`passerelle-${id}-historique`}
      />
    </div>
  );
};

/** The history of the gateway in the address. */
export const HistoryList = () => {
  const idPasserelleDMS = useParam('idPasserelleDMS');
  return <History key={idPasserelleDMS} id={Number(idPasserelleDMS)} />;
};
