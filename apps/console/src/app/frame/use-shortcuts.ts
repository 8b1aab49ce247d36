import { useEffect, useEffectEvent } from 'react';
import { undoNewest } from '../../ui/notifications.tsx';

const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** A field has a Ctrl+Z of its own; a tick, a choice or a button has none. */
const hasOwnUndo = (target: EventTarget | null) => isTyping(target) && !target.matches('select, [type=checkbox], [type=radio]');

const isWithControl = (event: KeyboardEvent, key: string) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === key;

/** Keys that work on every page. `?` is read as a character: its key differs between keyboards. */
export const useShortcuts = (acts: { palette: () => void; keys: () => void }) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isWithControl(event, 'k')) {
      event.preventDefault();
      acts.palette();
    } else if (isWithControl(event, 'z') && !hasOwnUndo(event.target)) {
      if (undoNewest()) event.preventDefault();
    } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) {
      event.preventDefault();
      acts.keys();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
