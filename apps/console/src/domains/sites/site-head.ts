import { sitesPath } from './sites.links.ts';

/** The top of a site's page, whether it has come or not. */
export const siteHead = {
  purpose: 'Son adresse, ce à quoi il est rattaché, et ce qui est imprimé sur ses offres.',
  parents: [{ label: 'Sites', href: sitesPath }],
};
