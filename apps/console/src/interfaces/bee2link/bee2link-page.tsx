import {
  bee2Link,
  bee2LinkFields,
  bee2LinkMessages,
  bee2LinkProducts,
  maxIdBee2Link,
  otherVariantOf,
  type Bee2LinkProduct,
  type Bee2LinkSite,
} from '@comptoir/contract/interfaces/bee2link/bee2link.calls';
import { Alert } from '@mantine/core';
import { useMemo } from 'react';
import { call } from '../../kit/client.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPage } from '../../kit/grid/grid-page.tsx';
import type { Changed, GridSaving } from '../../kit/grid/use-grid-saving.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { useRead } from '../../kit/queries.ts';
import { TabLinks } from '../../ui/tab-links.tsx';
import { useTab } from '../../kit/use-tab.ts';
import { offeredFor } from '../kit/match-options.ts';
import { siteColumns, siteGrid } from '../kit/site-grid.ts';
import { clientOf } from './client-of.ts';
import { MatchBadge } from './match-badge.tsx';
import { useClientSites, type Found } from './use-client-sites.ts';

const tabs = { wafy: 'Wafy', openflex: 'Openflex' } as const;

const { IDSiteBee2Link: siteField, EstPasserelle: passerelleField, Actif: actifField } = bee2LinkFields;

/** Why a cell cannot be changed for want of an answer about the row's client. */
const waitingFor = (client: string, found: Found) => {
  if (client === '') return bee2LinkMessages.noClient;
  const sites = found.sitesOf(client);
  if (sites === undefined) return 'Bee2Link est interrogé sur ce client';
  if (sites === null) return 'Les sites de ce client n’ont pas été reçus';
  return sites.length === 0 ? 'Bee2Link ne connaît pas ce client' : null;
};

const columnsOf = (product: Bee2LinkProduct, found: Found): GridColumn<Bee2LinkSite>[] => {
  const client = bee2LinkProducts[product];
  const otherOf = (row: Bee2LinkSite) => otherVariantOf(product, row);
  /** Of a site of the other variant nothing is shown here: it would be taken for a match of this one. */
  const matchOf = (row: Bee2LinkSite) => (otherOf(row) ? '' : (row.IDSiteBee2Link ?? ''));
  const sitesOf = (row: Bee2LinkSite) => found.sitesOf(clientOf(product, row)) ?? [];
  const nameOf = (row: Bee2LinkSite) => {
    const match = matchOf(row);
    return match === '' ? '' : (sitesOf(row).find(({ value }) => value === match)?.label ?? `N° ${match}`);
  };
  const isOn = (key: 'EstPasserelle' | 'Actif') => (row: Bee2LinkSite) => !otherOf(row) && row[key];
  const orOther = (why: (row: Bee2LinkSite) => string | null) => (row: Bee2LinkSite) => {
    const other = otherOf(row);
    return other ? bee2LinkMessages.ofOther(other) : why(row);
  };
  return [
    ...siteColumns<Bee2LinkSite>(),
    {
      ...fieldColumn<Bee2LinkSite>(client, bee2LinkFields[client], { value: (row) => row[client] ?? '', searched: true, width: 108 }),
      edit: {
        kind: 'text',
        of: (row) => row[client] ?? '',
        max: maxIdBee2Link,
        // Another client has other sites, so the match is made again.
        set: (value) => ({ [client]: value === '' ? null : value, IDSiteBee2Link: null, Actif: false }),
        blocked: orOther(() => null),
      },
    },
    {
      ...fieldColumn<Bee2LinkSite>('IDSiteBee2Link', siteField, { value: nameOf, searched: true, width: 140, grow: 3 }),
      edit: {
        kind: 'select',
        options: (row) => offeredFor(otherOf(row) ? [] : sitesOf(row), row.IDSiteBee2Link),
        of: matchOf,
        set: (value, { Actif }) => ({ IDSiteBee2Link: value === '' ? null : value, Actif: value !== '' && Actif }),
        blocked: orOther((row) => waitingFor(clientOf(product, row), found)),
      },
    },
    {
      id: 'Correspondance',
      heading: 'Correspondance',
      kind: 'text',
      value: () => '',
      cell: (row) => <MatchBadge product={product} stored={row} found={found} />,
      width: 140,
    },
    {
      ...fieldColumn<Bee2LinkSite>('EstPasserelle', passerelleField, { value: isOn('EstPasserelle'), width: 92 }),
      edit: {
        kind: 'tick',
        of: isOn('EstPasserelle'),
        set: (EstPasserelle) => ({ EstPasserelle }),
        blocked: orOther(() => null),
      },
    },
    {
      ...fieldColumn<Bee2LinkSite>('Actif', actifField, { value: isOn('Actif'), width: 68 }),
      edit: {
        kind: 'tick',
        of: isOn('Actif'),
        set: (Actif) => ({ Actif }),
        blocked: orOther(({ Actif, IDSiteBee2Link }) => (Actif || IDSiteBee2Link !== null ? null : bee2LinkMessages.noMatch)),
      },
    },
  ];
};

/** Another client resets its match on the server, unless the change brings one: it goes with the row's match and activation. */
const changeOf = (product: Bee2LinkProduct, { row, changes }: Changed<Bee2LinkSite>) => {
  const { IDSite, IDSiteBee2Link, Actif } = row;
  return bee2LinkProducts[product] in changes ? { ...changes, IDSite, IDSiteBee2Link, Actif } : { ...changes, IDSite };
};

const savingOf = (product: Bee2LinkProduct): GridSaving<Bee2LinkSite> => ({
  when: 'page',
  write: bee2Link.save,
  all: (changed, headers) =>
    call(bee2Link.save, { params: { product }, body: { sites: changed.map((one) => changeOf(product, one)) }, headers }),
  reads: [bee2Link.config, bee2Link.wafy],
  done: () => 'Les correspondances Bee2Link sont enregistrées.',
});

const none: readonly Bee2LinkSite[] = [];

const Sites = ({ product }: { product: Bee2LinkProduct }) => {
  const { tab, links } = useTab(tabs);
  const query = useRead(bee2Link.config, { params: { product } }, { select: ({ sites }) => sites });
  const rows = query.data ?? none;
  const found = useClientSites(product, rows);
  const columns = useMemo(() => columnsOf(product, found), [product, found]);
  const saving = useMemo(() => savingOf(product), [product]);
  return (
    <GridPage<Bee2LinkSite>
      title="Bee2Link"
      purpose="Reliez chaque site à celui qui lui correspond chez Bee2Link, dans Wafy ou dans Openflex."
      notice={
        <>
          <TabLinks label="Onglets de Bee2Link" tabs={links} current={tab} />
          <Alert color="yellow" mb="md">
            Un site se relie dans Wafy ou dans Openflex, jamais dans les deux.
          </Alert>
          {found.error !== null && (
            <Alert color="red" title="Erreur lors de la récupération de la configuration des sites" mb="md">
              {found.error}
            </Alert>
          )}
        </>
      }
      query={query}
      {...siteGrid}
      columns={columns}
      filters={[]}
      csvName={product === 'bee2Link' ? 'bee2link-wafy' : 'bee2link-openflex'}
      saving={saving}
      tabKey="onglet"
    />
  );
};

/** Bee2Link's two variants. */
export const Bee2LinkPage = () => {
  const product = useTab(tabs).tab === 'wafy' ? 'bee2Link' : 'openflex';
  return <Sites key={product} product={product} />;
};
