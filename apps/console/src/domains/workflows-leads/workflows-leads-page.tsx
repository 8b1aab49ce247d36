import { origines } from '@comptoir/contract/domains/origines/origines.calls';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { optionOff, workflowsLeads } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/record-coming.tsx';
import { useSearchValue } from '../../kit/use-param.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { CouverturePanel } from './couverture/couverture-panel.tsx';
import { DefaultCard } from './couverture/default-card.tsx';
import { SimulationPanel } from './simulation/simulation-panel.tsx';
import type { Known } from './workflow-rows.ts';
import { WorkflowsList } from './workflows-list.tsx';
import { vues, vueTabs, type Vue } from './workflows-leads.links.ts';

const head = { title: 'Workflows des leads', purpose: 'Qui reçoit les leads de chaque origine, site par site.' };
const names = Object.keys(vues) as Vue[];

/** The view in the address. */
const useVue = (): Vue => {
  const vue = useSearchValue('vue');
  return names.find((name) => name === vue) ?? 'origine';
};

/** The data of every view; the first failed read is shown. */
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

const View = ({ vue, known }: { vue: Vue; known: Known }) => {
  if (vue === 'simulation') return <SimulationPanel known={known} />;
  if (vue === 'couverture') return <CouverturePanel known={known} />;
  return <WorkflowsList key={vue} by={vue} known={known} />;
};

/** Who receives the leads of each origin on each site. Needs the group's option. */
export const WorkflowsLeadsPage = () => {
  const vue = useVue();
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
          {optionOff}
        </Alert>
      </>
    );
  }
  return (
    <>
      <PageHeader {...head} />
      {failed && <ReadFailure query={failed} />}
      {/* Its draft stays while another view is open. */}
      <div hidden={vue === 'simulation' || vue === 'couverture'}>
        <DefaultCard stored={known.config} />
      </div>
      <TabLinks label="Vues des workflows" tabs={vueTabs} current={vue} />
      <View vue={vue} known={known} />
    </>
  );
};
