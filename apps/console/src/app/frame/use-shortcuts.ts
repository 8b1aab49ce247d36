import { useEffect, useEffectEvent } from 'react';
import { undoNewest } from '../../ui/notifications.tsx';

/** Inputs whose keys are no text. */
const untyped = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

const isTyping = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement && !untyped.has(target.type)) ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable);

const isWithControl = (event: KeyboardEvent, key: string) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === key;

/** Keys that work on every page; `control` hears that one of them may follow. `?` is read as a character: its key differs between keyboards. */
export const useShortcuts = (acts: { control: () => void; palette: () => void; menu: () => void; help: () => void }) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target } = event;
    if (key === 'Control') acts.control();
    const act = isWithControl(event, 'k')
      ? acts.palette
      : isWithControl(event, 'b')
        ? acts.menu
        : key === '?' && !ctrlKey && !metaKey && !isTyping(target)
          ? acts.help
          : null;
    if (act) {
      event.preventDefault();
      act();
    } else if (isWithControl(event, 'z') && !isTyping(target) && undoNewest()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
