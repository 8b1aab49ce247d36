import { useTab } from '../../kit/use-tab.ts';
import { hondaTabs } from './honda-head.ts';
import { LogsTab } from './logs-tab.tsx';
import { ParametrageTab } from './parametrage-tab.tsx';

/** Honda's KPI: what was sent, and the key of each manufacturer code. */
export const HondaKpiPage = () => (useTab(hondaTabs).tab === 'logs' ? <LogsTab /> : <ParametrageTab />);
