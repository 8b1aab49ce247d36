import type { TypeLead } from '@comptoir/contract/domains/workflows-leads/suivi';

export const workflowsLeadsPath = '/workflowsLeads';

export const vues = { origine: 'Par origine', site: 'Par site', simulation: 'Simuler', couverture: 'Couverture' } as const;
export type Vue = keyof typeof vues;

/** The views as tabs. */
export const vueTabs = (Object.keys(vues) as Vue[]).map((name) => ({
  name,
  title: vues[name],
  href: name === 'origine' ? '?' : `?vue=${name}`,
}));

/** Who would receive a lead of this origin on this site. */
export const simulationHref = (IDOrigineAction: number, IDSite: number, type?: TypeLead) =>
  `${workflowsLeadsPath}?vue=simulation&origine=${IDOrigineAction}&site=${IDSite}${type ? `&type=${type}` : ''}`;
