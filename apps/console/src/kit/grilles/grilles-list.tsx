import { grilleFields } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.fields';
import type { Endpoint } from '@comptoir/contract/kit';
import { ofName } from '@comptoir/contract/texts/elision';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ActLink } from '../record/act-link.tsx';
import type { Column } from '../list/columns.ts';
import { fieldColumn } from '../list/field-columns.ts';
import { ListPage } from '../list/list-page.tsx';
import { editAction } from '../list/rows/row-action-kinds.tsx';
import type { RowAction } from '../list/rows/row-actions.tsx';
import { removalOf, useRemoval, type Removal } from '../list/rows/use-removal.ts';

/** Amounts of a tax that hold for a period. */
interface Grille {
  Libelle: string;
  DateDebut: string;
  DateFin: string | null;
}

/** `taxe`: 'malus masse'. */
export const grilleRemoval = <Row extends Grille, E extends Endpoint>(
  taxe: string,
  { endpoint, params }: Pick<Removal<Row, E>, 'endpoint' | 'params'>,
) =>
  removalOf<Row, E>({
    endpoint,
    params,
    confirm: ({ Libelle }) => ({
      title: 'Supprimer la grille\u00a0?',
      message: `Êtes-vous sûr de vouloir supprimer définitivement la grille ${ofName(taxe)} «\u00a0${Libelle}\u00a0»\u00a0?`,
      confirm: 'Supprimer la grille',
    }),
    done: 'La grille est supprimée.',
  });

const nameOf = ({ Libelle }: Grille) => Libelle;

/** Of every list of such grids. */
const shared: Column<Grille>[] = [
  fieldColumn('Libelle', grilleFields.Libelle, { searched: true, linked: true, width: 180, grow: 3 }),
  fieldColumn('DateDebut', grilleFields.DateDebut, { kind: 'date' }),
  fieldColumn('DateFin', grilleFields.DateFin, { kind: 'date' }),
];

interface GrillesListProps<Row extends Grille, E extends Endpoint> {
  title: string;
  purpose: string;
  /** Where there is no grid. */
  none: string;
  csvName: string;
  /** Of the rows. */
  corbeille: string;
  query: UseQueryResult<Row[]>;
  keyOf: (row: Row) => number;
  hrefOf: (row: Row) => string;
  newHref: string;
  importHref: string;
  removal: Removal<Row, E>;
  /** Beside those of every grid. */
  columns?: readonly Column<Row>[];
}

const noMore: readonly never[] = [];

/** The grids of a tax, newest first. */
export const GrillesList = <Row extends Grille, E extends Endpoint>(props: GrillesListProps<Row, E>) => {
  const { title, purpose, none, csvName, corbeille, query, keyOf, hrefOf, newHref, importHref, removal, columns = noMore } = props;
  const remove = useRemoval(removal);
  const rowActions = useMemo((): RowAction<Row>[] => [editAction(hrefOf), remove], [hrefOf, remove]);
  const all = useMemo((): Column<Row>[] => [...shared, ...columns], [columns]);
  const add = (
    <ActLink call={removal.endpoint} href={newHref} leftSection={<IconPlus size={18} aria-hidden />}>
      Ajouter une grille
    </ActLink>
  );
  return (
    <ListPage<Row>
      isImported
      title={title}
      purpose={purpose}
      actions={
        <>
          <ActLink call={removal.endpoint} href={importHref} variant="default" leftSection={<IconFileImport size={18} aria-hidden />}>
            Importer
          </ActLink>
          {add}
        </>
      }
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={all}
      filters={noMore}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={{ column: 'DateDebut', descending: true }}
      empty={{ text: none, next: add }}
      csvName={csvName}
      corbeille={corbeille}
    />
  );
};
