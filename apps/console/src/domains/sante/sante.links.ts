export const santePath = '/sante';

/** The page on the accesses of one interface. */
export const santeOf = (Interface: string) => `${santePath}?interface=${encodeURIComponent(Interface)}`;
