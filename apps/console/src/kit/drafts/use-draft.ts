import { useLocation } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { placeAtHand } from '../place.ts';
import { currentSession, ownerOf } from '../session.ts';
import { useSearchValue } from '../use-param.ts';
import { draftKey, dropDraft, keepDraft, readDraft, type Draft } from './store.ts';
import type { Typed } from './typed.ts';

/**
 * Where a draft is kept: by person, customer, page and form. The address moves on before the form has gone, and somebody else may
 * sign in meanwhile.
 */
export const useDraftKey = (tabKey: string | undefined, form = '') => {
  const { pathname } = useLocation();
  const tab = useSearchValue(tabKey ?? '');
  const { own } = currentSession();
  const owner = own ? ownerOf(own) : null;
  const [key] = useState(() =>
    draftKey(
      owner?.kind ?? null,
      owner?.sub ?? null,
      owner?.BDGp ?? placeAtHand(),
      pathname.toLowerCase(),
      typeof tab === 'string' ? tab : null,
      form,
    ),
  );
  return key;
};

/** What an earlier visit of this tab left, and what is typed now. */
export const useDraft = (place: string) => {
  const [offered, setOffered] = useState<Draft | null>(() => readDraft(place));
  const wasChanged = useRef(false);
  /** Call it with all that is typed, whenever it changes. What is still on offer is kept with it. */
  const keep = useCallback(
    ({ fields, left }: Typed, version: string | null) => {
      const isChanged = Object.keys(fields).length > 0;
      const at = new Date().toISOString();
      if (isChanged) keepDraft(place, () => ({ at, version, fields: { ...offered?.fields, ...fields }, left }));
      else if (wasChanged.current && offered) keepDraft(place, () => offered);
      else if (wasChanged.current) dropDraft(place);
      wasChanged.current = isChanged;
    },
    [place, offered],
  );
  const settle = useCallback(() => setOffered(null), []);
  return { place, offered, keep, settle };
};
export type KeptDraft = ReturnType<typeof useDraft>;
