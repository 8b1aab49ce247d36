import { useEffect, useEffectEvent } from 'react';
import { afterFiles } from './reading.ts';

const isSaveKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's';

/** Ctrl+S, wherever the focus is; never under a dialog. A file that was just chosen is read first. */
export const useSaveKey = (save: () => void) => {
  const now = useEffectEvent(save);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (!document.querySelector('[role="dialog"][aria-modal="true"]')) afterFiles(() => now());
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
