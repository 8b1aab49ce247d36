import { malusMasse, type MalusMasse } from '@comptoir/contract/malus-masse';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { editAction } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { removalOf, useRemoval } from '../../kit/list/rows/use-removal.ts';
import { useRead } from '../../kit/queries.ts';
import { grilleMassePath, newMalusMassePath } from './malus-masse.links.ts';

const keyOf = (row: MalusMasse) => row.IDGrilleMalusMasse;
const nameOf = ({ Libelle }: MalusMasse) => Libelle;
const hrefOf = (row: MalusMasse) => grilleMassePath(keyOf(row));

const columns: Column<MalusMasse>[] = [
  { id: 'Libelle', heading: 'Libellé', kind: 'text', value: nameOf, searched: true, linked: true, width: 180, grow: 3 },
  { id: 'DateDebut', heading: 'Date de début', kind: 'date', value: ({ DateDebut }) => DateDebut },
  { id: 'DateFin', heading: 'Date de fin', kind: 'date', value: ({ DateFin }) => DateFin },
];

const removal = removalOf({
  endpoint: malusMasse.remove,
  params: ({ IDGrilleMalusMasse }: MalusMasse) => ({ IDGrilleMalusMasse }),
  confirm: ({ Libelle }) => ({
    title: 'Supprimer la grille\u00a0?',
    message: `Êtes-vous sûr de vouloir supprimer définitivement la grille de malus masse «\u00a0${Libelle}\u00a0»\u00a0?`,
    confirm: 'Supprimer la grille',
  }),
  done: 'La grille est supprimée.',
});

const useRowActions = () => {
  const remove = useRemoval(removal);
  return useMemo((): RowAction<MalusMasse>[] => [editAction(hrefOf), remove], [remove]);
};

const add = (
  <Button component="a" href={newMalusMassePath} leftSection={<IconPlus size={18} aria-hidden />}>
    Ajouter une grille
  </Button>
);

export const MalusMasseList = () => {
  const query = useRead(malusMasse.list, {});
  const rowActions = useRowActions();
  return (
    <ListPage<MalusMasse>
      title="Malus masse"
      purpose="Les grilles de la taxe sur la masse des véhicules, par période."
      actions={add}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={[]}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={{ column: 'DateDebut', descending: true }}
      empty={{ text: "Aucune grille de malus masse n'est enregistrée.", next: add }}
      csvName="malus-masse"
    />
  );
};
