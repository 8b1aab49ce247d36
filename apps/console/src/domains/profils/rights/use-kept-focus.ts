import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Boxes are disabled during a save, which takes the focus away: it is restored afterwards. */
export const useKeptFocus = (root: RefObject<HTMLElement | null>, saving: boolean) => {
  const lost = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const { current } = root;
    const onFocusOut = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(':disabled')) lost.current = target;
    };
    current?.addEventListener('focusout', onFocusOut);
    return () => current?.removeEventListener('focusout', onFocusOut);
  }, [root]);
  useLayoutEffect(() => {
    if (saving) return;
    if (document.activeElement === document.body) lost.current?.focus({ preventScroll: true });
    lost.current = null;
  }, [saving]);
};
