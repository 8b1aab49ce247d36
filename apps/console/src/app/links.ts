/** Addresses of records whose screens belong to no folder yet. */
export const sitePath = (IDSite: number) => `/sites/${IDSite}`;
