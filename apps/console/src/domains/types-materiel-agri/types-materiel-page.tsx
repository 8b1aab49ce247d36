import {
  typeMaterielFields,
  typesMaterielAgri,
  type TypeMaterielAgri,
} from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FilterBar } from '../../kit/list/filters/filter-bar.tsx';
import { fold, matcherOf } from '../../kit/list/filters/fold.ts';
import { InsteadOfRows } from '../../kit/list/instead-of-rows.tsx';
import list from '../../kit/list/list.module.css';
import { ListCount } from '../../kit/list/list-tools.tsx';
import { useListState } from '../../kit/list/use-list-state.ts';
import { useRead } from '../../kit/queries.ts';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TypesMaterielDialog, type Opened } from './types-materiel-dialog.tsx';
import { TypesTablePanel } from './types-table-panel.tsx';

const shape = { columns: [], filters: [] };
const withType = { query: { with_type_materiel: 1 } } as const;

/** Types of equipment, their families, and links to their fields. */
export const TypesMaterielPage = () => {
  const query = useRead(typesMaterielAgri.list, {});
  const familles = useRead(typesMaterielAgri.familles, withType);
  const control = useListState(shape);
  const [opened, open] = useState<Opened | null>(null);
  const matches = matcherOf(control.state.text);
  const rows = query.data?.filter(({ Descr }: TypeMaterielAgri) => matches(fold(Descr))) ?? [];
  const add = (
    <ActOpener call={typesMaterielAgri.create} leftSection={<IconPlus size={18} aria-hidden />} adds onClick={() => open('type')}>
      Ajouter un type de matériel
    </ActOpener>
  );
  const failure = query.error && <ReadFailure query={query} />;
  return (
    <>
      <PageHeader
        title="Types de matériel agricole"
        purpose="Les types de matériel, leurs familles et leurs champs."
        actions={
          <>
            <ActOpener
              call={typesMaterielAgri.createChamp}
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={!query.data}
              onClick={() => open('champ')}
            >
              Créer un champ
            </ActOpener>
            {add}
          </>
        }
      />
      <div className={list.page}>
        <FilterBar searched={typeMaterielFields.Descr.heading} filters={[]} {...control}>
          <ListCount shown={rows.length} total={query.data?.length} />
        </FilterBar>
        {query.data && failure}
        <ReadFailure query={familles} />
        {rows.length > 0 && <TypesTablePanel rows={rows} familles={familles.data} />}
        <InsteadOfRows
          rows={query.data?.length}
          shown={rows.length}
          failure={failure}
          empty={{ text: "Aucun type de matériel Agri n'existe actuellement", next: add }}
          onClear={() => control.change({ text: '' })}
        />
      </div>
      <TypesMaterielDialog opened={opened} types={query.data ?? []} onClose={() => open(null)} />
    </>
  );
};
