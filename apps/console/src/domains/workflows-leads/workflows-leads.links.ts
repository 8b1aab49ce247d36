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

/** Why leads go where they go: the simulation, where one thing of them is known, or somebody's name. */
export const pourquoiLeadHref = (known: 'origine' | 'site' | 'q', value: number | string) =>
  `${workflowsLeadsPath}?onglet=simulation&${known}=${encodeURIComponent(value)}`;
