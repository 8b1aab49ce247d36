import { demandes, sujetsDemande, type Demande } from '@comptoir/contract/domains/demandes/demandes.calls';
import { courrielFields, demandeFields, reponseFields } from '@comptoir/contract/domains/demandes/demandes.fields';
import { IconMessageReply } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useRead } from '../../kit/queries.ts';
import { CourrielBadge, courrielWords } from './courriel-badge.tsx';
import { ReponseDialog } from './reponse-dialog.tsx';
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
    width: 200,
    grow: 6,
  }),
  fieldColumn('Reponse', reponseFields.Reponse, {
    cell: ({ Reponse }) => <span className={css.comment}>{Reponse}</span>,
    searched: true,
    width: 160,
    grow: 4,
  }),
  fieldColumn('RepondPar', reponseFields.RepondPar),
  fieldColumn('DateReponse', reponseFields.DateReponse, { kind: 'dateTime' }),
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

const answering = (open: (row: Demande) => void): RowAction<Demande> => ({
  kind: 'call',
  label: 'Répondre',
  icon: <IconMessageReply size={18} aria-hidden />,
  write: demandes.repondre,
  act: async (row) => open(row),
});

export const DemandesList = () => {
  const query = useRead(demandes.list, {});
  const [answered, setAnswered] = useState<Demande | null>(null);
  const rowActions = useMemo(() => [answering(setAnswered)], []);
  return (
    <>
      <ListPage<Demande>
        title="Demandes de modification"
        purpose="Ce que le client a demandé au support, ce qui lui a été répondu, et si le message est parti."
        query={query}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        filters={filters}
        recordHref={null}
        rowActions={rowActions}
        sort={{ column: 'IDDemande', descending: true }}
        empty={{ text: 'Ce client n’a envoyé aucune demande.', next: null }}
        csvName="demandes"
      />
      {answered && <ReponseDialog row={answered} onClose={() => setAnswered(null)} />}
    </>
  );
};
