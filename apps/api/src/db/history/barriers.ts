/** What happened to all rows of a customer at once; a restore does not cross it. */
export const barrierNatures = ['import', 'exemple', 'purge', 'migration'] as const;

/** What the line of a barrier holds, in "Apres": its nature, and what is told of it. */
export interface Barrier {
  nature: (typeof barrierNatures)[number];
  [told: string]: unknown;
}

/** The same in SQL; `told` are names and values of an object. */
export const barrierSql = (nature: Barrier['nature'], told: string) => `jsonb_build_object('nature', '${nature}', ${told})`;
