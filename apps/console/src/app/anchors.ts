import type { ConsoleRouter } from './router.tsx';

/** The address inside the console that an anchor leads to, if it is one that the router should follow. */
const insideOf = (target: EventTarget | null) => {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin) return null;
  const leavesPage =
    (anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download') || /^\/(api|assets)\//i.test(anchor.pathname);
  const isSamePage = anchor.hash !== '' && anchor.pathname === location.pathname && anchor.search === location.search;
  return leavesPage || isSamePage ? null : anchor;
};

const isPlain = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Links of the console are plain anchors. They are followed without reloading the page, and their target is fetched as soon
 * as somebody points at them. So markup knows nothing of the router.
 */
export const followAnchors = (router: ConsoleRouter) => {
  const gone = new AbortController();
  const { signal } = gone;
  const preload = ({ target }: Event) => {
    const anchor = insideOf(target);
    if (anchor) void router.preloadRoute({ to: anchor.pathname }).catch(() => undefined);
  };
  document.addEventListener(
    'click',
    (event) => {
      const anchor = isPlain(event) && !event.defaultPrevented ? insideOf(event.target) : null;
      if (!anchor) return;
      event.preventDefault();
      router.history.push(anchor.pathname + anchor.search + anchor.hash);
    },
    { signal },
  );
  document.addEventListener('pointerover', preload, { signal });
  document.addEventListener('focusin', preload, { signal });
  return () => gone.abort();
};
