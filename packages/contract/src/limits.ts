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
/** Of the part named `json`, which goes with a file. */
export const jsonBesideFile = 4 * kB * kB;

/** A limit of bytes as people read it; rounded down, so that "exceeds" stays true of what is longer. */
export const limitInWords = (bytes: number) => {
  const [size, unit] = bytes < kB * kB ? [Math.floor(bytes / kB), 'ko'] : [Math.floor((bytes * 10) / (kB * kB)) / 10, 'Mo'];
  return `${size.toLocaleString('fr-FR')}\u00a0${unit}`;
};

/** Maximum bytes of a call's body; a longer one is refused before it is read. */
export const bodyLimitOf = ({ who, upload, body, bodyLimit }: Endpoint) => {
  if (upload) return upload.maxBytes + (body ? jsonBesideFile : 0) + formBorders;
  return bodyLimit ?? (who.includes('public') ? publicBody : usualBody);
};
