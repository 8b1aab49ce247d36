import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import type { Choice } from './options.ts';

export type ChoicesQuery = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;

/** What a select offers. */
export interface Choices {
  /** `undefined` while they have not come. */
  options: readonly Choice[] | undefined;
  /** The read they come from, where they do. */
  failure?: ChoicesQuery | undefined;
}

/** Their read failed: nothing can be chosen. */
export const isUnavailable = ({ options, failure }: Choices) => !options && Boolean(failure?.error);

/** What an empty field says: an invitation only where there is something to choose from. */
export const placeholderOf = (choices: Choices, invitation: string) => {
  if (choices.options) return invitation;
  return isUnavailable(choices) && !choices.failure?.isFetching ? 'Choix indisponibles' : 'Chargement…';
};

/** Under the field: the read of its choices failed, and may be tried again. */
export const ChoicesFailure = ({ failure }: { failure: ChoicesQuery | undefined }) =>
  failure?.error && (
    <ErrorState
      message={failure.error.message}
      requestId={failure.error.requestId}
      onRetry={() => void failure.refetch()}
      retrying={failure.isFetching}
    />
  );
