interface Work<T, F> {
  kindOf: (one: T) => string;
  /** Answers why it failed. */
  work: (one: T) => Promise<F | undefined>;
  mayGoOn: () => boolean;
}

/**
 * Does them side by side, so many at a time, but one after the other where they are of one kind. The first failure ends it: what has
 * begun is finished, nothing more begins. Answers how many of the first are all done, and the failure.
 */
export const sideBySide = async <T, F>(
  all: readonly T[],
  atOnce: number,
  { kindOf, work, mayGoOn }: Work<T, F>,
): Promise<{ done: number; failure: F | undefined }> => {
  const waiting = [...all.entries()];
  const finished = new Set<number>();
  const busy = new Set<string>();
  const failures: F[] = [];
  let running = 0;
  const take = () => {
    const at = waiting.findIndex(([, one]) => !busy.has(kindOf(one)));
    return at === -1 ? undefined : waiting.splice(at, 1)[0];
  };
  await new Promise<void>((resolve, reject) => {
    const begin = () => {
      while (running < atOnce && failures.length === 0 && mayGoOn()) {
        const next = take();
        if (!next) break;
        const [at, one] = next;
        const kind = kindOf(one);
        running += 1;
        busy.add(kind);
        work(one).then((failed) => {
          running -= 1;
          busy.delete(kind);
          if (failed === undefined) finished.add(at);
          else failures.push(failed);
          begin();
        }, reject);
      }
      if (running === 0) resolve();
    };
    begin();
  });
  const first = all.findIndex((_, at) => !finished.has(at));
  return { done: first === -1 ? all.length : first, failure: failures[0] };
};
