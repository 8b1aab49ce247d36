import { useSyncExternalStore } from 'react';
import { isTrying, onTrying } from './trying.ts';

/** Whether something is being tried: nobody may do anything else until it ends. */
export const useIsTrying = () => useSyncExternalStore(onTrying, isTrying);
