import { logPageSize, logSuppression } from '@comptoir/contract/domains/log-suppression/log-suppression.calls';
import { Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { csvOf, download } from '../../kit/list/csv.ts';
import { NothingFound } from '../../kit/list/pages/nothing-found.tsx';
import { PagedPanel } from '../../kit/list/pages/paged-panel.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LogFiltersPanel } from './log-filters-panel.tsx';
import { LogTablePanel, logColumns } from './log-table-panel.tsx';
import { useLogFilter } from './use-log-filter.ts';

const inWords = (count: number) => `${count.toLocaleString('fr-FR')} suppression${count > 1 ? 's' : ''}`;

const none = "Il n'y a aucun résultat pour cette recherche.";
const nothing = { page: 'Cette page n’existe pas.', filtered: none, empty: none };

/** Deletions of this product and of others. */
export const LogSuppressionPage = () => {
  const control = useLogFilter();
  const { body, page } = control;
  const query = useRead(logSuppression.list, { body }, { staleTime: 0, placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  return (
    <>
      <PageHeader
        title="Journal des suppressions"
        purpose="Chaque ligne supprimée, par qui et quand, de la plus récente à la plus ancienne."
      />
      <Stack gap="sm">
        <LogFiltersPanel control={control} types={data?.types ?? []} />
        <ReadFailure query={query} />
        {data && (
          <PagedPanel
            count={inWords(data.max)}
            label="Pages du journal des suppressions"
            page={page}
            pages={Math.ceil(data.max / logPageSize)}
            onPage={control.setPage}
            onDownload={data.logs.length > 0 && (() => download(`suppressions_page_${page}.csv`, csvOf(logColumns, data.logs)))}
            stale={isPlaceholderData}
          >
            {data.logs.length > 0 ? (
              <LogTablePanel logs={data.logs} />
            ) : (
              <NothingFound total={data.max} control={control} messages={nothing} />
            )}
          </PagedPanel>
        )}
        {!data && !query.error && <LoadingState lines={10} />}
      </Stack>
    </>
  );
};
