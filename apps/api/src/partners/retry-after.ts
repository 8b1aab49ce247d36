/** Longer waits are shortened to this: a partner that is mistaken about the date is asked again all the same. */
const longestMillis = 60 * 60 * 1000;

/** How long a `Retry-After` header asks to wait, in seconds or until a date; undefined if it says nothing that can be read. */
export const retryAfterMillis = (header = '', now = Date.now()): number | undefined => {
  const text = header.trim();
  // A date of HTTP names its day; `Date.parse` alone would take many other texts for one.
  const millis = /^\d+$/.test(text) ? Number(text) * 1000 : /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(millis) ? undefined : Math.min(Math.max(millis, 0), longestMillis);
};
