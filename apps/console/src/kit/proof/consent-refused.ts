import { useSyncExternalStore } from 'react';

let isRefused = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A call at this document's customer was refused because its consent is missing: nothing more of it can be shown. */
export const consentRefused = () => {
  isRefused = true;
  for (const listener of listeners) listener();
};

export const useConsentRefused = () => useSyncExternalStore(subscribe, () => isRefused);
