import { malusEcologique, type MalusEcologique } from '@comptoir/contract/malus-ecologique';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { editAction } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { removalOf, useRemoval } from '../../kit/list/rows/use-removal.ts';
import { useRead } from '../../kit/queries.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { grilleEcologiquePath, newMalusEcologiquePath } from './malus-ecologique.links.ts';

const keyOf = (row: MalusEcologique) => row.IDGrilleMalusEcologique;
const nameOf = ({ Libelle }: MalusEcologique) => Libelle;
const hrefOf = (row: MalusEcologique) => grilleEcologiquePath(keyOf(row));
/** Users know this sentence (docs/regles/ecrans.md#french-texts). */
const warningOf = ({ Completed }: MalusEcologique) => (Completed ? '' : 'Des malus ne sont pas renseignés ou sont à 0');

const columns: Column<MalusEcologique>[] = [
  { id: 'Libelle', heading: 'Libellé', kind: 'text', value: nameOf, searched: true, linked: true, width: 180, grow: 3 },
  { id: 'DateDebut', heading: 'Date de début', kind: 'date', value: ({ DateDebut }) => DateDebut },
  { id: 'DateFin', heading: 'Date de fin', kind: 'date', value: ({ DateFin }) => DateFin },
  {
    id: 'Completed',
    heading: 'Avertissement',
    kind: 'text',
    value: warningOf,
    cell: (row) => !row.Completed && <StatusBadge tone="warning">{warningOf(row)}</StatusBadge>,
    width: 400,
    grow: 2,
  },
];

const removal = removalOf({
  endpoint: malusEcologique.remove,
  params: ({ IDGrilleMalusEcologique }: MalusEcologique) => ({ IDGrilleMalusEcologique }),
  confirm: ({ Libelle }) => ({
    title: 'Supprimer la grille\u00a0?',
    message: `Êtes-vous sûr de vouloir supprimer définitivement la grille de malus écologique «\u00a0${Libelle}\u00a0»\u00a0?`,
    confirm: 'Supprimer la grille',
  }),
  done: 'La grille est supprimée.',
});

const useRowActions = () => {
  const remove = useRemoval(removal);
  return useMemo((): RowAction<MalusEcologique>[] => [editAction(hrefOf), remove], [remove]);
};

const add = (
  <Button component="a" href={newMalusEcologiquePath} leftSection={<IconPlus size={18} aria-hidden />}>
    Ajouter une grille
  </Button>
);

export const MalusEcologiqueList = () => {
  const query = useRead(malusEcologique.list, {});
  const rowActions = useRowActions();
  return (
    <ListPage<MalusEcologique>
      title="Malus écologique"
      purpose="Les grilles de la taxe sur les émissions de CO2, par période."
      actions={add}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={[]}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={{ column: 'DateDebut', descending: true }}
      empty={{ text: "Aucune grille de malus écologique n'est enregistrée.", next: add }}
      csvName="malus-ecologique"
    />
  );
};
