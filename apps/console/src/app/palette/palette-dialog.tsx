/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions --
   a click beside the palette closes it, as Escape does. */
import { Suspense, useCallback, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import type { MenuGroup } from '../frame/menu.ts';
import type { PaletteKeys } from './palette-keys.ts';
import classes from './palette.module.css';
import { ahead, late } from '../../ui/late.tsx';
import { ownToggle } from '../../ui/own-toggle.ts';

const loadResults = () => import('./palette-results.tsx').then(({ PaletteResults: component }) => component);
const PaletteResults = late(loadResults);

/** Fetched when somebody is about to open the palette. */
export const preloadPalette = () => ahead(loadResults);

/**
 * The field is there at once, so that what is typed before its results' code has come is kept. A popover: a modal dialog makes the
 * page behind it inert, for which the browser styles the whole of it anew, on opening and on closing.
 */
export const PaletteDialog = ({ menu, onClose }: { menu: readonly MenuGroup[]; onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<PaletteKeys>(null);
  /** Enter was pressed before anything was offered. */
  const entered = useRef(false);
  // The field is seen before what it offers is drawn.
  const isSeen = useDeferredValue(true, false);
  const [query, setQuery] = useState('');
  const [words = 'Écran, réglage, acte, fiche ou client', setWords] = useState<string>();
  const [active, setActive] = useState<string>();
  const activate = useCallback((element: string | undefined) => {
    setActive(element);
    if (!element || !entered.current) return;
    entered.current = false;
    keys.current?.choose();
  }, []);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showPopover();
    field.current?.focus();
    // However it is left, the focus goes back to where it was.
    return () => shown?.hidePopover();
  }, []);
  return (
    <dialog
      ref={dialog}
      popover="auto"
      className={classes.behind}
      aria-label="Aller à…"
      aria-modal
      onToggle={ownToggle((isOpen) => {
        if (!isOpen) onClose();
      })}
      onMouseDown={(event) => {
        // Whatever is pressed, the field keeps the focus.
        if (event.target !== field.current) event.preventDefault();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={classes.palette}>
        <input
          ref={field}
          className={classes.field}
          role="combobox"
          aria-label={words}
          placeholder={words}
          aria-autocomplete="list"
          aria-expanded={!!active}
          aria-controls={active && id}
          aria-activedescendant={active}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            entered.current = false;
            setQuery(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            // There is nowhere else to go: Escape leaves.
            if (event.key === 'Tab') event.preventDefault();
            if (keys.current) keys.current.onKey(event);
            else if (event.key === 'Enter') entered.current = true;
            // The browser says later that it has closed: until then Ctrl+K would close what is closed.
            if (event.key === 'Escape' && !event.defaultPrevented) onClose();
          }}
          onBlur={({ relatedTarget, currentTarget }) => {
            // A page that has just come would take what is typed.
            if (relatedTarget && dialog.current?.matches(':popover-open')) currentTarget.focus();
          }}
        />
        {isSeen && (
          <Suspense fallback={<output className={classes.coming}>Chargement en cours…</output>}>
            <PaletteResults
              ref={keys}
              id={id}
              query={query}
              onChange={setQuery}
              onLabel={setWords}
              menu={menu}
              onActive={activate}
              onLeave={onClose}
            />
          </Suspense>
        )}
      </div>
    </dialog>
  );
};
