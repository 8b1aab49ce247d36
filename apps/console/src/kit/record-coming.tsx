import { Button } from '@mantine/core';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { LoadingState } from '../ui/states/loading-state.tsx';
import { ReadFailure, type ReadFailureProps } from './read-failure.tsx';
import { PageHeader, type PageHeaderProps } from '../ui/page-header.tsx';

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
