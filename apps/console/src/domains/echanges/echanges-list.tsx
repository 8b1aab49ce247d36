import { echanges, mostEchanges, type Echange } from '@comptoir/contract/domains/echanges/echanges.calls';
import { echangeLineFields } from '@comptoir/contract/domains/echanges/echanges.fields';
import { Alert } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Filter, Option } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useRead } from '../../kit/queries.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { durationInWords, resultats } from './echange-words.ts';
import { echangePath } from './echanges.links.ts';

const keyOf = ({ IDEchange }: Echange) => IDEchange;
const nameOf = ({ Partenaire, Operation }: Echange) => `${Partenaire}, ${Operation}`;
const hrefOf = ({ IDEchange }: Echange) => echangePath(IDEchange);

const column = (name: keyof typeof echangeLineFields, own: Partial<Column<Echange>> = {}) =>
  fieldColumn(name, echangeLineFields[name], own);

const columns: Column<Echange>[] = [
  { id: 'IDEchange', heading: '#', kind: 'id', value: keyOf },
  column('DateH', { kind: 'dateTime' }),
  column('Partenaire', { searched: true, width: 136 }),
  column('Operation', { searched: true }),
  column('Cible', { searched: true }),
  column('Resultat', {
    value: ({ Resultat }) => resultats[Resultat].label,
    cell: ({ Resultat }) => <StatusBadge tone={resultats[Resultat].tone}>{resultats[Resultat].label}</StatusBadge>,
    width: 112,
  }),
  column('Message', { searched: true, width: 320, grow: 6 }),
  column('DureeMs', { cell: ({ DureeMs }) => durationInWords(DureeMs), width: 96 }),
  column('Auteur', { searched: true, width: 120 }),
  column('Statut'),
];

const different = (values: readonly string[]): Option[] => [...new Set(values)].toSorted().map((value) => ({ value, label: value }));

const filtersOf = (rows: readonly Echange[]): Filter<Echange>[] => [
  {
    kind: 'select',
    key: 'resultat',
    label: echangeLineFields.Resultat.label,
    all: 'Tous',
    options: Object.entries(resultats).map(([value, { label }]) => ({ value, label })),
    keeps: ({ Resultat }, value) => Resultat === value,
  },
  {
    kind: 'select',
    key: 'partenaire',
    label: echangeLineFields.Partenaire.label,
    all: 'Tous',
    options: different(rows.map(({ Partenaire }) => Partenaire)),
    keeps: ({ Partenaire }, value) => Partenaire === value,
  },
  {
    kind: 'select',
    key: 'auteur',
    label: echangeLineFields.Auteur.label,
    all: 'Tous',
    options: different(rows.map(({ Auteur }) => Auteur)),
    keeps: ({ Auteur }, value) => Auteur === value,
  },
];

const none: readonly Echange[] = [];

const onlyTheNewest = (
  <Alert color="yellow">
    Seuls les {mostEchanges.toLocaleString('fr-FR')} échanges les plus récents sont affichés. Le journal en garde 90 jours.
  </Alert>
);

/** What partners were asked for this customer, and their answers. */
export const EchangesList = () => {
  const query = useRead(echanges.list, {}, { staleTime: 0 });
  const rows = query.data ?? none;
  const filters = useMemo(() => filtersOf(rows), [rows]);
  return (
    <ListPage<Echange>
      title="Journal des échanges"
      purpose="Chaque appel à un partenaire depuis 90 jours&nbsp;: ce qui a été demandé, ce qui a été répondu, en combien de temps."
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={hrefOf}
      sort={{ column: 'DateH', descending: true }}
      notice={rows.length === mostEchanges ? onlyTheNewest : null}
      empty={{ text: 'Aucun partenaire n’a encore été appelé pour ce client.', next: null }}
      csvName="echanges"
    />
  );
};
