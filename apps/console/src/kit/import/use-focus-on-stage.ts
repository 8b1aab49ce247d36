import { useEffect, useRef } from 'react';

/** The controls of a stage vanish with it: the keyboard continues at the top of the next one. */
export const useFocusOnStage = (name: string) => {
  const root = useRef<HTMLDivElement>(null);
  const previous = useRef(name);
  useEffect(() => {
    if (previous.current === name) return;
    previous.current = name;
    const alert = root.current?.querySelector<HTMLElement>('[role="alert"]');
    if (!alert) window.scrollTo({ top: 0 });
    (alert ?? root.current)?.focus({ preventScroll: !alert });
  }, [name]);
  return root;
};
