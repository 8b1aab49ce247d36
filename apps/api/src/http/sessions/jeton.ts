import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const shape = /^(cpt_[\w-]{43})([0-9a-f]{8})$/;

const sumOf = (text: string) => crc32(text).toString(16).padStart(8, '0');

/** 256 bits that nobody can guess, in a shape that those who look for lost secrets recognise, with a sum against typing faults. */
export const newJeton = () => {
  const text = `cpt_${randomBytes(32).toString('base64url')}`;
  return text + sumOf(text);
};

/** What was given as an API token, whole or not; undefined where it is something else. */
export const jetonIn = (authorization: string | undefined) => {
  const given = authorization?.replace(/^Bearer\s+/i, '').trim();
  return given?.startsWith('cpt_') ? given : undefined;
};

/** By what the server knows a token. Undefined for one whose sum is wrong: the database is not asked for it. */
export const jetonFingerprint = (jeton: string) => {
  const [, text, sum] = shape.exec(jeton) ?? [];
  return text !== undefined && sumOf(text) === sum ? createHash('sha256').update(jeton).digest('base64url') : undefined;
};

/** By what people distinguish one from another. */
export const apercuOf = (jeton: string) => jeton.slice(0, 8);
