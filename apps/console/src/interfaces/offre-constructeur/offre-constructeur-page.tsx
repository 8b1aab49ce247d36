import { siteFields } from '@comptoir/contract/domains/sites/sites.fields';
import {
  offreConstructeur,
  offreConstructeurFields,
  offreNeedsCode,
  type OffreConstructeurSite,
} from '@comptoir/contract/interfaces/offre-constructeur/offre-constructeur.calls';
import { call } from '../../kit/client.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPage } from '../../kit/grid/grid-page.tsx';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { useRead } from '../../kit/queries.ts';
import { siteColumns, siteGrid } from '../kit/site-grid.ts';

const { OffreCodeConstructeurActif: actifField } = offreConstructeurFields;
const isActive = ({ OffreCodeConstructeurActif }: OffreConstructeurSite) => OffreCodeConstructeurActif;

const columns: GridColumn<OffreConstructeurSite>[] = [
  ...siteColumns<OffreConstructeurSite>(),
  {
    id: 'CodeConstructeur',
    heading: siteFields.CodeConstructeur.label,
    kind: 'text',
    value: (row) => row.CodeConstructeur,
    searched: true,
    width: 160,
  },
  {
    ...fieldColumn<OffreConstructeurSite>('OffreCodeConstructeurActif', actifField, { width: 96 }),
    edit: {
      kind: 'tick',
      of: isActive,
      set: (OffreCodeConstructeurActif) => ({ OffreCodeConstructeurActif }),
      blocked: (row) => (isActive(row) || row.CodeConstructeur.trim() !== '' ? null : offreNeedsCode),
    },
  },
];

const filters: Filter<OffreConstructeurSite>[] = [
  {
    kind: 'select',
    key: 'actif',
    label: actifField.heading,
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
  write: offreConstructeur.save,
  each: ({ row: { IDSite, OffreCodeConstructeurActif } }) => call(offreConstructeur.save, { body: { IDSite, OffreCodeConstructeurActif } }),
  reads: [offreConstructeur.list],
  failed: 'Erreur lors de la modification',
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
