import { passerelles, type PasserelleHisto } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { IconListDetails } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure, RecordComing } from '../../kit/record-coming.tsx';
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

const columns: Column<PasserelleHisto>[] = [
  {
    id: 'DateHAppelWS',
    heading: 'Début de l’appel (UTC)',
    kind: 'text',
    value: ({ DateHAppelWS }) => utcSortable(DateHAppelWS),
    cell: (row) => (
      <ToneBadge tone={hasErrors(row) ? 'failed' : undefined}>
        <UtcBadge moment={row.DateHAppelWS} />
      </ToneBadge>
    ),
    width: 168,
    grow: 1,
  },
  {
    id: 'DateHFinWS',
    heading: 'Fin (UTC)',
    kind: 'text',
    value: ({ DateHFinWS }) => utcSortable(DateHFinWS),
    cell: ({ DateHFinWS }) => (DateHFinWS ? <UtcBadge moment={DateHFinWS} /> : <em>Non terminé</em>),
    width: 152,
    grow: 1,
  },
  {
    id: 'DateHRef',
    heading: 'Date de référence (UTC)',
    kind: 'text',
    value: ({ DateHRef }) => utcSortable(DateHRef),
    cell: ({ DateHRef }) => <UtcBadge moment={DateHRef} />,
    width: 160,
    grow: 1,
  },
  { id: 'NbMat', heading: 'Véhicules', kind: 'number', value: ({ NbMat }) => NbMat },
  { id: 'NbClients', heading: 'Clients', kind: 'number', value: ({ NbClients }) => NbClients },
  {
    id: 'NbErreurs',
    heading: 'Erreurs',
    kind: 'number',
    value: ({ NbErreurs }) => NbErreurs,
    cell: (row) => {
      if (!hasErrors(row)) return '0';
      return <StatusBadge tone="failed">{`${row.NbErreurs} ${row.NbErreurs > 1 ? 'erreurs' : 'erreur'}`}</StatusBadge>;
    },
    width: 120,
  },
  {
    id: 'DetailErreurs',
    heading: 'Détail des erreurs',
    kind: 'text',
    value: ({ DetailErreurs }) => DetailErreurs.replaceAll('\n', ' · '),
    searched: true,
    hidden: true,
    width: 260,
    grow: 5,
  },
];

const filters: Filter<PasserelleHisto>[] = [
  { kind: 'tick', key: 'erreurs', label: 'Avec erreurs seulement', keeps: (row, ticked) => !ticked || hasErrors(row) },
];

const History = ({ id }: { id: number }) => {
  const query = useRead(passerelles.history, { params: { idPasserelleDMS: id } });
  const { list, label, parents } = usePasserelleParents(id);
  const title = 'Historique des transferts';
  const purpose = label ? `Les appels de la passerelle «\u00a0${label}\u00a0», le plus récent d’abord.` : 'Les appels de la passerelle.';
  const hrefOf = useMemo(() => (row: PasserelleHisto) => errorsPath(id, keyOf(row)), [id]);
  const rowActions = useMemo(
    (): RowAction<PasserelleHisto>[] => [
      { kind: 'link', label: 'Voir les erreurs', icon: <IconListDetails size={18} aria-hidden />, href: hrefOf, shown: hasErrors },
    ],
    [hrefOf],
  );
  if (query.error?.status === 404) {
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
