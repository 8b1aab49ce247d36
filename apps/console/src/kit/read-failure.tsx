import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../ui/states/error-state.tsx';
import { Reasons } from './raisons/reasons.tsx';

export type ReadQuery = Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };

/** What is refused so is refused the next time too: to ask again helps nobody. */
const final: readonly string[] = ['forbidden', 'portee', 'unknown'];

export interface ReadFailureProps {
  query: ReadQuery;
  title?: string;
  /** The rest of the page stands without it: nobody has to leave. */
  isPart?: boolean;
}

/** Why a read failed, above the rest. */
export const ReadFailure = ({ query: { error, refetch, isFetching }, title, isPart }: ReadFailureProps) => {
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
