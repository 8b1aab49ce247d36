import { isNewImage } from '@comptoir/contract/fields/images';

/** What an `img` shows: the new image or the stored one; `null` if there is none, or while loading. */
export const sourceOf = (value: string, stored: string | undefined) => {
  if (isNewImage(value)) return value;
  return value === '' ? null : (stored ?? null);
};
