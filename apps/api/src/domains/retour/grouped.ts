/** Items by a text of each, in the order in which they come. */
export const grouped = <T>(items: readonly T[], textOf: (item: T) => string): ReadonlyMap<string, T[]> => {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const text = textOf(item);
    const own = found.get(text);
    if (own) own.push(item);
    else found.set(text, [item]);
  }
  return found;
};
