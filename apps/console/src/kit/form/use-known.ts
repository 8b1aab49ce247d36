import { useState } from 'react';
import { isModified } from '../queries.ts';

/**
 * What the changes of a form stand on that holds its values itself: the record it was opened with, and once somebody was told that it
 * has changed, the record as it is known now. `error`: of the last save.
 */
export const useKnown = <T>(opened: T | undefined, stored: T | undefined, error: unknown) => {
  const [known, setKnown] = useState(opened);
  const isStale = isModified(error);
  return {
    known,
    /** Somebody else has changed it, and who saves has been told. */
    isStale,
    /** To be asked as it is saved: what that stands on. */
    standOn: () => {
      const now = isStale ? (stored ?? known) : known;
      setKnown(now);
      return now;
    },
  };
};

/** Of a stale form: the fields that somebody else has changed, by their labels. */
export const changedInWords = (labels: readonly string[]) => (labels.length > 0 ? ` Ce qui a changé\u00a0: ${labels.join(', ')}.` : '');
