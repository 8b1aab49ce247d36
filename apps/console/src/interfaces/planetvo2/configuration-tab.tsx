import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { planetVO2, planetVO2Fields, planetVO2Messages, type PlanetVO2Site } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import { Alert } from '@mantine/core';
import { useMemo } from 'react';
import { call } from '../../kit/client.ts';
import type { GridColumn } from '../../kit/grid/grid-columns.ts';
import { GridPage } from '../../kit/grid/grid-page.tsx';
import type { GridSaving } from '../../kit/grid/use-grid-saving.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { useRead } from '../../kit/queries.ts';
import { TabLinks } from '../../ui/tab-links.tsx';
import { useTab } from '../../kit/use-tab.ts';
import { lostMatch } from '../kit/lost-match.ts';
import { offeredFor, type MatchOption } from '../kit/match-options.ts';
import { siteColumns, siteGrid } from '../kit/site-grid.ts';
import { planetVO2Head, planetVO2Tabs } from './planetvo2-head.ts';

const isActive = ({ ActifPVO2 }: PlanetVO2Site) => ActifPVO2;

const columnsOf = (options: readonly MatchOption[]): GridColumn<PlanetVO2Site>[] => {
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  return [
    ...siteColumns<PlanetVO2Site>(),
    {
      ...fieldColumn<PlanetVO2Site>('IDSitePVO2', planetVO2Fields.IDSitePVO2, {
        value: ({ IDSitePVO2 }) => (IDSitePVO2 === null ? '' : (labels.get(IDSitePVO2) ?? `N° ${IDSitePVO2}`)),
        searched: true,
        width: 260,
        grow: 3,
      }),
      edit: {
        kind: 'select',
        options: ({ IDSitePVO2 }) => offeredFor(options, IDSitePVO2),
        of: ({ IDSitePVO2 }) => IDSitePVO2 ?? '',
        // Without its site the interface ends.
        set: (value, { ActifPVO2 }) => ({ IDSitePVO2: value === '' ? null : value, ActifPVO2: value !== '' && ActifPVO2 }),
        blocked: () => (options.length === 0 ? 'Les sites de PlanetVO 2 n’ont pas été reçus' : null),
      },
    },
    {
      ...fieldColumn<PlanetVO2Site>('ActifPVO2', planetVO2Fields.ActifPVO2, { width: 96 }),
      edit: {
        kind: 'tick',
        of: isActive,
        set: (ActifPVO2) => ({ ActifPVO2 }),
        blocked: ({ IDSitePVO2 }) => (IDSitePVO2 === null ? planetVO2Messages.noMatch : null),
      },
    },
  ];
};

const filters: Filter<PlanetVO2Site>[] = [
  {
    kind: 'select',
    key: 'actif',
    label: planetVO2Fields.ActifPVO2.heading,
    all: 'Tous les sites',
    options: [
      { value: 'oui', label: 'Actifs' },
      { value: 'non', label: 'Non actifs' },
    ],
    keeps: (row, value) => isActive(row) === (value === 'oui'),
  },
];

const lasts = 5000;

const saving: GridSaving<PlanetVO2Site> = {
  when: 'page',
  write: planetVO2.saveSites,
  all: (changed, headers) =>
    call(planetVO2.saveSites, {
      headers,
      body: { sites: changed.map(({ row: { IDSite }, changes }) => ({ ...changes, IDSite })) },
    }),
  failed: 'Une erreur est survenue lors de la modification',
  reads: [planetVO2.sites, dashboard.planetvo2],
  done: () => 'Les modifications ont été prises en comptes.',
  lasts,
};

const none: readonly never[] = [];

export const ConfigurationTab = () => {
  const { tab, links } = useTab(planetVO2Tabs);
  const query = useRead(planetVO2.sites, {}, { select: ({ sites }) => sites });
  const offered = useRead(planetVO2.sitesPVO, {}, { retry: false, staleTime: 60_000, select: ({ sitesPVO }) => sitesPVO });
  const columns = useMemo(() => {
    const options = (offered.data ?? none).map(({ id, companyName, label, active }) => ({
      value: id,
      label: `${label} (${companyName}, ${id})`,
      active,
    }));
    return columnsOf(options);
  }, [offered.data]);
  const problem = useMemo(() => lostMatch<PlanetVO2Site>('PlanetVO 2', offered.data, ({ IDSitePVO2 }) => IDSitePVO2), [offered.data]);
  return (
    <GridPage<PlanetVO2Site>
      {...planetVO2Head}
      notice={
        <>
          <TabLinks label="Onglets de PlanetVO 2" tabs={links} current={tab} />
          {offered.error && (
            <Alert color="red" title="Les sites de PlanetVO 2 n’ont pas été reçus" mb="md">
              {offered.error.message}
            </Alert>
          )}
        </>
      }
      query={offered.isPending ? { ...query, data: undefined, isFetching: true } : query}
      {...siteGrid}
      columns={columns}
      filters={filters}
      csvName="planetvo2-sites"
      saving={saving}
      problem={problem}
      tabKey="onglet"
    />
  );
};
