import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { LoadingState } from '../ui/states/loading-state.tsx';
import { Reasons } from './raisons/reasons.tsx';
import { PageHeader, type PageHeaderProps } from '../ui/page-header.tsx';

export type ReadQuery = Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };

/** What is refused so is refused the next time too: to ask again helps nobody. */
const final: readonly string[] = ['forbidden', 'portee', 'unknown'];

interface ReadFailureProps {
  query: ReadQuery;
  title?: string;
  /** The rest of the page stands without it: nobody has to leave. */
  isPart?: boolean;
}

/** Why a read failed, above the rest. */
export const ReadFailure = ({ query: { error, refetch, isFetching }, title = '', isPart = false }: ReadFailureProps) => {
  if (!error) return null;
  const { code, message, requestId, raisons } = error;
  const isFinal = final.includes(code);
  const retry = isFinal ? undefined : () => void refetch();
  return (
    <ErrorState title={title} message={message} requestId={requestId} onRetry={retry} retrying={isFetching}>
      <Reasons raisons={raisons} message={message} />
      {isFinal && !isPart && (
        <Button component="a" href="/" variant="default">
          Retour à l’accueil
        </Button>
      )}
    </ErrorState>
  );
};

interface RecordComingProps extends Pick<ReadFailureProps, 'query'>, Pick<PageHeaderProps, 'title' | 'purpose' | 'parents'> {
  /** The list to go back to if the record does not exist. */
  listHref: string;
}

/** The page of a record that is not there: loading, failed, or unknown. */
export const RecordComing = ({ query, listHref, ...header }: RecordComingProps) => {
  const back = (
    <Button component="a" href={listHref} variant="default">
      Revenir à la liste
    </Button>
  );
  const { error } = query;
  return (
    <>
      <PageHeader {...header} coming />
      {error?.status === 404 ? <EmptyState message={error.message} action={back} /> : <ReadFailure query={query} />}
      {!error && <LoadingState />}
    </>
  );
};
