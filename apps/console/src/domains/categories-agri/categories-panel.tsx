import {
  categoriesAgri,
  longestLibelleAgri,
  type CategorieProduction,
} from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { Table } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment } from 'react';
import { InlineEdit } from '../../kit/inline/inline-edit.tsx';
import { useWrite } from '../../kit/queries.ts';
import { ClosedAct } from '../../kit/record/closed-act.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import css from './categories-agri.module.css';
import { LibellesCard } from './libelles-card.tsx';

interface CategoriesPanelProps {
  rows: readonly CategorieProduction[];
  total: number;
  onAdd: () => void;
  onAddSous: (IDCategorieProduction: number) => void;
}

/** Categories of production, each with its sub-categories. */
export const CategoriesPanel = ({ rows, total, onAdd, onAddSous }: CategoriesPanelProps) => {
  const rename = useWrite(categoriesAgri.updateCategorie);
  const renameSous = useWrite(categoriesAgri.updateSousCategorie, { touches: [categoriesAgri.categories] });
  return (
    <LibellesCard
      title="Catégories de production"
      add="Ajouter une catégorie"
      create={categoriesAgri.createCategorie}
      onAdd={onAdd}
      headings={['Catégorie et sous-catégories']}
      shown={rows.length}
      total={total}
      empty="Aucune catégorie de production n’est enregistrée."
    >
      {rows.map(({ IDCategorieProduction, Libelle, sousCategoriesProduction }) => (
        <Fragment key={IDCategorieProduction}>
          <Table.Tr className={css.categorie ?? ''}>
            <Table.Th scope="rowgroup">
              <div className={css.line}>
                <InlineEdit
                  value={Libelle}
                  label="libellé de la catégorie"
                  max={longestLibelleAgri}
                  write={categoriesAgri.updateCategorie}
                  onSave={(libelle) => rename.mutateAsync({ params: { IDCategorieProduction }, body: { libelle } })}
                />
                <ClosedAct call={categoriesAgri.createSousCategorie}>
                  {(closing) => (
                    <IconButton
                      label={`Ajouter une sous-catégorie à ${Libelle}`}
                      size={28}
                      onClick={() => onAddSous(IDCategorieProduction)}
                      {...closing}
                    >
                      <IconPlus size={16} aria-hidden />
                    </IconButton>
                  )}
                </ClosedAct>
              </div>
            </Table.Th>
          </Table.Tr>
          {sousCategoriesProduction.map((sous) => (
            <Table.Tr key={sous.IDSousCategorieProduction}>
              <Table.Td className={css.sousCategorie ?? ''}>
                <InlineEdit
                  value={sous.Libelle}
                  label="libellé de la sous-catégorie"
                  max={longestLibelleAgri}
                  write={categoriesAgri.updateSousCategorie}
                  onSave={(libelle) =>
                    renameSous.mutateAsync({ params: { IDSousCategorieProduction: sous.IDSousCategorieProduction }, body: { libelle } })
                  }
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Fragment>
      ))}
    </LibellesCard>
  );
};
