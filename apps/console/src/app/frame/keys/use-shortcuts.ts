import { useEffect, useEffectEvent } from 'react';
import { ahead } from '../../../ui/late.tsx';
import { undoNewest } from '../../../ui/notifications.tsx';
import type { MenuGroup } from '../menu.ts';

/** Inputs whose keys are no text. */
const untyped = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

const isTyping = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement && !untyped.has(target.type)) ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable);

const isWithControl = (event: KeyboardEvent, key: string) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === key;

interface Shortcuts {
  /** Hears that a key with it may follow. */
  control: () => void;
  palette: () => void;
  menu: () => void;
  help: () => void;
  open: (href: string) => void;
  groups: readonly MenuGroup[];
  /** Single characters are texts and nothing else. */
  charactersOff: boolean;
}

/** Keys that work on every page. A character is read as it is typed: its key differs between keyboards. */
export const useShortcuts = ({ groups, charactersOff, open, ...acts }: Shortcuts) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target } = event;
    if (key === 'Control') acts.control();
    const isCharacter = key.length === 1 && !ctrlKey && !metaKey && !charactersOff && !isTyping(target);
    const act = isWithControl(event, 'k')
      ? acts.palette
      : isWithControl(event, 'b')
        ? acts.menu
        : key === '?' && isCharacter
          ? acts.help
          : null;
    if (act) {
      event.preventDefault();
      act();
    } else if (isWithControl(event, 'z') && !isTyping(target) && undoNewest()) event.preventDefault();
    else if (isCharacter || key === 'F6') {
      // The browser has acts of its own for these.
      if (key === '/' || key === 'F6') event.preventDefault();
      ahead(() => import('./quick-keys.ts').then(({ press }) => press(event, groups, open)));
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
