import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { siteFields } from '@comptoir/contract/domains/sites/sites.fields';
import { sites, type SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { call } from '../../kit/client.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPage } from '../../kit/grid/grid-page.tsx';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { useRead } from '../../kit/queries.ts';
import { siteColumns, siteGrid } from '../kit/site-grid.ts';

type BasevnSite = Pick<SiteRow, 'IDSite' | 'Descr' | 'Libelle_Societe' | 'CodeConstructeur' | 'CodeSiteBaseVN'>;

const codeOf = ({ CodeSiteBaseVN }: BasevnSite) => CodeSiteBaseVN;

const columns: GridColumn<BasevnSite>[] = [
  ...siteColumns<BasevnSite>(),
  {
    id: 'CodeConstructeur',
    heading: siteFields.CodeConstructeur.label,
    kind: 'text',
    value: ({ CodeConstructeur }) => CodeConstructeur,
    width: 160,
  },
  {
    id: 'CodeSiteBaseVN',
    heading: siteFields.CodeSiteBaseVN.label,
    kind: 'text',
    value: codeOf,
    searched: true,
    width: 200,
    grow: 2,
    edit: { kind: 'text', of: codeOf, set: (CodeSiteBaseVN) => ({ CodeSiteBaseVN }), max: siteFields.CodeSiteBaseVN.max },
  },
];

const filters: Filter<BasevnSite>[] = [
  {
    kind: 'select',
    key: 'code',
    label: siteFields.CodeSiteBaseVN.label,
    all: 'Tous',
    options: [
      { value: 'avec', label: 'Renseigné' },
      { value: 'sans', label: 'À renseigner' },
    ],
    keeps: (row, value) => (codeOf(row) !== '') === (value === 'avec'),
  },
];

const saving: GridSaving<BasevnSite> = {
  when: 'page',
  write: sites.update,
  each: ({ row: { IDSite }, changes }, headers) => call(sites.update, { params: { idSite: IDSite }, body: changes, headers }),
  reads: [sites.list, dashboard.basevn],
  done: (rows) => (rows > 1 ? `Les codes de ${rows} sites sont enregistrés.` : 'Le code du site est enregistré.'),
};

/** The code of each site in Base VN. */
export const BasevnPage = () => {
  const query = useRead(sites.list, {});
  return (
    <GridPage<BasevnSite>
      title="Base VN"
      purpose="Le code sous lequel Base VN connaît chaque site. Un site sans code n’est pas actif dans cette interface."
      query={query}
      {...siteGrid}
      columns={columns}
      filters={filters}
      csvName="base-vn"
      saving={saving}
    />
  );
};
