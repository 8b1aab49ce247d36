import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { siteFields } from '@comptoir/contract/domains/sites/sites.fields';
import { sitePath } from '../../domains/sites/sites.links.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPanel } from '../../kit/grid/grid-panel.tsx';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { editAction } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { useRead } from '../../kit/queries.ts';
import { leadSitesOf, problemOf, type LeadSite } from './lead-site.ts';

const keyOf = ({ IDSite }: LeadSite) => IDSite;
const nameOf = ({ Descr }: LeadSite) => Descr;
const hrefOf = ({ IDSite }: LeadSite) => sitePath(IDSite);
const marquesOf = ({ Marques }: LeadSite) => Marques.map(({ Make }) => Make).join(', ');

/** Read-only: they are changed on the site's own page. */
const flag = (id: 'EstFictif' | 'EstVN' | 'EstVO', heading: string): GridColumn<LeadSite> => ({
  id,
  heading,
  kind: 'bool',
  value: (row) => row[id],
  cell: (row) => <input type="checkbox" disabled checked={row[id]} readOnly aria-label={`${heading}\u00a0: ${row.Descr}`} />,
  width: 100,
});

const columns: GridColumn<LeadSite>[] = [
  { id: 'IDSite', heading: '#', kind: 'id', value: keyOf },
  { id: 'Plaque_Libelle', heading: 'Société', kind: 'text', value: (row) => row.Plaque_Libelle, searched: true, width: 150, grow: 3 },
  { id: 'Descr', heading: 'Site', kind: 'text', value: nameOf, searched: true, linked: true, width: 170, grow: 4 },
  { id: 'Libelle', heading: siteFields.Libelle.label, kind: 'text', value: ({ Libelle }) => Libelle, searched: true, width: 170, grow: 4 },
  { id: 'Marques', heading: 'Marques', kind: 'text', value: marquesOf, searched: true, width: 120, grow: 2 },
  flag('EstFictif', 'Est fictif'),
  flag('EstVN', 'Est VN'),
  flag('EstVO', 'Est VO'),
];

const filters: Filter<LeadSite>[] = [
  { kind: 'tick', key: 'acorriger', label: 'À corriger seulement', keeps: (row, ticked) => !ticked || problemOf(row) !== null },
];

const rowActions: RowAction<LeadSite>[] = [editAction(hrefOf)];

/** The sites with eSeller Lead; those that cannot receive leads are marked. */
export const SitesTab = () => {
  const query = useRead(sites.list, {}, { select: leadSitesOf });
  return (
    <GridPanel<LeadSite>
      caption="Sites d’eSeller Lead"
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={hrefOf}
      rowActions={rowActions}
      sort={{ column: 'Descr', descending: false }}
      empty={{ text: 'Aucun site n’est actif dans eSeller Lead.', next: null }}
      csvName="eseller-lead-sites"
      problem={problemOf}
    />
  );
};
