/**
 * The first of each kind is enough to see that a proof holds.
 * `npm run prove` goes through all of them.
 */
export const representatives = <T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] => {
  if (process.env['PROVE']) return all;
  const seen = new Set<string>();
  return all.filter((one) => {
    const kind = kindOf(one);
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst;
  });
};
