/** The files that were chosen and are being read. */
const reading = new Set<Promise<unknown>>();

/** Lets a save that is asked for meanwhile wait: `taken` ends once the form shows what the file holds. */
export const untilTaken = (taken: Promise<unknown>) => {
  reading.add(taken);
  void taken.finally(() => reading.delete(taken)).catch(() => undefined);
};

/** Calls back once no file is being read any more: at once if none is. */
export const afterFiles = (act: () => void) => {
  if (reading.size === 0) act();
  else void Promise.allSettled(reading).then(() => afterFiles(act));
};
