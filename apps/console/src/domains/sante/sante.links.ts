const santePath = '/sante';

/** The logins of one interface. */
export const santeOf = (Interface: string) => `${santePath}?interface=${encodeURIComponent(Interface)}`;
