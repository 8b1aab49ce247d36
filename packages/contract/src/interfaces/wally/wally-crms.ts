/** The tools that Wally reads, with their labels. */
export const wallyCrms = { customer_first: 'Customer first', hway: 'H-Way', mysales: 'My Sales' } as const;
export type WallyCrm = keyof typeof wallyCrms;
// The keys of the object are its names.
export const wallyCrmNames = Object.keys(wallyCrms) as WallyCrm[];
