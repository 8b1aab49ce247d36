import { useSearch } from '@tanstack/react-router';
import { impressionTabs, type ImpressionTab } from './templates-impression.links.ts';

const names = Object.keys(impressionTabs) as ImpressionTab[];

/** The tab in the address; the first one for an unknown name. */
export const useImpressionTab = (): ImpressionTab => {
  const { activeTab } = useSearch({ strict: false }) as { activeTab?: unknown };
  return names.find((name) => name === activeTab) ?? 'configurationGroupe';
};
