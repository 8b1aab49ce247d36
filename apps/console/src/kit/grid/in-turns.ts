/** Works on a few at a time, so that a hundred calls do not go at once. */
export const inTurns = async <T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>) => {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
};
