import { useEffect, useState, type RefObject } from 'react';

/** After a refusal the focus goes to the first refused field, or else to the message. */
export const useFocusOnRefusal = (root: RefObject<HTMLElement | null>) => {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return undefined;
    // Fields get their errors after this effect.
    const frame = requestAnimationFrame(() => {
      const field = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      (field ?? root.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [refusals, root]);
  return () => setRefusals((before) => before + 1);
};
