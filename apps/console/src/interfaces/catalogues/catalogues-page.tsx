import {
  brandsFirst,
  brandsRequired,
  catalogueFields,
  catalogues,
  refLoisir,
  refMoto,
  type CatalogueSite,
} from '@comptoir/contract/interfaces/catalogues/catalogues.calls';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { Alert } from '@mantine/core';
import { useMemo } from 'react';
import { call } from '../../kit/client.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPage } from '../../kit/grid/grid-page.tsx';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { useRead } from '../../kit/queries.ts';
import { siteColumns, siteGrid } from '../kit/site-grid.ts';
import { BrandsPanel } from './brands-panel.tsx';

type Flag = keyof typeof catalogueFields;

/** `missing`: why a catalogue cannot be switched on for any site. */
const columnsOf = (missing: Partial<Record<Flag, string>>): GridColumn<CatalogueSite>[] => [
  ...siteColumns<CatalogueSite>(),
  ...namesOf(catalogueFields).map((id): GridColumn<CatalogueSite> => ({
    ...fieldColumn(id, catalogueFields[id], { width: 152 }),
    edit: {
      kind: 'tick',
      of: (row) => row[id],
      set: (value) => ({ [id]: value }),
      blocked: (row) => (row[id] ? null : (missing[id] ?? null)),
    },
  })),
];

const saving: GridSaving<CatalogueSite> = {
  when: 'page',
  write: catalogues.saveSites,
  all: (changed, headers) =>
    call(catalogues.saveSites, {
      headers,
      body: changed.map(({ row: { IDSite }, changes }) => ({ ...changes, IDSite })),
    }),
  reads: [catalogues.sites],
  done: () => 'Les catalogues des sites sont enregistrés.',
};

const references = [
  { flag: 'RefMotoActif', title: 'Référentiel Moto', calls: refMoto },
  { flag: 'RefVdlActif', title: 'Référentiel Loisir', calls: refLoisir },
] as const;

const billed = (
  <Alert color="yellow" mb="md">
    L’activation d’un catalogue est facturée. Invitez le client à prendre contact avec le service commercial.
  </Alert>
);

/** The catalogues of each site, and the group's brands in them. */
export const CataloguesPage = () => {
  const query = useRead(catalogues.sites, {});
  const moto = useRead(refMoto.groupBrands, {}).data;
  const loisir = useRead(refLoisir.groupBrands, {}).data;
  const columns = useMemo(
    () =>
      columnsOf({
        ...(moto?.length === 0 ? { RefMotoActif: brandsFirst('Référentiel Moto') } : {}),
        ...(loisir?.length === 0 ? { RefVdlActif: brandsFirst('Référentiel Loisir') } : {}),
      }),
    [moto, loisir],
  );
  return (
    <GridPage<CatalogueSite>
      title="Catalogues"
      purpose="Les catalogues de véhicules que chaque site utilise, et les marques que le groupe y choisit."
      notice={
        <>
          {billed}
          {references.map(({ flag, title, calls }) => (
            <BrandsPanel
              key={flag}
              title={title}
              calls={calls}
              required={query.data?.some((site) => site[flag]) ? brandsRequired(title) : null}
            />
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
