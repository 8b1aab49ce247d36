/** What became of long work that stopped: another run goes on with it, what it did was undone, or it is left as it is. */
export const suites = ['reprise', 'annule', 'laisse'] as const;
export type Suite = (typeof suites)[number];
