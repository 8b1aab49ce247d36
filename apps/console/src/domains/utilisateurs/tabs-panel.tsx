import { useSearch } from '@tanstack/react-router';
import { TabLinks } from '../../ui/tab-links.tsx';

const tabs = { general: 'Général', renault: 'Renault', stellantis: 'Stellantis' } as const;
export type TabName = keyof typeof tabs;
const names = Object.keys(tabs) as TabName[];

/** The tab that the address names. */
export const useTab = (): TabName => {
  const { onglet } = useSearch({ strict: false }) as { onglet?: unknown };
  return names.find((name) => name === onglet) ?? 'general';
};

/** The tabs of a record as links: each has its address, and what is typed in one stays while another is shown. */
export const TabsPanel = ({ tab }: { tab: TabName }) => (
  <TabLinks
    label="Onglets de la fiche"
    tabs={names.map((name) => ({ name, title: tabs[name], href: name === 'general' ? '?' : `?onglet=${name}` }))}
    current={tab}
  />
);
