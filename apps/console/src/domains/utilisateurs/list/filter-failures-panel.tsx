import { Box } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/states/error-state.tsx';

/** Names filters without choices, because a read failed. */
export const FilterFailures = ({ reads }: { reads: readonly Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>[] }) => {
  const failed = reads.filter(({ error }) => error);
  const [first] = failed;
  if (!first?.error) return null;
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <Box mb="sm">
      <ErrorState
        title="Certains filtres n’ont pas pu être chargés"
        message={first.error.message}
        requestId={first.error.requestId}
        onRetry={retry}
        retrying={failed.some(({ isFetching }) => isFetching)}
      />
    </Box>
  );
};
