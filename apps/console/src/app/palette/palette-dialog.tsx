import { Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import type { MenuGroup } from '../frame/menu.ts';
import type { PaletteKeys } from './palette-keys.ts';
import classes from './palette.module.css';
import { ahead, late } from '../../ui/late.tsx';

const loadResults = () => import('./palette-results.tsx').then(({ PaletteResults: component }) => component);
const PaletteResults = late(loadResults);

/** Fetched when somebody is about to open the palette. */
export const preloadPalette = () => ahead(loadResults);

/** The field is there at once, so that what is typed before its results' code has come is kept. */
export const PaletteDialog = ({ menu, onClose }: { menu: readonly MenuGroup[]; onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const keys = useRef<PaletteKeys>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string>();
  const id = useId();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const words = 'Écran, réglage, acte, fiche ou client';
  return (
    <dialog ref={dialog} className={classes.palette} aria-label="Aller à…" onClose={onClose} {...{ closedby: 'any' }}>
      <input
        className={classes.field}
        role="combobox"
        aria-label={words}
        placeholder={words}
        aria-autocomplete="list"
        aria-expanded={active !== undefined}
        aria-controls={active === undefined ? undefined : id}
        aria-activedescendant={active}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => keys.current?.onKey(event)}
      />
      <Suspense fallback={<output className={classes.coming}>Chargement en cours…</output>}>
        <PaletteResults ref={keys} id={id} query={query} menu={menu} onActive={setActive} onLeave={() => dialog.current?.close()} />
      </Suspense>
    </dialog>
  );
};
