import {
  bee2Link,
  bee2LinkMessages,
  bee2LinkProducts,
  type Bee2LinkProduct,
  type Bee2LinkSite,
} from '@comptoir/contract/interfaces/bee2link';
import { Alert } from '@mantine/core';
import { useMemo } from 'react';
import { call } from '../../kit/client.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPage } from '../../kit/grid/grid-page.tsx';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import { useRead } from '../../kit/queries.ts';
import { TabLinks } from '../../ui/tab-links.tsx';
import { useTab } from '../../kit/use-tab.ts';
import { siteColumns, siteGrid } from '../kit/site-grid.ts';
import { MatchBadge } from './match-badge.tsx';
import { useClientSites } from './use-client-sites.ts';

const tabs = { wafy: 'Wafy', openflex: 'Openflex' } as const;

type Found = ReturnType<typeof useClientSites>;

const columnsOf = (product: Bee2LinkProduct, found: Found): GridColumn<Bee2LinkSite>[] => {
  const client = bee2LinkProducts[product];
  const clientOf = (row: Bee2LinkSite) => row[client] ?? '';
  const options = [...found.labels].map(([value, label]) => ({ value, label }));
  return [
    ...siteColumns<Bee2LinkSite>(),
    {
      id: client,
      heading: product === 'bee2Link' ? 'ClientID' : 'EntityID',
      kind: 'text',
      value: clientOf,
      searched: true,
      width: 136,
      edit: {
        kind: 'text',
        of: clientOf,
        max: 64,
        // Another client has other sites, so the match is made again.
        set: (value) => ({ [client]: value === '' ? null : value, IDSiteBee2Link: null, Actif: false }),
      },
    },
    {
      id: 'IDSiteBee2Link',
      heading: 'Site Bee2Link',
      kind: 'text',
      value: ({ IDSiteBee2Link }) => (IDSiteBee2Link === null ? '' : (found.labels.get(IDSiteBee2Link) ?? `N° ${IDSiteBee2Link}`)),
      searched: true,
      width: 220,
      grow: 3,
      edit: {
        kind: 'select',
        options: [{ value: '', label: '-' }, ...options],
        of: ({ IDSiteBee2Link }) => IDSiteBee2Link ?? '',
        set: (value, { Actif }) => ({ IDSiteBee2Link: value === '' ? null : value, Actif: value !== '' && Actif }),
        blocked: (row) => (clientOf(row) === '' ? 'Saisissez et enregistrez d’abord l’identifiant du client' : null),
      },
    },
    {
      id: 'Correspondance',
      heading: 'Correspondance',
      kind: 'text',
      value: () => '',
      cell: (row) => <MatchBadge client={clientOf(row)} match={row.IDSiteBee2Link} found={found} />,
      width: 144,
    },
    {
      id: 'EstPasserelle',
      heading: 'Est Passerelle',
      kind: 'bool',
      value: ({ EstPasserelle }) => EstPasserelle,
      width: 120,
      edit: { kind: 'tick', of: ({ EstPasserelle }) => EstPasserelle, set: (EstPasserelle) => ({ EstPasserelle }) },
    },
    {
      id: 'Actif',
      heading: 'Actif',
      kind: 'bool',
      value: ({ Actif }) => Actif,
      width: 88,
      edit: {
        kind: 'tick',
        of: ({ Actif }) => Actif,
        set: (Actif) => ({ Actif }),
        blocked: ({ Actif, IDSiteBee2Link }) => (Actif || IDSiteBee2Link !== null ? null : bee2LinkMessages.noMatch),
      },
    },
  ];
};

const savingOf = (product: Bee2LinkProduct): GridSaving<Bee2LinkSite> => ({
  when: 'page',
  all: (changed) =>
    call(bee2Link.save, { params: { product }, body: { sites: changed.map(({ row: { IDSite }, changes }) => ({ ...changes, IDSite })) } }),
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
            Ne reliez pas le même site à la fois dans Wafy et dans Openflex.
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
