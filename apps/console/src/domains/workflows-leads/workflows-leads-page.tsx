import { origines } from '@comptoir/contract/domains/origines/origines.calls';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { optionOff, workflowsLeads } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { Search } from '../../kit/list/list-state.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useSearchValue } from '../../kit/use-param.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { AskOption } from '../pourquoi/ask-option-badge.tsx';
import { CouverturePanel } from './couverture/couverture-panel.tsx';
import { DefaultCard } from './couverture/default-card.tsx';
import { SimulationPanel } from './simulation/simulation-panel.tsx';
import type { Known } from './workflow-rows.ts';
import { WorkflowsList } from './workflows-list.tsx';
import { onglets, ongletTabs, type Onglet } from './workflows-leads.links.ts';

const head = { title: 'Workflows des leads', purpose: 'Qui reçoit les leads de chaque origine, site par site.' };
const names = Object.keys(onglets) as Onglet[];
const named = (value: unknown) => names.find((name) => name === value);

/** The tab in the address. Kept links may still call it `vue`, which names a view of the list now. */
const useOnglet = (): Onglet => {
  const [onglet, vue] = [named(useSearchValue('onglet')), named(useSearchValue('vue'))];
  const navigate = useNavigate();
  useEffect(() => {
    if (vue) void navigate({ to: '.', search: (said: Search) => ({ ...said, vue: undefined, onglet: vue }), replace: true });
  }, [vue, navigate]);
  return vue ?? onglet ?? 'origine';
};

/** The data of every tab; the first failed read is shown. */
const useKnown = () => {
  const [gpConfig, origine, site] = [useRead(workflowsLeads.gpConfig, {}), useRead(origines.list, {}), useRead(sites.list, {})];
  const failed = [gpConfig, origine, site].find(({ error }) => error);
  const known = useMemo(
    (): Known | null =>
      gpConfig.data && origine.data && site.data ? { config: gpConfig.data, origines: origine.data, sites: site.data } : null,
    [gpConfig.data, origine.data, site.data],
  );
  return { known, failed };
};

const Opened = ({ onglet, known }: { onglet: Onglet; known: Known }) => {
  if (onglet === 'simulation') return <SimulationPanel known={known} />;
  if (onglet === 'couverture') return <CouverturePanel known={known} />;
  return <WorkflowsList key={onglet} by={onglet} known={known} />;
};

/** Who receives the leads of each origin on each site. Needs the group's option. */
export const WorkflowsLeadsPage = () => {
  const onglet = useOnglet();
  const { known, failed } = useKnown();
  if (!known) {
    return (
      <>
        <PageHeader {...head} />
        {failed ? <ReadFailure query={failed} /> : <LoadingState />}
      </>
    );
  }
  if (!known.config.GRP_BDCTraitementLeadAmontChefVente) {
    return (
      <>
        <PageHeader {...head} />
        <Alert color="yellow" variant="light" icon={<IconLock aria-hidden />}>
          {optionOff} <AskOption option="workflowsLeads" of="les workflows des leads" />
        </Alert>
      </>
    );
  }
  return (
    <>
      <PageHeader {...head} />
      {failed && <ReadFailure query={failed} />}
      {/* Its draft stays while another tab is open. */}
      <div hidden={onglet === 'simulation' || onglet === 'couverture'}>
        <DefaultCard stored={known.config} />
      </div>
      <TabLinks label="Vues des workflows" tabs={ongletTabs} current={onglet} />
      <Opened onglet={onglet} known={known} />
    </>
  );
};
