import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import type { Answer } from '@comptoir/contract/kit';
import { Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { download } from '../../kit/list/csv.ts';
import { NothingFound } from '../../kit/list/pages/nothing-found.tsx';
import { PagedPanel } from '../../kit/list/pages/paged-panel.tsx';
import { PagesPanel } from '../../kit/list/pages/pages-panel.tsx';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SeeAtForm } from '../../kit/past/see-at-form.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import { GroupCard } from './group-card.tsx';
import { journalCsv } from './journal-csv.ts';
import { groupsOf, linesInWords } from './journal-groups.ts';
import type { JournalQuery } from './journal-query.ts';
import css from './journal.module.css';
import { useJournalFilter, type JournalControl } from './use-journal-filter.ts';

/** An answer with its query. */
type Found = Answer<typeof journal.list> & { query: JournalQuery };

const none: readonly never[] = [];

/** The last results stay until new ones are loaded. */
const useLast = (data: Answer<typeof journal.list> | undefined, query: JournalQuery): Found | null => {
  const [last, setLast] = useState<{ data: typeof data; found: Found } | null>(null);
  if (data && data !== last?.data) setLast({ data, found: { ...data, query } });
  return last?.found ?? null;
};

const nothing = {
  page: 'Cette page du journal n’existe pas.',
  filtered: 'Aucune modification ne correspond aux filtres.',
  empty: 'Aucune modification n’a encore été enregistrée pour ce client.',
};

interface ResultsProps {
  found: Found;
  control: JournalControl;
  /** New results are loading. */
  stale: boolean;
}

const Results = ({ found, control, stale }: ResultsProps) => {
  const { entries, total, pageSize, query } = found;
  const top = useRef<HTMLDivElement>(null);
  const page = (stale ? control.query : query).page ?? 1;
  const pages = Math.ceil(total / pageSize);
  const isOfRecord = query.table !== undefined && query.ligne !== undefined;
  // A page is always requested.
  const isOneGroup = query.groupe !== undefined && Object.keys(query).length === 2;
  const goToTop = (next: number) => {
    control.setPage(next);
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <>
      <PagedPanel
        count={linesInWords(total)}
        label="Pages du journal"
        page={page}
        pages={pages}
        onPage={control.setPage}
        onDownload={entries.length > 0 && (() => download(`journal_page_${query.page ?? 1}.csv`, journalCsv(entries)))}
        stale={stale}
      >
        <div ref={top} tabIndex={-1} role="group" aria-label="Modifications" className={css.groups}>
          {groupsOf(entries).map((group) => (
            <GroupCard key={group.Groupe} group={group} order={2} alone={isOneGroup} values={isOfRecord} />
          ))}
          {entries.length === 0 && <NothingFound total={total} control={control} messages={nothing} />}
        </div>
      </PagedPanel>
      {entries.length > 0 && <PagesPanel label="Pages du journal, en bas" page={page} pages={pages} onPage={goToTop} />}
    </>
  );
};

/** Who changed what for this customer, and when. */
export const JournalPage = () => {
  const control = useJournalFilter();
  const query = useRead(journal.list, { query: control.query }, { staleTime: 0, enabled: !control.isVueComing });
  const { data, error, isFetching } = query;
  const found = useLast(data, control.query);
  return (
    <>
      <PageHeader title="Journal" purpose="Qui a modifié quoi, quand et par quelle action, valeur par valeur." />
      <Stack gap="sm">
        <SeeAtForm />
        <FiltersPanel control={control} tables={found?.tables ?? none} auteurs={found?.auteurs ?? none} />
        {control.fault && <ErrorState message={control.fault} onRetry={() => void control.readVue()} retrying={control.isVueRead} />}
        <ReadFailure query={query} />
        {found ? <Results found={found} control={control} stale={!data && isFetching} /> : !error && <LoadingState lines={10} />}
      </Stack>
    </>
  );
};
