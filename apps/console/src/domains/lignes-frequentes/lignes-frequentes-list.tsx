import { namesOf } from '@comptoir/contract/fields/shapes';
import { lignesFrequentes, type LigneFrequente } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.calls';
import { ligneFrequenteFields, ligneFrequenteSections } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.fields';
import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ActLink } from '../../kit/record/act-link.tsx';
import type { Column } from '../../kit/list/columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { editAction } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { removalOf, useRemoval } from '../../kit/list/rows/use-removal.ts';
import { SelectionBar } from '../../kit/lot/selection-bar.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { ligneFrequentePath, lotLignesFrequentesPath, newLigneFrequentePath } from './lignes-frequentes.links.ts';

const keyOf = ({ IDLignFreq }: LigneFrequente) => IDLignFreq;
const nameOf = ({ Descr }: LigneFrequente) => Descr;
const hrefOf = ({ IDLignFreq }: LigneFrequente) => ligneFrequentePath(IDLignFreq);

const column = (name: keyof typeof ligneFrequenteFields, own: Partial<Column<LigneFrequente>> = {}) =>
  fieldColumn(name, ligneFrequenteFields[name], own);

const columns: Column<LigneFrequente>[] = [
  { id: 'IDLignFreq', heading: '#', kind: 'id', value: keyOf, width: 52 },
  column('Descr', { searched: true, linked: true, width: 160, grow: 4 }),
  column('IDPlaque', { id: 'Plaque_Libelle', width: 112, grow: 2 }),
  column('IDTypeLigneFrequente', { id: 'Type_Libelle', value: ({ Type_Libelle }) => Type_Libelle, width: 104, grow: 1 }),
  ...namesOf(ligneFrequenteSections.prix).map((name) => column(name, { kind: 'money', width: 96 })),
  ...namesOf(ligneFrequenteSections.options).map((name) => column(name, { width: 64 })),
];

const removal = removalOf({
  endpoint: lignesFrequentes.remove,
  params: ({ IDLignFreq }: LigneFrequente) => ({ IDLignFreq }),
  confirm: ({ Descr }) => ({
    title: 'Supprimer la ligne\u00a0?',
    message: `Êtes-vous sûr de vouloir supprimer définitivement la ligne fréquente «\u00a0${Descr}\u00a0»\u00a0?`,
    confirm: 'Supprimer la ligne',
  }),
  done: 'La ligne fréquente est supprimée.',
});

const useRowActions = () => {
  const remove = useRemoval(removal);
  return useMemo((): RowAction<LigneFrequente>[] => [editAction(hrefOf), remove], [remove]);
};

const add = (
  <ActLink call={lignesFrequentes.create} href={newLigneFrequentePath} leftSection={<IconPlus size={18} aria-hidden />}>
    Ajouter une ligne fréquente
  </ActLink>
);

export const LignesFrequentesList = () => {
  const query = useRead(lignesFrequentes.list, {});
  const plaques = useRead(societes.list, {});
  const rowActions = useRowActions();
  const filters = useMemo(
    (): Filter<LigneFrequente>[] => [
      {
        kind: 'search-select',
        key: 'societe',
        label: ligneFrequenteFields.IDPlaque.label,
        all: 'Toutes',
        options: (plaques.data ?? []).map(({ IDPlaque, Libelle }) => ({ value: String(IDPlaque), label: Libelle })),
        keeps: ({ IDPlaque }, chosen) => String(IDPlaque) === chosen,
      },
    ],
    [plaques.data],
  );
  return (
    <ListPage<LigneFrequente>
      title="Lignes fréquentes"
      purpose="Les lignes que les vendeurs ajoutent souvent à une offre, avec leur prix."
      actions={add}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={{ column: 'Descr', descending: false }}
      empty={{ text: 'Aucune ligne fréquente n’est enregistrée.', next: add }}
      csvName="lignes-frequentes"
      corbeille="lignesFrequentes"
      selection={(rows, clear) => (
        <SelectionBar
          ids={rows.map(keyOf)}
          table="lignesFrequentes"
          noun={{ one: 'ligne fréquente', many: 'lignes fréquentes', feminine: true }}
          href={lotLignesFrequentesPath}
          onClear={clear}
        />
      )}
      notice={<ReadFailure query={plaques} />}
    />
  );
};
