import { showValue } from '../form/fields/field-speech.ts';

/** A field of the page beside the rows of its grid, which the same save sends. */
export interface BesideField {
  label: string;
  /** That it is changed, beside the button that saves: « Marques du Référentiel Moto modifiées ». */
  changed: string;
  stored: unknown;
  /** Undefined while it is as stored. */
  typed: unknown;
  show?: (value: unknown) => string;
  /** Takes a value of the field up again, as it was typed. */
  set: (value: unknown) => void;
  /** Gives up `typed`; what was typed since stays. */
  drop: () => void;
}

/** By a name of their own, without a slash; null until they have come. */
export type Beside = ReadonlyMap<string, BesideField> | null;

/** Those that are not as stored. */
export const changedBeside = (beside: Beside | undefined) => [...(beside ?? [])].filter(([, { typed }]) => typed !== undefined);

export const besideSpeech = (beside: Beside | undefined, path: string) => {
  const field = beside?.get(path);
  return field && { label: field.label, show: field.show ?? showValue };
};
