import { categorieAgriFields, categoriesAgri } from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { FilterBar } from '../../kit/list/filters/filter-bar.tsx';
import { fold, matcherOf } from '../../kit/list/filters/fold.ts';
import { useListState } from '../../kit/list/use-list-state.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CategoriesAgriDialog, type Opened } from './categories-agri-dialog.tsx';
import css from './categories-agri.module.css';
import { CategoriesPanel } from './categories-panel.tsx';
import { ClientsPanel } from './clients-panel.tsx';
import { filterCategories } from './filter-categories.ts';
import { VolumesPanel } from './volumes-panel.tsx';

const shape = { columns: [], filters: [] };

/** Categories of agricultural clients, of what they produce, and the units for it. */
export const CategoriesAgriPage = () => {
  const clients = useRead(categoriesAgri.clients, {});
  const categories = useRead(categoriesAgri.categories, {});
  const volumes = useRead(categoriesAgri.volumes, {});
  const control = useListState(shape);
  const [opened, open] = useState<Opened | null>(null);
  const matches = matcherOf(control.state.text);
  const keeps = ({ Libelle }: { Libelle: string }) => matches(fold(Libelle));
  const failed = [clients, categories, volumes].some(({ error }) => error);
  return (
    <>
      <PageHeader
        title="Catégories agricoles"
        purpose="Le classement des clients agricoles, de leurs productions et des volumes. Double-cliquez sur un libellé pour le modifier."
      />
      <FilterBar searched={categorieAgriFields.Libelle.label} filters={[]} {...control}>
        {null}
      </FilterBar>
      <ReadFailure query={clients} />
      <ReadFailure query={categories} />
      <ReadFailure query={volumes} />
      {clients.data && categories.data && volumes.data ? (
        <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }} mt="sm" className={css.tables ?? ''}>
          <ClientsPanel rows={clients.data.filter(keeps)} total={clients.data.length} onAdd={() => open({ what: 'client' })} />
          <CategoriesPanel
            rows={filterCategories(categories.data, matches)}
            total={categories.data.length}
            onAdd={() => open({ what: 'categorie' })}
            onAddSous={(IDCategorieProduction) => open({ what: 'sousCategorie', IDCategorieProduction })}
          />
          <VolumesPanel rows={volumes.data.filter(keeps)} total={volumes.data.length} onAdd={() => open({ what: 'volume' })} />
        </SimpleGrid>
      ) : (
        !failed && <LoadingState />
      )}
      <CategoriesAgriDialog opened={opened} categories={categories.data ?? []} onClose={() => open(null)} />
    </>
  );
};
