/** Carries why somebody makes a change, encoded as in an address: headers hold no accents. Every call that writes takes it. */
export const motifHeader = 'x-motif';
