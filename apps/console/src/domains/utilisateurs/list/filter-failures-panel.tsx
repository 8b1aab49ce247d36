import { Box } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ReadFailure } from '../../../kit/read-failure.tsx';

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
      <ReadFailure
        isPart
        title="Certains filtres n’ont pas pu être chargés"
        query={{ error: first.error, isFetching: failed.some(({ isFetching }) => isFetching), refetch: retry }}
      />
    </Box>
  );
};
