import { demandes, sujetsDemande, type Demande } from '@comptoir/contract/demandes';
import type { Column } from '../../kit/list/columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useRead } from '../../kit/queries.ts';
import { CourrielBadge, courrielWords } from './courriel-badge.tsx';
import css from './demandes.module.css';

const keyOf = ({ IDDemande }: Demande) => IDDemande;
const nameOf = ({ sujet, name }: Demande) => `${sujet}, ${name}`;

const columns: Column<Demande>[] = [
  { id: 'IDDemande', heading: '#', kind: 'id', value: keyOf },
  { id: 'DateH', heading: 'Date', kind: 'dateTime', value: ({ DateH }) => DateH },
  { id: 'sujet', heading: 'Sujet', kind: 'text', value: ({ sujet }) => sujet, searched: true, width: 200, grow: 2 },
  { id: 'name', heading: 'Demandeur', kind: 'text', value: ({ name, login }) => `${name} (${login})`, searched: true, width: 160, grow: 2 },
  {
    id: 'commentaire',
    heading: 'Commentaire',
    kind: 'text',
    value: ({ commentaire }) => commentaire,
    cell: ({ commentaire }) => <span className={css.comment}>{commentaire}</span>,
    searched: true,
    width: 280,
    grow: 6,
  },
  {
    id: 'courriel',
    heading: 'Courriel',
    kind: 'text',
    value: ({ courriel }) => courrielWords[courriel],
    cell: (row) => <CourrielBadge row={row} />,
    help: 'Le message qui prévient le support',
    width: 112,
  },
  { id: 'dateEnvoi', heading: 'Envoyé le', kind: 'dateTime', value: ({ dateEnvoi }) => dateEnvoi, hidden: true },
  { id: 'erreur', heading: "Dernière erreur d'envoi", kind: 'text', value: ({ erreur }) => erreur, hidden: true },
];

const filters: Filter<Demande>[] = [
  {
    kind: 'select',
    key: 'type',
    label: 'Sujet',
    all: 'Tous',
    options: Object.entries(sujetsDemande).map(([value, label]) => ({ value, label })),
    keeps: ({ type }, value) => type === value,
  },
];

export const DemandesList = () => {
  const query = useRead(demandes.list, {});
  return (
    <ListPage<Demande>
      title="Demandes de modification"
      purpose="Ce que le client a demandé au support, et si le message est parti."
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={null}
      sort={{ column: 'IDDemande', descending: true }}
      empty={{ text: "Ce client n'a envoyé aucune demande.", next: null }}
      csvName="demandes"
    />
  );
};
