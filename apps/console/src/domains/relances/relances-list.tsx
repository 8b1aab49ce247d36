import { relances, type Relance } from '@comptoir/contract/domains/relances/relances.calls';
import { relanceFields } from '@comptoir/contract/domains/relances/relances.fields';
import { mayCall } from '@comptoir/contract/rights';
import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ActLink } from '../../kit/record/act-link.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { editAction } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { removalOf, useRemoval } from '../../kit/list/rows/use-removal.ts';
import { useRead } from '../../kit/queries.ts';
import { useStanding } from '../../kit/session.ts';
import { DisponibiliteBadge } from './disponibilite-badge.tsx';
import { disponibiliteText, modeOf, modes, modeWords, regleOf } from './relance-words.ts';
import { newRelancePath, relancePath } from './relances.links.ts';

const keyOf = ({ IDRelanceAuto }: Relance) => IDRelanceAuto;
const nameOf = ({ Libelle }: Relance) => Libelle;
const hrefOf = ({ IDRelanceAuto }: Relance) => relancePath(IDRelanceAuto);

const column = (name: keyof typeof relanceFields, own: Partial<Column<Relance>>) => fieldColumn(name, relanceFields[name], own);

const columns: Column<Relance>[] = [
  { id: 'IDRelanceAuto', heading: '#', kind: 'id', value: keyOf },
  column('Libelle', { searched: true, linked: true, width: 200, grow: 4 }),
  column('NbJours', { value: ({ NbJours }) => Math.abs(NbJours), width: 80 }),
  { id: 'regle', heading: 'Règle', kind: 'text', value: ({ NbJours }) => regleOf(NbJours), width: 88, grow: 0 },
  // Addresses that people kept name the column so.
  column('IDRelanceAutoEvenement', { id: 'RelanceAutoEvenement_Libelle', width: 180, grow: 3 }),
  {
    id: 'disponibilite',
    heading: 'Disponibilité',
    kind: 'text',
    value: disponibiliteText,
    cell: (row) => <DisponibiliteBadge row={row} />,
    width: 128,
    grow: 1,
  },
];

const filters: Filter<Relance>[] = [
  {
    kind: 'select',
    key: 'disponibilite',
    label: 'Disponibilité',
    all: 'Toutes',
    options: modes.map((value) => ({ value, label: modeWords[value] })),
    keeps: (row, mode) => modeOf(row) === mode,
  },
];

const edit: RowAction<Relance> = editAction(hrefOf);

const removal = removalOf({
  endpoint: relances.remove,
  params: (row: Relance) => ({ idRelanceAuto: row.IDRelanceAuto }),
  confirm: (row) => ({
    title: 'Supprimer la relance\u00a0?',
    message: (
      <>
        {/* The wording is fixed. */}
        <Text>Etes-vous sur de vouloir supprimer definitivement cette relance ?</Text>
        <Text fw={600}>{`«\u00a0${nameOf(row)}\u00a0»`}</Text>
      </>
    ),
    confirm: 'Supprimer la relance',
  }),
  done: 'La relance est supprimée.',
});

/** Customer access deletes no follow-up (docs/regles/relances.md). */
const useRowActions = () => {
  const remove = useRemoval(removal);
  const mayDelete = mayCall(relances.remove, useStanding());
  return useMemo((): RowAction<Relance>[] => {
    if (!mayDelete) return [edit];
    return [edit, remove];
  }, [remove, mayDelete]);
};

const add = (
  <ActLink call={relances.create} href={newRelancePath} leftSection={<IconPlus size={18} aria-hidden />}>
    Ajouter une relance
  </ActLink>
);

export const RelancesList = () => {
  const query = useRead(relances.list, {});
  const rowActions = useRowActions();
  return (
    <ListPage<Relance>
      title="Relances automatiques"
      purpose="Les relances proposées avant ou après un événement, et pour qui elles valent."
      actions={add}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={{ column: 'Libelle', descending: false }}
      empty={{ text: 'Aucune relance automatique n’est enregistrée.', next: add }}
      csvName="relances"
      corbeille="relances"
    />
  );
};
