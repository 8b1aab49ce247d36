import { useLayoutEffect, useRef, type RefObject } from 'react';

/** After a change of page, the keyboard starts at its content. */
export const useFocusOnPage = (main: RefObject<HTMLElement | null>, pathname: string) => {
  const previous = useRef(pathname);
  // At once: a key that comes before would start from where one was.
  useLayoutEffect(() => {
    const [element, from] = [main.current, document.activeElement];
    if (!element || pathname === previous.current) return undefined;
    previous.current = pathname;
    const begin = () => element.focus({ preventScroll: true });
    if (!from || !element.contains(from)) return begin();
    // The link that was followed goes with the page that it was on, and would take the focus along.
    const observer = new MutationObserver(() => {
      if (from.isConnected) return;
      observer.disconnect();
      if (document.activeElement === document.body) begin();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [main, pathname]);
};
