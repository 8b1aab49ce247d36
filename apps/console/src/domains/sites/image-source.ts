import { isNewImage } from '@comptoir/contract/sites';

/** What an `img` shows: the new image, or the stored one that the value names; `null` for none, or until it has come. */
export const sourceOf = (value: string, stored: string | undefined) => {
  if (isNewImage(value)) return value;
  return value === '' ? null : (stored ?? null);
};
