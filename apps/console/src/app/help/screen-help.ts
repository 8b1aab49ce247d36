import type { Word } from './words.ts';

/** What a person who opens a screen for the first time needs; the sentences are those of `docs/regles`, for people. */
export interface ScreenHelp {
  /** The screen, and those below it that have no help of their own. */
  path: `/${string}`;
  purpose: string;
  /** What one does there; `href` leads to the screen where it is done. */
  gestures: readonly { text: string; href?: `/${string}` }[];
  /** Where it takes effect. */
  effect?: string;
  words?: readonly Word[];
}
