import { createHash } from 'node:crypto';

/** A number below `under` computed from the words alone: the same at each start. */
export const numberOf = (words: string, under: number) => createHash('sha256').update(words).digest().readUInt32BE() % under;
