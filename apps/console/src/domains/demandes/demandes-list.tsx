import { demandes, sujetsDemande, type Demande } from '@comptoir/contract/domains/demandes/demandes.calls';
import { courrielFields, demandeFields } from '@comptoir/contract/domains/demandes/demandes.fields';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useRead } from '../../kit/queries.ts';
import { CourrielBadge, courrielWords } from './courriel-badge.tsx';
import css from './demandes.module.css';

const keyOf = ({ IDDemande }: Demande) => IDDemande;
const nameOf = ({ sujet, name }: Demande) => `${sujet}, ${name}`;

const columns: Column<Demande>[] = [
  { id: 'IDDemande', heading: '#', kind: 'id', value: keyOf },
  fieldColumn('DateH', demandeFields.DateH, { kind: 'dateTime' }),
  fieldColumn('sujet', demandeFields.sujet, { searched: true, width: 200, grow: 2 }),
  fieldColumn('name', demandeFields.name, { value: ({ name, login }) => `${name} (${login})`, searched: true, width: 160, grow: 2 }),
  fieldColumn('commentaire', demandeFields.commentaire, {
    cell: ({ commentaire }) => <span className={css.comment}>{commentaire}</span>,
    searched: true,
    width: 280,
    grow: 6,
  }),
  fieldColumn('courriel', courrielFields.courriel, {
    value: ({ courriel }) => courrielWords[courriel],
    cell: (row) => <CourrielBadge row={row} />,
    help: courrielFields.courriel.help,
    width: 112,
  }),
  fieldColumn('dateEnvoi', courrielFields.dateEnvoi, { kind: 'dateTime' }),
  fieldColumn('erreur', courrielFields.erreur),
];

const filters: Filter<Demande>[] = [
  {
    kind: 'select',
    key: 'type',
    label: demandeFields.sujet.label,
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
      empty={{ text: 'Ce client n’a envoyé aucune demande.', next: null }}
      csvName="demandes"
    />
  );
};
