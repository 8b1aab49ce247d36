import { ReadFailure } from '../../kit/read-failure.tsx';
import { useSearchValue } from '../../kit/use-param.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ConfigurationForm } from './configuration-form.tsx';
import { leadHead } from './lead-head.ts';
import { LeadTabsPanel, leadTabNamed } from './lead-tabs-panel.tsx';
import { SitesTab } from './sites-tab.tsx';
import { useLead } from './use-lead.ts';
import { UtilisateursTab } from './utilisateurs-tab.tsx';

/** The lead interface, with the tab in the address. */
export const EsellerLeadPage = () => {
  const onglet = useSearchValue('onglet');
  const { config, isActive, isComing, failed } = useLead();
  if (!config || isComing) {
    return (
      <>
        <PageHeader {...leadHead} />
        <ReadFailure query={failed} />
        {!failed.error && <LoadingState />}
      </>
    );
  }
  const tab = isActive ? leadTabNamed(onglet) : 'configuration';
  const tabs = (
    <>
      <LeadTabsPanel current={tab} isActive={isActive} />
      <ReadFailure query={failed} />
    </>
  );
  if (tab === 'configuration') return <ConfigurationForm stored={config} tabs={tabs} />;
  return (
    <>
      <PageHeader {...leadHead} />
      {tabs}
      {tab === 'sites' ? <SitesTab /> : <UtilisateursTab />}
    </>
  );
};
