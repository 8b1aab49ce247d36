import { useSearch } from '@tanstack/react-router';
import { impressionTabs, type ImpressionTab } from './templates-impression.links.ts';

const names = Object.keys(impressionTabs) as ImpressionTab[];

/** The tab that the address names; the first one for any other name. */
export const useImpressionTab = (): ImpressionTab => {
  const { activeTab } = useSearch({ strict: false }) as { activeTab?: unknown };
  return names.find((name) => name === activeTab) ?? 'configurationGroupe';
};
