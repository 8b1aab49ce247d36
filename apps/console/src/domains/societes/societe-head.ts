import { societesPath } from './societes.links.ts';

/** The top of a company's page, whether it has come or not. */
export const societeHead = {
  purpose: 'Ce que la société vend, ses offres, ses relances et ses rapports.',
  parents: [{ label: 'Sociétés', href: societesPath }],
};
