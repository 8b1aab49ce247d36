import type { Endpoint } from './kit.ts';

const kB = 1024;

/** One form: enough for most calls. */
export const usualBody = 256 * kB;
/** Before sign-in: a login and a password. */
const publicBody = 16 * kB;
/** Files in JSON grow by a third (base64): one of 10 MB, or several smaller ones. */
export const filesInJson = 16 * kB * kB;
/** A list of this many rows, each as long as the console's longest. */
export const rowsOf = (rows: number, bytesOfOne: number) => usualBody + rows * bytesOfOne;
/** Multipart boundaries and names. */
const formBorders = 64 * kB;

/** Maximum bytes of a call's body; a longer one is refused before it is read. */
export const bodyLimitOf = ({ who, upload, bodyLimit }: Endpoint) => {
  if (upload) return upload.maxBytes + formBorders;
  return bodyLimit ?? (who.includes('public') ? publicBody : usualBody);
};
