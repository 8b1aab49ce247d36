import { useRef, useState } from 'react';
import { CallError } from '../client.ts';
import type { EffectsState } from './effects-panel.tsx';
import { trying } from './trying.ts';

/** The effects of an act as they are asked for; null while nobody looks at them. */
export const useEffects = (act: () => Promise<unknown>) => {
  const [state, setState] = useState<EffectsState | null>(null);
  const asked = useRef(0);
  const see = async () => {
    const own = (asked.current += 1);
    const show = (next: EffectsState) => own === asked.current && setState(next);
    show({ name: 'loading' });
    try {
      show({ name: 'shown', essai: await trying(act) });
    } catch (error) {
      show({ name: 'failed', message: error instanceof CallError ? error.message : 'Une erreur inattendue est survenue.' });
    }
  };
  const close = () => {
    asked.current += 1;
    setState(null);
  };
  return { state, see: () => void see(), close };
};
