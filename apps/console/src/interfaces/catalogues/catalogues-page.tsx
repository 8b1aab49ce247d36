import { brandsRequired, catalogues, refLoisir, refMoto, type CatalogueSite } from '@comptoir/contract/interfaces/catalogues';
import { Alert } from '@mantine/core';
import { call } from '../../kit/client.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPage } from '../../kit/grid/grid-page.tsx';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import { useRead } from '../../kit/queries.ts';
import { siteColumns, siteGrid } from '../kit/site-grid.ts';
import { BrandsPanel } from './brands-panel.tsx';

type Flag = 'AutovistaActif' | 'RefMotoActif' | 'RefVdlActif';
const tick = (id: Flag, heading: string): GridColumn<CatalogueSite> => ({
  id,
  heading,
  kind: 'bool',
  value: (row) => row[id],
  width: 152,
  edit: { kind: 'tick', of: (row) => row[id], set: (value) => ({ [id]: value }) },
});

const columns: GridColumn<CatalogueSite>[] = [
  ...siteColumns<CatalogueSite>(),
  tick('AutovistaActif', 'Autovista'),
  tick('RefMotoActif', 'Référentiel Moto'),
  tick('RefVdlActif', 'Référentiel VDL'),
];

const saving: GridSaving<CatalogueSite> = {
  when: 'page',
  all: (changed) =>
    call(catalogues.saveSites, {
      body: changed.map(({ row: { IDSite, AutovistaActif, RefMotoActif, RefVdlActif } }) => ({
        IDSite,
        AutovistaActif,
        RefMotoActif,
        RefVdlActif,
      })),
    }),
  reads: [catalogues.sites],
  done: () => 'Les catalogues des sites sont enregistrés.',
};

const references = [
  { name: 'moto', title: 'Référentiel Moto', calls: refMoto, isUsed: ({ RefMotoActif }: CatalogueSite) => RefMotoActif },
  { name: 'loisir', title: 'Référentiel Loisir', calls: refLoisir, isUsed: ({ RefVdlActif }: CatalogueSite) => RefVdlActif },
] as const;

const billed = (
  <Alert color="yellow" mb="md">
    L'activation d'un catalogue est facturée. Invitez le client à prendre contact avec le service commercial.
  </Alert>
);

/** The catalogues of each site, and the group's brands in them. */
export const CataloguesPage = () => {
  const query = useRead(catalogues.sites, {});
  const used = references.filter(({ isUsed }) => query.data?.some(isUsed));
  return (
    <GridPage<CatalogueSite>
      title="Catalogues"
      purpose="Les catalogues de véhicules que chaque site utilise, et les marques que le groupe y choisit."
      notice={
        <>
          {billed}
          {used.map(({ name, title, calls }) => (
            <BrandsPanel key={name} title={title} calls={calls} required={brandsRequired(title)} />
          ))}
        </>
      }
      query={query}
      {...siteGrid}
      columns={columns}
      filters={[]}
      csvName="catalogues"
      saving={saving}
    />
  );
};
