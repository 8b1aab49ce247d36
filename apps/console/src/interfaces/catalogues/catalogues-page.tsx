import { catalogueFields, catalogues, type CatalogueSite } from '@comptoir/contract/interfaces/catalogues/catalogues.calls';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { Alert } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../kit/client.ts';
import { changedBeside, type Beside } from '../../kit/grid/beside.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPage } from '../../kit/grid/grid-page.tsx';
import type { Changed, GridSaving } from '../../kit/grid/use-grid-saving.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { invalidate, useRead } from '../../kit/queries.ts';
import { siteColumns, siteGrid } from '../kit/site-grid.ts';
import { BrandsPanel } from './brands-panel.tsx';
import { isCodes, references, useReferences } from './references.ts';

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

const brandReads = references.map(({ calls }) => calls.groupBrands);

/** Of a catalogue whose brands are changed, brands and sites are one call; what else is changed of the sites follows. */
const save = async (changed: readonly Changed<CatalogueSite>[], beside: Beside, headers: Readonly<Record<string, string>>) => {
  const together = new Set<string>();
  let answer: unknown;
  for (const { flag, calls } of references) {
    const field = beside?.get(flag);
    if (!isCodes(field?.typed)) continue;
    together.add(flag);
    const sites = changed.flatMap(({ row: { IDSite }, changes: { [flag]: Actif } }) => (Actif === undefined ? [] : [{ IDSite, Actif }]));
    answer = await call(calls.syncGroup, { headers, body: { brands: field.typed, regenerate_token: false, sites } });
  }
  const body = changed.flatMap(({ row: { IDSite }, changes }) => {
    const others = Object.entries(changes).filter(([name]) => !together.has(name));
    return others.length > 0 ? [{ IDSite, ...Object.fromEntries(others) }] : [];
  });
  return body.length > 0 ? call(catalogues.saveSites, { headers, body }) : answer;
};

const billed = (
  <Alert color="yellow" mb="md">
    L’activation d’un catalogue est facturée. Invitez le client à prendre contact avec le service commercial.
  </Alert>
);

/** The catalogues of each site, and the group's brands in them: one save for both. */
export const CataloguesPage = () => {
  const query = useRead(catalogues.sites, {});
  const client = useQueryClient();
  const all = useReferences(query.data);
  const [moto, loisir] = all.map(({ missing }) => missing);
  const columns = useMemo(
    () => columnsOf({ ...(moto ? { RefMotoActif: moto } : {}), ...(loisir ? { RefVdlActif: loisir } : {}) }),
    [moto, loisir],
  );
  const [motoField, loisirField] = all.map(({ brands }) => brands.field);
  const beside = useMemo((): Beside => {
    const [first, second] = references;
    if (!motoField || !loisirField) return null;
    return new Map([
      [first.flag, motoField],
      [second.flag, loisirField],
    ]);
  }, [motoField, loisirField]);
  const saving = useMemo(
    (): GridSaving<CatalogueSite> => ({
      when: 'page',
      write: catalogues.saveSites,
      beside,
      all: async (changed, headers) => {
        const answer = await save(changed, beside, headers);
        await invalidate(client, brandReads);
        for (const [, field] of changedBeside(beside)) field.drop();
        return answer;
      },
      reads: [catalogues.sites, ...brandReads],
      done: () => 'Les catalogues des sites sont enregistrés.',
    }),
    [beside, client],
  );
  return (
    <GridPage<CatalogueSite>
      title="Catalogues"
      purpose="Les catalogues de véhicules que chaque site utilise, et les marques que le groupe y choisit."
      notice={
        <>
          {billed}
          {all.map(({ reference: { flag, title }, brands, required }) => (
            <BrandsPanel key={flag} title={title} brands={brands} required={required} />
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
