import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { LoadingState } from '../ui/states/loading-state.tsx';
import { Reasons } from './raisons/reasons.tsx';
import { PageHeader, type PageHeaderProps } from '../ui/page-header.tsx';

export type ReadQuery = Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;

interface ReadFailureProps {
  query: ReadQuery;
}

/** Why a read failed, above the rest. */
export const ReadFailure = ({ query: { error, refetch, isFetching } }: ReadFailureProps) =>
  error && (
    <ErrorState message={error.message} requestId={error.requestId} onRetry={() => void refetch()} retrying={isFetching}>
      <Reasons raisons={error.raisons} message={error.message} />
    </ErrorState>
  );

interface RecordComingProps extends ReadFailureProps, Pick<PageHeaderProps, 'title' | 'purpose' | 'parents'> {
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
