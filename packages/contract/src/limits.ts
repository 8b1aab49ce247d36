import type { Endpoint } from './kit.ts';

const kB = 1024;

/** One form: what most calls send. */
export const usualBody = 256 * kB;
/** Nobody has signed in yet: a login and a password. */
const publicBody = 16 * kB;
/** Files inside JSON are a third longer (base64): one of 10 MB, or several that share the room. */
export const filesInJson = 16 * kB * kB;
/** A list of as many rows as a call accepts, each of them as long as one of the console's at its longest. */
export const rowsOf = (rows: number, bytesOfOne: number) => usualBody + rows * bytesOfOne;
/** Borders and names around the file of a form. */
const formBorders = 64 * kB;

/** Bytes that the body of a call may have; a longer one is refused before it is read. */
export const bodyLimitOf = ({ who, upload, bodyLimit }: Endpoint) => {
  if (upload) return upload.maxBytes + formBorders;
  return bodyLimit ?? (who.includes('public') ? publicBody : usualBody);
};
