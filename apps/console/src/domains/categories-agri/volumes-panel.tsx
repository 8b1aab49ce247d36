import {
  categoriesAgri,
  longestLibelleAgri,
  volumeFields,
  type VolumeProduction,
} from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { labelsOf } from '@comptoir/contract/fields/shapes';
import { Table } from '@mantine/core';
import { InlineEdit } from '../../kit/inline/inline-edit.tsx';
import { useWrite } from '../../kit/queries.ts';
import { LibellesCard } from './libelles-card.tsx';

interface VolumesPanelProps {
  rows: readonly VolumeProduction[];
  total: number;
  onAdd: () => void;
}

export const VolumesPanel = ({ rows, total, onAdd }: VolumesPanelProps) => {
  const rename = useWrite(categoriesAgri.updateVolume);
  return (
    <LibellesCard
      title="Volumes de production"
      add="Ajouter un volume"
      create={categoriesAgri.createVolume}
      onAdd={onAdd}
      headings={Object.values(labelsOf(volumeFields))}
      shown={rows.length}
      total={total}
      empty="Aucun volume de production n’est enregistré."
    >
      {rows.map(({ IDVolumeProduction, Libelle, EstNombreEntier }) => (
        <Table.Tr key={IDVolumeProduction}>
          <Table.Td>
            <InlineEdit
              value={Libelle}
              label="libellé du volume"
              max={longestLibelleAgri}
              write={categoriesAgri.updateVolume}
              onSave={(libelle) => rename.mutateAsync({ params: { IDVolumeProduction }, body: { libelle } })}
            />
          </Table.Td>
          <Table.Td>{EstNombreEntier ? 'Oui' : 'Non'}</Table.Td>
        </Table.Tr>
      ))}
    </LibellesCard>
  );
};
