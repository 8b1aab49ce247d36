import { useEffect } from 'react';

/** What is disabled while it works loses the focus. It gets it back as it opens again, unless somebody has gone elsewhere. */
export const useKeptFocus = () =>
  useEffect(() => {
    let lost: HTMLElement | null = null;
    const onFocusOut = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(':disabled')) lost = target;
    };
    const observer = new MutationObserver(() => {
      if (!lost || lost.matches(':disabled')) return;
      if (document.activeElement === document.body) lost.focus({ preventScroll: true });
      lost = null;
    });
    document.addEventListener('focusout', onFocusOut);
    observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, []);
