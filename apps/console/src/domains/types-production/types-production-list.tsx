import { categoriesAgri } from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { typeProductionFields, typesProduction } from '@comptoir/contract/domains/types-production/types-production.calls';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { removal } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { AddTypePanel } from './add-type-panel.tsx';
import { associationText, asErreur, rowsOf, type TypeRow } from './type-rows.ts';

const columns: Column<TypeRow>[] = [
  fieldColumn('Categorie', typeProductionFields.IDCategorieProduction, { searched: true }),
  fieldColumn('SousCategorie', typeProductionFields.IDSousCategorieProduction, { searched: true }),
  fieldColumn('Volume', typeProductionFields.IDVolumeProduction, { searched: true }),
];
const filters: readonly never[] = [];
const keyOf = ({ IDTypeProduction }: TypeRow) => IDTypeProduction;

/** The list shows labels, so it needs all three reads. */
const useRows = () => {
  const types = useRead(typesProduction.list, {});
  const categories = useRead(categoriesAgri.categories, {});
  const volumes = useRead(categoriesAgri.volumes, {});
  const rows = useMemo(
    () => (types.data && categories.data && volumes.data ? rowsOf(types.data, categories.data, volumes.data) : undefined),
    [types.data, categories.data, volumes.data],
  );
  const all = [types, categories, volumes];
  const query = {
    data: rows,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => all.filter(({ error }) => error).map(({ refetch }) => void refetch()),
  };
  return { query, categories: categories.data, volumes: volumes.data };
};

/** Which sub-categories and volumes belong to which category of production. */
export const TypesProductionList = () => {
  const { query, categories, volumes } = useRows();
  const { mutateAsync: remove } = useWrite(typesProduction.remove);
  const sayDone = useSayDone();
  const actions = useMemo(
    (): RowAction<TypeRow>[] => [
      {
        ...removal,
        write: typesProduction.remove,
        confirm: (row) => ({
          title: 'Supprimer le type de production',
          message: `Êtes-vous sûr de vouloir supprimer définitivement «\u00a0${associationText(row)}\u00a0»\u00a0?`,
          confirm: 'Supprimer le type de production',
        }),
        act: async ({ IDTypeProduction }, headers) => {
          const removed = await remove({ params: { IDTypeProduction }, headers }).catch((error: unknown) => {
            throw asErreur(error);
          });
          sayDone(removed, 'Le type de production est supprimé.');
        },
      },
    ],
    [remove, sayDone],
  );
  return (
    <ListPage<TypeRow>
      title="Types de production"
      purpose="Les associations d’une catégorie de production, d’une sous-catégorie et d’un volume."
      query={query}
      rowKey={keyOf}
      rowName={associationText}
      columns={columns}
      filters={filters}
      recordHref={null}
      rowActions={actions}
      notice={categories && volumes && <AddTypePanel categories={categories} volumes={volumes} />}
      empty={{ text: "Aucune correspondance n'est configurée.", next: null }}
      csvName="types-production"
      corbeille="typesProduction"
    />
  );
};
