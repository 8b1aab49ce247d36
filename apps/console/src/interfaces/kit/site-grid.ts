import { sitePath } from '../../domains/sites/sites.links.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';

interface OfSite {
  IDSite: number;
  Descr: string;
}

/** How any grid of sites names its rows. */
export const siteGrid = {
  rowKey: ({ IDSite }: OfSite) => IDSite,
  rowName: ({ Descr }: OfSite) => Descr,
  recordHref: ({ IDSite }: OfSite) => sitePath(IDSite),
  sort: { column: 'Descr', descending: false },
  empty: { text: 'Ce groupe n’a encore aucun site.', next: null },
} as const;

/** The first columns of such a grid. */
export const siteColumns = <Row extends OfSite & { Libelle_Societe: string }>(): GridColumn<Row>[] => [
  { id: 'Descr', heading: 'Site', kind: 'text', value: siteGrid.rowName, searched: true, width: 180, grow: 4 },
  { id: 'Libelle_Societe', heading: 'Société', kind: 'text', value: (row) => row.Libelle_Societe, searched: true, width: 150, grow: 3 },
];
