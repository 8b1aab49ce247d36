import { createHash } from 'node:crypto';

/**
 * One of the sites that a partner's stand-in knows under these words: it computes its ids from them, and `chosen` picks one. So what is
 * mapped in the sample data exists at the partner (held by apps/api/src/sample/partner-sites.test.ts).
 */
export const partnerSite = (words: string, chosen: string) => {
  const first = 1000 + (createHash('sha256').update(words).digest().readUInt32BE() % 8000);
  return String(first + (Number(chosen) % 12));
};
