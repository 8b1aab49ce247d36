import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { templatesImpression } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import type { ComponentType, ReactNode } from 'react';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { ConfigurationsPanel } from './configurations-panel.tsx';
import { impressionTabPath, impressionTabs, type ImpressionTab } from './templates-impression.links.ts';
import { useImpressionTab } from './use-impression-tab.ts';

const head = {
  title: 'Modèles d’impression',
  purpose: 'Ce qui s’imprime pour une offre, un bon de commande ou un essai, pour le groupe et pour chaque site.',
};

const names = Object.keys(impressionTabs) as ImpressionTab[];
const tabs = names.map((name) => ({ name, title: impressionTabs[name], href: impressionTabPath(name) }));

interface WithTemplatesBdc {
  /** The list of the third tab, which belongs to another domain. */
  TemplatesBdcList: ComponentType<{ title: string; purpose: string; notice: ReactNode }>;
}

const useReads = () => {
  const templates = useRead(templatesImpression.list, {});
  const groupe = useRead(templatesImpression.groupe, {});
  const configurations = useRead(templatesImpression.sites, {});
  const known = useRead(sites.list, {});
  const failed = [templates, groupe, configurations, known].find(({ error }) => error);
  const data =
    templates.data && groupe.data && configurations.data && known.data
      ? { templates: templates.data, groupe: groupe.data, configurations: configurations.data, sites: known.data }
      : undefined;
  return { data, failed };
};

/** The three tabs of print templates. Changes on the first two wait for 'Valider', whichever is shown. */
export const TemplatesImpressionPage = ({ TemplatesBdcList }: WithTemplatesBdc) => {
  const tab = useImpressionTab();
  const { data, failed } = useReads();
  const links = <TabLinks label="Onglets de la page" tabs={tabs} current={tab} />;
  if (data) {
    return <ConfigurationsPanel tab={tab} data={data} failed={failed} head={head} links={links} TemplatesBdcList={TemplatesBdcList} />;
  }
  if (tab === 'configurationTemplateBDC') return <TemplatesBdcList {...head} notice={links} />;
  return (
    <>
      <PageHeader {...head} />
      {links}
      {failed ? <ReadFailure query={failed} /> : <LoadingState />}
    </>
  );
};
