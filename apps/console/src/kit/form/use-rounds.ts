import { useCallback, useEffect, useState } from 'react';

/** For a page that adds one record after another: `round` is the form's key, `next` begins another one at its first field. */
export const useRounds = () => {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) document.querySelector<HTMLElement>('main form input')?.focus();
  }, [round]);
  return { round, next: useCallback(() => setRound((before) => before + 1), []) };
};
