import { useTab } from '../../kit/use-tab.ts';
import { ConfigurationTab } from './configuration-tab.tsx';
import { LogsTab } from './logs-tab.tsx';
import { planetVO2Tabs } from './planetvo2-head.ts';

/** PlanetVO 2: the match between its sites and ours, and its logs. */
export const PlanetVO2Page = () => (useTab(planetVO2Tabs).tab === 'configuration' ? <ConfigurationTab /> : <LogsTab />);
