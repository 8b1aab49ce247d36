import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { siteFields, siteGiven } from '@comptoir/contract/domains/sites/sites.fields';
import { needsCode, sites, type SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { call } from '../../kit/client.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPage } from '../../kit/grid/grid-page.tsx';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { useRead } from '../../kit/queries.ts';
import { siteGrid } from '../kit/site-grid.ts';

type OpelvnSite = Pick<SiteRow, 'IDSite' | 'Descr' | 'Plaque_Libelle' | 'CodeConstructeur' | 'OpelVNToolbox'>;

const codeOf = ({ CodeConstructeur }: OpelvnSite) => CodeConstructeur;
const isActive = ({ OpelVNToolbox }: OpelvnSite) => OpelVNToolbox;
const hasCode = (row: OpelvnSite) => codeOf(row).trim() !== '';

const columns: GridColumn<OpelvnSite>[] = [
  { id: 'IDSite', heading: '#', kind: 'id', value: siteGrid.rowKey },
  {
    id: 'Plaque_Libelle',
    heading: siteGiven.IDPlaque.label,
    kind: 'text',
    value: ({ Plaque_Libelle }) => Plaque_Libelle,
    searched: true,
    width: 160,
    grow: 3,
  },
  { id: 'Descr', heading: 'Site', kind: 'text', value: siteGrid.rowName, searched: true, linked: true, width: 200, grow: 4 },
  {
    id: 'CodeConstructeur',
    heading: siteFields.CodeConstructeur.label,
    kind: 'text',
    value: codeOf,
    searched: true,
    width: 176,
    grow: 1,
    edit: {
      kind: 'text',
      of: codeOf,
      max: siteFields.CodeConstructeur.max,
      // Without its code the activation ends.
      set: (CodeConstructeur, { OpelVNToolbox }) => ({ CodeConstructeur, OpelVNToolbox: OpelVNToolbox && CodeConstructeur.trim() !== '' }),
    },
  },
  {
    id: 'OpelVNToolbox',
    heading: siteFields.OpelVNToolbox.heading,
    kind: 'bool',
    value: isActive,
    width: 112,
    edit: {
      kind: 'tick',
      of: isActive,
      set: (OpelVNToolbox) => ({ OpelVNToolbox }),
      blocked: (row) => (isActive(row) || hasCode(row) ? null : needsCode),
    },
  },
];

const filters: Filter<OpelvnSite>[] = [
  {
    kind: 'select',
    key: 'activation',
    label: 'Activation',
    all: 'Tous les sites',
    options: [
      { value: 'oui', label: 'Activés' },
      { value: 'non', label: 'Non activés' },
    ],
    keeps: (row, value) => isActive(row) === (value === 'oui'),
  },
];

const saving: GridSaving<OpelvnSite> = {
  when: 'row',
  write: sites.update,
  each: ({ row: { IDSite }, changes }, headers) => call(sites.update, { params: { idSite: IDSite }, body: changes, headers }),
  reads: [sites.list, dashboard.opelvn],
  done: (rows) => (rows > 1 ? `${rows} sites sont enregistrés.` : 'Le site est enregistré.'),
};

const problemOf = (row: OpelvnSite) => (isActive(row) && !hasCode(row) ? 'Ce site est activé sans code constructeur' : null);

/** Sites of the Opel VN toolbox, with their manufacturer code. */
export const OpelvnPage = () => {
  const query = useRead(sites.list, {});
  return (
    <GridPage<OpelvnSite>
      title="Opel VN toolbox"
      purpose="Les sites que sert Opel VN toolbox. L’activation demande le code constructeur du site."
      query={query}
      {...siteGrid}
      columns={columns}
      filters={filters}
      csvName="opel-vn-toolbox"
      saving={saving}
      problem={problemOf}
    />
  );
};
