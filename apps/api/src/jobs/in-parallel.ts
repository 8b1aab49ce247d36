/** Works on all of them, so many at a time, in their order. Rejects with the first failure. */
export const inParallel = async <T>(atOnce: number, all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const waiting = [...all];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, worker));
};
