import { useSearchValue } from '../../kit/use-param.ts';
import { impressionTabs, type ImpressionTab } from './templates-impression.links.ts';

const names = Object.keys(impressionTabs) as ImpressionTab[];

/** The tab in the address; the first one for an unknown name. */
export const useImpressionTab = (): ImpressionTab => {
  const activeTab = useSearchValue('activeTab');
  return names.find((name) => name === activeTab) ?? 'configurationGroupe';
};
