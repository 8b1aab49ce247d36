import type { TypeLead } from '@comptoir/contract/domains/workflows-leads/suivi';

export const workflowsLeadsPath = '/workflowsLeads';

export const onglets = { origine: 'Par origine', site: 'Par site', simulation: 'Simuler', couverture: 'Couverture' } as const;
export type Onglet = keyof typeof onglets;

export const ongletTabs = (Object.keys(onglets) as Onglet[]).map((name) => ({
  name,
  title: onglets[name],
  href: name === 'origine' ? '?' : `?onglet=${name}`,
}));

/** Who would receive a lead of this origin on this site. */
export const simulationHref = (IDOrigineAction: number, IDSite: number, type?: TypeLead) =>
  `${workflowsLeadsPath}?onglet=simulation&origine=${IDOrigineAction}&site=${IDSite}${type ? `&type=${type}` : ''}`;
