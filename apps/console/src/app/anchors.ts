import { afterPaint } from '../kit/after-paint.ts';
import { at, inside, isElsewhere } from '../kit/place.ts';
import type { ConsoleRouter } from './router.tsx';

/** The anchor at hand, if it leads to a page of the console. */
const pageAnchorOf = (target: EventTarget | null) => {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin) return null;
  return anchor.hasAttribute('download') || /^\/(api|assets|modeles)\//i.test(anchor.pathname) || isElsewhere(anchor.pathname)
    ? null
    : anchor;
};

/** The same, if it is one that the router should follow. */
const insideOf = (target: EventTarget | null) => {
  const anchor = pageAnchorOf(target);
  if (!anchor || (anchor.target && anchor.target !== '_self')) return null;
  const isSamePage = anchor.hash !== '' && inside(anchor.pathname) === inside(location.pathname) && anchor.search === location.search;
  return isSamePage ? null : anchor;
};

const isPlain = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Links of the console are plain anchors. They are followed without reloading the page, and their target is fetched as soon
 * as somebody points at them. So markup knows nothing of the router. Nor does it know the customer: what is copied or opened
 * in another tab has been pointed at or focused before, and gets the address with the customer then.
 */
export const followAnchors = (router: ConsoleRouter) => {
  const gone = new AbortController();
  const { signal } = gone;
  const preload = ({ target }: Event) => {
    const pointed = pageAnchorOf(target);
    if (pointed && !pointed.getAttribute('href')?.startsWith('#')) {
      const address = at(inside(pointed.pathname));
      if (address !== pointed.pathname) pointed.setAttribute('href', address + pointed.search + pointed.hash);
    }
    const anchor = insideOf(target);
    if (anchor) void router.preloadRoute({ to: inside(anchor.pathname) }).catch(() => undefined);
  };
  document.addEventListener(
    'click',
    (event) => {
      const anchor = isPlain(event) && !event.defaultPrevented ? insideOf(event.target) : null;
      if (!anchor) return;
      event.preventDefault();
      const going = inside(anchor.pathname) + anchor.search + anchor.hash;
      afterPaint(() => router.history.push(going));
    },
    { signal },
  );
  document.addEventListener('pointerover', preload, { signal });
  document.addEventListener('focusin', preload, { signal });
  return () => gone.abort();
};
