import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { ReadFailure } from '../../read-failure.tsx';
import { inFrenchOrder, type Choice } from './options.ts';

export type ChoicesQuery = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;

/** The options of a select. */
export interface Choices<V extends string | number = string | number> {
  /** `undefined` while loading. */
  options: readonly Choice<V>[] | undefined;
  /** The read that gives them, if any. */
  failure?: ChoicesQuery | undefined;
}

/** The options as people look for them: records by name; words of a list in the order of the list. */
export const useInOrder = <V extends string | number>({ options, failure }: Choices<V>) => {
  const areRecords = failure !== undefined;
  return useMemo(() => (options && areRecords ? inFrenchOrder(options) : options), [options, areRecords]);
};

/** Their read failed: nothing can be chosen. */
export const isUnavailable = ({ options, failure }: Choices) => !options && Boolean(failure?.error);

/** The text of an empty field: an invitation only if there is something to choose. */
export const placeholderOf = (choices: Choices, invitation: string) => {
  if (choices.options) return invitation;
  return isUnavailable(choices) && !choices.failure?.isFetching ? 'Choix indisponibles' : 'Chargement…';
};

/** Under the field: its choices could not be read, with a retry. */
export const ChoicesFailure = ({ failure }: { failure: ChoicesQuery | undefined }) => failure && <ReadFailure isPart query={failure} />;

/**
 * A select whose list is made when its field is first entered: the closed lists of a page are most of what it costs to draw.
 * The list stands before it opens, for an open field names it (`aria-controls`): so entering a field does not open it.
 */
export const useListOnceEntered = () => {
  const [isEntered, setIsEntered] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  return {
    comboboxProps: { keepMounted: isEntered },
    openOnFocus: false,
    onFocus: () => setIsEntered(true),
    // Opened by typing, the list marks its first option and forgets it a moment later, unless it is told to mark the first one.
    selectFirstOptionOnDropdownOpen: isTyped,
    onKeyDown: ({ key }: KeyboardEvent) => setIsTyped(key.length === 1 || key === 'Backspace' || key === 'Delete'),
    onPointerDown: () => setIsTyped(false),
  };
};
