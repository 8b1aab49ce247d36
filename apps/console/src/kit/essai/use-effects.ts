import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallError } from '../client.ts';
import type { EffectsState } from './effects-panel.tsx';
import { trying, type Advance } from './trying.ts';

const coming: EffectsState = { name: 'loading', progress: null };

/**
 * The effects of an act as they are asked for, or by themselves as soon as it is so with `isAuto`; null while nobody looks at them. Who
 * leaves ends the trial.
 */
export const useEffects = (act: () => Promise<unknown>, { isAuto = false }: { isAuto?: boolean } = {}) => {
  const [state, setState] = useState<EffectsState | null>(isAuto ? coming : null);
  const [wasAuto, setWasAuto] = useState(isAuto);
  if (isAuto !== wasAuto) {
    setWasAuto(isAuto);
    setState(isAuto ? coming : null);
  }
  const own = useRef<AbortController>(null);
  const attempt = async () => {
    own.current?.abort();
    const mine = new AbortController();
    own.current = mine;
    const show = (next: EffectsState) => mine.signal.aborted || setState(next);
    const options = { signal: mine.signal, onProgress: (progress: Advance) => void show({ name: 'loading', progress }) };
    try {
      show({ name: 'shown', essai: await trying(act, options) });
    } catch (error) {
      // Something else was asked for meanwhile.
      if (error instanceof DOMException && error.name === 'AbortError') return void (mine.signal.aborted || setState(null));
      const isKnown = error instanceof CallError;
      const message = isKnown ? error.message : 'Une erreur inattendue est survenue.';
      show({ name: 'failed', message, isRefused: !isKnown || error.code !== 'essai' });
    }
  };
  const begin = useEffectEvent(() => void attempt());
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is set when the server has answered
    if (isAuto) begin();
    return () => own.current?.abort();
  }, [isAuto]);
  const close = () => {
    own.current?.abort();
    setState(null);
  };
  const see = () => {
    setState(coming);
    void attempt();
  };
  return { state, see, close };
};
export type Effects = ReturnType<typeof useEffects>;
