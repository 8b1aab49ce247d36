export const santePath = '/sante';

/** The accesses of one interface. */
export const santeOf = (Interface: string) => `${santePath}?interface=${encodeURIComponent(Interface)}`;
