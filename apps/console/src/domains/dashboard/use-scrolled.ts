import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the top of the page is scrolled away. */
export const useScrolled = (pixels: number) => useSyncExternalStore(subscribe, () => window.scrollY > pixels);
