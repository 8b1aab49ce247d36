export const sitesPath = '/sites';
export const newSitePath = '/sites/create';
export const lotSitesPath = '/sites/lot';
export const sitePath = (IDSite: number) => `${sitesPath}/${IDSite}`;
