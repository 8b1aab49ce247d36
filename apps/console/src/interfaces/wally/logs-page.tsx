import { wallyLogs, type WallyLead, type WallyOffre } from '@comptoir/contract/interfaces/wally/wally-logs.calls';
import { Group } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage, type ListPageProps } from '../../kit/list/list-page.tsx';
import { MonthNavigator } from '../../kit/months/month-navigator.tsx';
import { presentMonth } from '../../kit/months/months.ts';
import { useRead } from '../../kit/queries.ts';
import { useMonth } from '../../kit/months/use-month.ts';
import { useTab } from '../../kit/use-tab.ts';
import { TabLinks } from '../../ui/tab-links.tsx';
import { statuts } from './integration-badge.tsx';
import { leadColumns, offreColumns } from './log-columns.ts';
import { firstMonth, windowOf } from './log-window.ts';
import { useCrm } from './use-crm.ts';

const tabs = { leads: 'Leads', offres: 'Offres' } as const;

const keyOf = ({ IDIntegration }: { IDIntegration: number }) => IDIntegration;
const nameOf = ({ CodeAffaireSource }: { CodeAffaireSource: string }) => CodeAffaireSource;

const filters: Filter<WallyLead>[] = [
  {
    kind: 'select',
    key: 'statut',
    label: 'Statut',
    all: 'Tous',
    options: Object.keys(statuts).map((value) => ({ value, label: value })),
    keeps: ({ Statut }, value) => Statut === value,
  },
];

const LogsOf = <Row extends WallyLead>({ query, columns, what }: Pick<ListPageProps<Row>, 'query' | 'columns'> & { what: string }) => {
  const { crm, label, parents } = useCrm();
  const { tab, links } = useTab(tabs);
  const { month, change } = useMonth();
  const within = links.map((link) => ({ ...link, href: `${link.href}${link.href === '?' ? '' : '&'}mois=${month}` }));
  return (
    <ListPage<Row>
      title={`Historique des intégrations ${label}`}
      purpose="Ce que Wally a récupéré, et ce qui en a été fait."
      parents={parents}
      actions={<MonthNavigator month={month} from={firstMonth(month)} onChange={change} loading={query.isFetching} last={presentMonth()} />}
      notice={
        <Group>
          <TabLinks label="Onglets de l’historique" tabs={within} current={tab} />
        </Group>
      }
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={null}
      sort={{ column: 'DateDebut', descending: true }}
      empty={{ text: `Wally n’a récupéré ${what} dans ces trois mois.`, next: null }}
      csvName={`wally-${tab}-${crm}-${month}`}
    />
  );
};

const useSent = () => {
  const { crm } = useCrm();
  const { month } = useMonth();
  return { query: { ...windowOf(month), crm_name: crm } };
};
const reading = { placeholderData: keepPreviousData, staleTime: 0 } as const;

const LeadsLogs = () => <LogsOf<WallyLead> query={useRead(wallyLogs.leads, useSent(), reading)} columns={leadColumns} what="aucun lead" />;
const OffresLogs = () => (
  <LogsOf<WallyOffre> query={useRead(wallyLogs.offres, useSent(), reading)} columns={offreColumns} what="aucune offre" />
);

/** What Wally retrieved from one tool, three months at a time. */
export const LogsPage = () => (useTab(tabs).tab === 'leads' ? <LeadsLogs /> : <OffresLogs />);
