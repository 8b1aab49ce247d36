import type { ToggleEvent } from 'react';

/** Hears a panel's own opening and closing: React reports those of the panels and tips that it holds as well. */
export const ownToggle =
  (hear: (isOpen: boolean) => void) =>
  ({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    if (target === currentTarget) hear(newState === 'open');
  };
