import { useEffect, useEffectEvent } from 'react';
import { undoNewest } from '../../../ui/notifications.tsx';
import type { Around, press as Press } from './quick-keys.ts';

/** Ticks, buttons and the like take no text; a choice is not written in, but letters find its options. */
const isTyping = (target: EventTarget | null) => target instanceof Element && target.matches(':read-write, [readonly]');

const isWithControl = (event: KeyboardEvent, key: string) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === key;

/** Loaded once: of two imports at the same time the second may come first, and `G` after its letter. */
let quick: Promise<{ press: typeof Press }> | undefined;

interface Shortcuts extends Around {
  /** Hears that a key with it may follow. */
  control: () => void;
  palette: () => void;
  fold: () => void;
}

/** Keys that work on every page. A character is read as it is typed: its key differs between keyboards. */
export const useShortcuts = ({ control, palette, fold, ...around }: Shortcuts) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target } = event;
    if (key === 'Control') control();
    const act = isWithControl(event, 'k') ? palette : isWithControl(event, 'b') ? fold : null;
    if (act) {
      event.preventDefault();
      act();
    } else if (isWithControl(event, 'z') && !isTyping(target) && undoNewest()) event.preventDefault();
    else if (key.length > 1 || (!ctrlKey && !metaKey && !isTyping(target))) {
      // The browser has acts of its own for these.
      if (key === '/' || key === 'F6') event.preventDefault();
      quick ??= import('./quick-keys.ts');
      // What did not come is asked for again by the next key.
      quick.then(({ press }) => press(event, around)).catch(() => (quick = undefined));
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
