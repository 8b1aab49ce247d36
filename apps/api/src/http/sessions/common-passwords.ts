import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const load = async () => {
  const { commonPasswords } = await import('./common-passwords-list.ts');
  const text = await promisify(gunzip)(Buffer.from(commonPasswords, 'base64'));
  return new Set(text.toString().split('\n').filter(Boolean));
};

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether a password of twelve characters or more is among the commonest ones that have been made public. */
export const isCommonPassword = async (password: string): Promise<boolean> => (await (known ??= load())).has(password.toLowerCase());
