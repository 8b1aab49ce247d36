import type { KeyboardEvent } from 'react';

/** What the results do with the keys of the field, which is there before them. */
export interface PaletteKeys {
  onKey: (event: KeyboardEvent) => void;
  /** Opens what is highlighted. */
  choose: () => void;
}
