export const sitesPath = '/sites';
export const newSitePath = '/sites/create';
/** The new site is one of this company. */
export const newSiteOf = (IDPlaque: number) => `${newSitePath}?societe=${IDPlaque}`;
export const sitesOfSociete = (IDPlaque: number) => `${sitesPath}?societe=${IDPlaque}`;
export const importSitesPath = '/sites/importSites';
export const lotSitesPath = '/sites/lot';
export const sitePath = (IDSite: number) => `${sitesPath}/${IDSite}`;
