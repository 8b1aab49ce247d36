import { journal, type JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { mayCall } from '@comptoir/contract/rights';
import { Anchor } from '@mantine/core';
import { useIsMutating, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useStanding } from '../../kit/session.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
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

interface LinesPanelProps extends RecordChangesPanelProps {
  query: Pick<UseQueryResult<{ entries: readonly JournalEntry[] }>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What stands below the lines. */
  foot: ReactNode;
}

const LinesPanel = ({ table, ligne, query, foot }: LinesPanelProps) => {
  const { data, error, refetch } = query;
  const writing = useIsMutating() > 0;
  // Includes what was just saved on this page.
  useEffect(() => {
    if (!writing) void refetch({ cancelRefetch: false });
  }, [writing, refetch]);
  const groups = groupsOf(data?.entries ?? []);
  return (
    <>
      <ReadFailure query={query} />
      {!data && !error && <LoadingState lines={3} />}
      {data?.entries.length === 0 && <EmptyState message="Aucune modification de cette fiche n’est enregistrée." />}
      <div className={css.groups}>
        {groups.map((group, at) => (
          <GroupCard key={group.Groupe} group={group} order={3} of={{ table, ligne }} values next={groups[at - 1]?.Groupe} />
        ))}
      </div>
      {data && data.entries.length > 0 && <p className={css.facts}>{foot}</p>}
    </>
  );
};

const JournalPanel = ({ table, ligne }: RecordChangesPanelProps) => {
  const parts = partsOf(table);
  const filter = { table, ...(ligne === undefined ? {} : { ligne }), ...(parts.length > 0 ? { parties: parts.join(',') } : {}) };
  const query = useRead(journal.list, { query: filter }, { staleTime: 0 });
  const foot = (
    <>
      <span role="status">{linesInWords(query.data?.total ?? 0)}</span>
      <Anchor href={journalWith(filter)}>Ouvrir dans le journal</Anchor>
    </>
  );
  return <LinesPanel table={table} ligne={ligne} query={query} foot={foot} />;
};

/** For those who read the history of their own records, and no other. */
const FichePanel = ({ table, ligne }: RecordChangesPanelProps) => {
  const query = useRead(journal.fiche, { params: { table, ligne: Number(ligne) } }, { staleTime: 0 });
  const { entries = [], EstCoupe = false } = query.data ?? {};
  const foot = (
    <span role="status">
      {linesInWords(entries.length)}
      {EstCoupe && '\u00a0: les plus récentes'}
    </span>
  );
  return <LinesPanel table={table} ligne={ligne} query={query} foot={foot} />;
};

/** The changes of one record and its parts, latest first. */
export const RecordChangesPanel = (props: RecordChangesPanelProps) =>
  mayCall(journal.list, useStanding()) ? <JournalPanel {...props} /> : <FichePanel {...props} />;
