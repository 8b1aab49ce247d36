import { logPageSize, logSuppression } from '@comptoir/contract/domains/log-suppression/log-suppression.calls';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { csvOf, download } from '../../kit/list/csv.ts';
import { NothingFound } from '../../kit/list/nothing-found.tsx';
import { PagesPanel } from '../../kit/list/pages-panel.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/record-coming.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LogFiltersPanel } from './log-filters-panel.tsx';
import css from './log-suppression.module.css';
import { LogTablePanel, logColumns } from './log-table-panel.tsx';
import { useLogFilter } from './use-log-filter.ts';

const inWords = (count: number) => `${count.toLocaleString('fr-FR')} suppression${count > 1 ? 's' : ''}`;

const none = "Il n'y a aucun résultat pour cette recherche.";
const nothing = { page: 'Cette page n’existe pas.', filtered: none, empty: none };

/** Deletions of this product and of others. */
export const LogSuppressionPage = () => {
  const control = useLogFilter();
  const { body, page, setPage } = control;
  const query = useRead(logSuppression.list, { body }, { staleTime: 0, placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  const pages = Math.ceil((data?.max ?? 0) / logPageSize);
  return (
    <>
      <PageHeader
        title="Journal des suppressions"
        purpose="Chaque ligne supprimée, par qui et quand, de la plus récente à la plus ancienne."
      />
      <div className={css.page}>
        <LogFiltersPanel control={control} types={data?.types ?? []} />
        <ReadFailure query={query} />
        {data && (
          <div className={css.tools}>
            <span role="status">{inWords(data.max)}</span>
            <PagesPanel label="Pages du journal des suppressions" page={page} pages={pages} onPage={setPage} />
            {data.logs.length > 0 && (
              <IconButton
                label="Télécharger en CSV la page affichée"
                variant="default"
                onClick={() => download(`suppressions_page_${page}.csv`, csvOf(logColumns, data.logs))}
              >
                <IconDownload size={18} aria-hidden />
              </IconButton>
            )}
          </div>
        )}
        {data && (
          <div aria-busy={isPlaceholderData} className={css.results} data-stale={isPlaceholderData || undefined}>
            {data.logs.length > 0 ? (
              <LogTablePanel logs={data.logs} />
            ) : (
              <NothingFound total={data.max} control={control} messages={nothing} />
            )}
          </div>
        )}
        {!data && !query.error && <LoadingState lines={10} />}
      </div>
    </>
  );
};
