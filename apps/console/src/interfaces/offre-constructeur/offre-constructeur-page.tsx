import { offreConstructeur, type OffreConstructeurSite } from '@comptoir/contract/interfaces/offre-constructeur';
import { call } from '../../kit/client.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPage } from '../../kit/grid/grid-page.tsx';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { useRead } from '../../kit/queries.ts';
import { siteColumns, siteGrid } from '../kit/site-grid.ts';

const isActive = ({ OffreCodeConstructeurActif }: OffreConstructeurSite) => OffreCodeConstructeurActif;

const columns: GridColumn<OffreConstructeurSite>[] = [
  ...siteColumns<OffreConstructeurSite>(),
  { id: 'CodeConstructeur', heading: 'Code constructeur', kind: 'text', value: (row) => row.CodeConstructeur, searched: true, width: 160 },
  {
    id: 'OffreCodeConstructeurActif',
    heading: 'Actif',
    kind: 'bool',
    value: isActive,
    width: 96,
    edit: { kind: 'tick', of: isActive, set: (OffreCodeConstructeurActif) => ({ OffreCodeConstructeurActif }) },
  },
];

const filters: Filter<OffreConstructeurSite>[] = [
  {
    kind: 'select',
    key: 'actif',
    label: 'Actif',
    all: 'Tous les sites',
    options: [
      { value: 'oui', label: 'Actifs' },
      { value: 'non', label: 'Non actifs' },
    ],
    keeps: (row, value) => isActive(row) === (value === 'oui'),
  },
];

const saving: GridSaving<OffreConstructeurSite> = {
  when: 'change',
  each: ({ row: { IDSite, OffreCodeConstructeurActif } }) => call(offreConstructeur.save, { body: { IDSite, OffreCodeConstructeurActif } }),
  reads: [offreConstructeur.list],
  failed: 'Erreur lors de la modification',
  lasts: 3000,
};

/** The sites whose offers use the manufacturer's code. */
export const OffreConstructeurPage = () => {
  const query = useRead(offreConstructeur.list, {});
  return (
    <GridPage<OffreConstructeurSite>
      title="Offre via code constructeur"
      purpose="Les sites où une offre se fait à partir du code constructeur. Chaque coche est enregistrée aussitôt."
      query={query}
      {...siteGrid}
      columns={columns}
      filters={filters}
      csvName="offre-code-constructeur"
      saving={saving}
    />
  );
};
