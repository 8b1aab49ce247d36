import { TabLinks } from '../../ui/tab-links.tsx';
import { esellerLeadPath, synthesePath } from './eseller-lead.links.ts';

const tabs = { configuration: 'Configuration', sites: 'Sites', utilisateurs: 'Utilisateurs', synthese: 'Synthèse' } as const;
export type LeadTab = keyof typeof tabs;
const names = Object.keys(tabs) as LeadTab[];

/** The search key of the tab. */
export const leadTabKey = 'onglet';

const hrefOf = (name: LeadTab) => {
  if (name === 'synthese') return synthesePath;
  return name === 'configuration' ? esellerLeadPath : `${esellerLeadPath}?${leadTabKey}=${name}`;
};

/** The tab of that name, if it is on this page. */
export const leadTabNamed = (name: unknown): LeadTab => (name === 'sites' || name === 'utilisateurs' ? name : 'configuration');

interface LeadTabsPanelProps {
  current: LeadTab;
  /** The interface works: before that only its configuration is there. */
  isActive: boolean;
}

export const LeadTabsPanel = ({ current, isActive }: LeadTabsPanelProps) => (
  <TabLinks
    label="Onglets d’eSeller Lead"
    tabs={names.filter((name) => isActive || name === 'configuration').map((name) => ({ name, title: tabs[name], href: hrefOf(name) }))}
    current={current}
  />
);
