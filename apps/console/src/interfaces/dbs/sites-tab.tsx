import { dbs, dbsFields, doublonsMessage, doublonsOf, type DbsSite } from '@comptoir/contract/interfaces/dbs/dbs.calls';
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
import { dbsHead, dbsTabs } from './dbs-head.ts';

const columnsOf = (options: readonly MatchOption[]): GridColumn<DbsSite>[] => {
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  return [
    ...siteColumns<DbsSite>(),
    {
      ...fieldColumn<DbsSite>('IdSiteDBS', dbsFields.IdSiteDBS, {
        value: ({ IdSiteDBS }) => (IdSiteDBS === null ? '' : (labels.get(IdSiteDBS) ?? `N° ${IdSiteDBS}`)),
        searched: true,
        width: 260,
        grow: 3,
      }),
      edit: {
        kind: 'select',
        options: ({ IdSiteDBS }) => offeredFor(options, IdSiteDBS),
        of: ({ IdSiteDBS }) => IdSiteDBS ?? '',
        set: (value) => ({ IdSiteDBS: value === '' ? null : value }),
        blocked: () => (options.length === 0 ? 'Les sites de DBS n’ont pas été reçus' : null),
      },
    },
  ];
};

const filters: Filter<DbsSite>[] = [
  {
    kind: 'select',
    key: 'correspondance',
    label: 'Correspondance',
    all: 'Tous les sites',
    options: [
      { value: 'avec', label: 'Avec un site DBS' },
      { value: 'sans', label: 'Sans site DBS' },
    ],
    keeps: ({ IdSiteDBS }, value) => (IdSiteDBS !== null) === (value === 'avec'),
  },
];

const saving: GridSaving<DbsSite> = {
  when: 'page',
  write: dbs.saveSites,
  all: (changed, headers) =>
    call(dbs.saveSites, { body: changed.map(({ row: { IDSite, IdSiteDBS } }) => ({ IDSite, IdSiteDBS })), headers }),
  reads: [dbs.sites],
  done: () => 'Les correspondances sont enregistrées.',
};

const none: readonly never[] = [];

const NoDbsSites = ({ message }: { message: string }) => (
  <Alert color="red" title="Erreur lors de la récupération des sites ESBO" mb="md">
    {message}
  </Alert>
);

export const SitesTab = () => {
  const { tab, links } = useTab(dbsTabs);
  const query = useRead(dbs.sites, {});
  const offered = useRead(dbs.sitesDBS, {}, { retry: false, staleTime: 60_000 });
  const columns = useMemo(() => {
    const options = (offered.data ?? none).map(({ id, company_name, name, active }) => ({
      value: id,
      label: `${name} (${company_name}, ${id})`,
      active,
    }));
    return columnsOf(options);
  }, [offered.data]);
  const doublons = doublonsOf(query.data ?? none);
  const problem = useMemo(() => lostMatch<DbsSite>('DBS', offered.data, ({ IdSiteDBS }) => IdSiteDBS), [offered.data]);
  return (
    <GridPage<DbsSite>
      {...dbsHead}
      notice={
        <>
          <TabLinks label="Onglets de l’API DBS" tabs={links} current={tab} />
          {offered.error && <NoDbsSites message={offered.error.message} />}
          {doublons.length > 0 && (
            <Alert color="yellow" mb="md">
              {doublonsMessage(doublons)}
            </Alert>
          )}
        </>
      }
      query={offered.isPending ? { ...query, data: undefined, isFetching: true } : query}
      {...siteGrid}
      columns={columns}
      filters={filters}
      csvName="dbs-sites"
      saving={saving}
      problem={problem}
      tabKey="onglet"
    />
  );
};
