import {
  categorieAgriFields,
  categoriesAgri,
  longestLibelleAgri,
  type CategorieClientAgri,
} from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { Table } from '@mantine/core';
import { InlineEdit } from '../../kit/inline/inline-edit.tsx';
import { useWrite } from '../../kit/queries.ts';
import { LibellesCard } from './libelles-card.tsx';

interface ClientsPanelProps {
  rows: readonly CategorieClientAgri[];
  total: number;
  onAdd: () => void;
}

export const ClientsPanel = ({ rows, total, onAdd }: ClientsPanelProps) => {
  const rename = useWrite(categoriesAgri.updateClient, { touches: [categoriesAgri.clients] });
  return (
    <LibellesCard
      title="Catégories de clients"
      add="Ajouter une catégorie de clients"
      create={categoriesAgri.createClient}
      onAdd={onAdd}
      headings={[categorieAgriFields.Libelle.label]}
      shown={rows.length}
      total={total}
      empty="Aucune catégorie de clients n’est enregistrée."
    >
      {rows.map(({ IDCategorieClient, Libelle }) => (
        <Table.Tr key={IDCategorieClient}>
          <Table.Td>
            <InlineEdit
              value={Libelle}
              label="libellé de la catégorie de clients"
              max={longestLibelleAgri}
              write={categoriesAgri.updateClient}
              onSave={(libelle) => rename.mutateAsync({ params: { IDCategorieClient }, body: { libelle } })}
            />
          </Table.Td>
        </Table.Tr>
      ))}
    </LibellesCard>
  );
};
