import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { Anchor } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRead } from '../../kit/queries.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { GroupCard } from './group-card.tsx';
import { groupsOf, linesInWords } from './journal-groups.ts';
import { partsOf } from './words/journal-tables.ts';
import { journalWith } from './journal.links.ts';
import css from './journal.module.css';

export interface RecordChangesPanelProps {
  table: string;
  ligne: string | undefined;
}

/** The changes of one record and its parts, latest first. */
export const RecordChangesPanel = ({ table, ligne }: RecordChangesPanelProps) => {
  const parts = partsOf(table);
  const filter = { table, ...(ligne === undefined ? {} : { ligne }), ...(parts.length > 0 ? { parties: parts.join(',') } : {}) };
  const { data, error, isFetching, refetch } = useRead(journal.list, { query: filter }, { staleTime: 0 });
  const writing = useIsMutating() > 0;
  // Includes what was just saved on this page.
  useEffect(() => {
    if (!writing) void refetch({ cancelRefetch: false });
  }, [writing, refetch]);
  const groups = groupsOf(data?.entries ?? []);
  return (
    <>
      {error && <ErrorState message={error.message} requestId={error.requestId} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingState lines={3} />}
      {data?.total === 0 && <EmptyState message="Aucune modification de cette fiche n’est enregistrée." />}
      <div className={css.results}>
        {groups.map((group, at) => (
          <GroupCard key={group.Groupe} group={group} order={3} of={{ table, ligne }} values next={groups[at - 1]?.Groupe} />
        ))}
      </div>
      {data && data.total > 0 && (
        <p className={css.facts}>
          <span role="status">{linesInWords(data.total)}</span>
          <Anchor href={journalWith(filter)}>Ouvrir dans le journal</Anchor>
        </p>
      )}
    </>
  );
};
