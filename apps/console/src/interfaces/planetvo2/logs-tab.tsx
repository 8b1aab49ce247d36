import { planetVO2, planetVO2LogFields, type PlanetVO2Log } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import { Button, Pagination, Table } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { useTab } from '../../kit/use-tab.ts';
import { logMoment } from '../kit/log-moment.ts';
import { LogDetailsPanel } from './log-details-panel.tsx';
import { LogFiltersPanel } from './log-filters-panel.tsx';
import { planetVO2Head, planetVO2Tabs } from './planetvo2-head.ts';
import { useLogFilter } from './use-log-filter.ts';

/** Longer cells are cut. */
const cut = (text: string) => (text.length > 50 ? `${text.slice(0, 50)}…` : text);
/** Page links on each side of the current one. */
const siblings = 10;

const Line = ({ log, onOpen }: { log: PlanetVO2Log; onOpen: (log: PlanetVO2Log) => void }) => (
  <Table.Tr>
    <Table.Td>{logMoment(log.Datetime)}</Table.Td>
    <Table.Td>{log.PeopleName}</Table.Td>
    <Table.Td>{log.Action}</Table.Td>
    <Table.Td>{cut(log.Request)}</Table.Td>
    <Table.Td>{cut(log.Response)}</Table.Td>
    <Table.Td>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => onOpen(log)}
        aria-label={`Détails\u00a0: ${log.Action}, ${log.PeopleName}`}
      >
        Détails
      </Button>
    </Table.Td>
  </Table.Tr>
);

const { Datetime, PeopleName, Action, Request, Response } = planetVO2LogFields;
const headings = [Datetime.heading, PeopleName.label, Action.label, Request.label, Response.label, 'Détails'];

export const LogsTab = () => {
  const { tab, links } = useTab(planetVO2Tabs);
  const control = useLogFilter();
  const query = useRead(planetVO2.logs, { query: control.query }, { placeholderData: keepPreviousData, staleTime: 0 });
  const [open, setOpen] = useState<PlanetVO2Log | null>(null);
  const { data } = query;
  return (
    <>
      <PageHeader {...planetVO2Head} />
      <TabLinks label="Onglets de PlanetVO 2" tabs={links} current={tab} />
      <LogFiltersPanel control={control} actions={data?.actions ?? []} />
      <ReadFailure query={query} />
      {!data && !query.error && <LoadingState lines={10} />}
      {data?.logs.length === 0 && <EmptyState message="Il n'y a aucun résultat pour cette recherche." />}
      {data && data.logs.length > 0 && (
        <PlainTable label="Journaux PlanetVO 2" headings={headings} busy={query.isFetching}>
          {data.logs.map((log) => (
            <Line key={log.IDLog} log={log} onOpen={setOpen} />
          ))}
        </PlainTable>
      )}
      {data && data.nbPages > 1 && (
        <Pagination
          mt="md"
          total={data.nbPages}
          value={control.query.numPage}
          onChange={control.setPage}
          siblings={siblings}
          getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
          getControlProps={(name) => ({ 'aria-label': name === 'previous' ? 'Page précédente' : 'Page suivante' })}
        />
      )}
      <Dialog opened={open !== null} onClose={() => setOpen(null)} title="Détails de l’échange" size="lg">
        {open && <LogDetailsPanel log={open} />}
      </Dialog>
    </>
  );
};
