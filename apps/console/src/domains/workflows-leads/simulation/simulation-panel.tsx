import { workflowsLeads, type Simulation } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { sourcesRegle } from '@comptoir/contract/domains/workflows-leads/suivi';
import { receptions } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';
import { Alert, Anchor, Button, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { ofName } from '@comptoir/contract/texts/elision';
import { FilterBar } from '../../../kit/list/filters/filter-bar.tsx';
import list from '../../../kit/list/list.module.css';
import { useRead } from '../../../kit/queries.ts';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { EtapeCard } from './etape-card.tsx';
import css from './simulation.module.css';
import { useSimulation } from './use-simulation.ts';
import { WorkflowDialog, type Opened } from '../workflow-dialog.tsx';
import { rowsOf, type Known } from '../workflow-rows.ts';
import { destinationText } from '../workflow-words.ts';

interface RegleProps {
  regle: Simulation['regle'];
  known: Known;
}

/** The way to change the rule, whose effect is then shown here. The group's own stands in a form of its own. */
const ChangeRegle = ({ regle, known }: RegleProps) => {
  const { data } = useRead(workflowsLeads.list, {});
  const [opened, open] = useState<Opened | null>(null);
  const row = useMemo(
    () => data && rowsOf(data, known).find(({ workflow }) => workflow.IDWorkflowLead === regle.IDWorkflowLead),
    [data, known, regle.IDWorkflowLead],
  );
  if (regle.source === 'groupe') return <Anchor href="?">Changer le workflow par défaut</Anchor>;
  return (
    <div>
      <Button variant="default" disabled={!row} onClick={() => row && open({ what: 'edit', row })}>
        Changer cette règle…
      </Button>
      <WorkflowDialog opened={opened} stored={data} known={known} onClose={() => open(null)} />
    </div>
  );
};

const Regle = ({ regle, known }: RegleProps) => (
  <section className={css.regle} aria-labelledby="regle">
    <Title order={2} id="regle">
      Règle suivie
    </Title>
    <Text fw={600}>{sourcesRegle[regle.source]}</Text>
    <Text>{`Réception\u00a0: ${receptions[regle.ReceptionLeads]}.`}</Text>
    {regle.WorkflowBDC && (
      <Text>{`Le BDC transmet à\u00a0: ${destinationText(regle.cibleDuGroupe ? '' : regle.WorkflowBDC, known.config.GRP_eSellerLeadProcessBDC)}.`}</Text>
    )}
    <ChangeRegle regle={regle} known={known} />
  </section>
);

const Verdict = ({ simulation: { atteint, vendu, etapes }, type }: { simulation: Simulation; type: string }) => {
  const last = etapes.at(-1)?.nbRetenus ?? 0;
  return (
    <div role="status">
      <Alert
        color={atteint ? 'green' : 'red'}
        variant="light"
        icon={atteint ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
        title={atteint ? `${counted(last, 'personne recevrait', 'personnes recevraient')} ce lead` : 'Ce lead ne parviendrait à personne'}
      >
        {!atteint && <Text>Une étape au moins n’a aucun destinataire. Les raisons sont données personne par personne ci-dessous.</Text>}
        {!vendu && <Text>{`Ce site ne vend pas ${ofName(type)}\u00a0: un tel lead y est peu probable.`}</Text>}
      </Alert>
    </div>
  );
};

/** Who would receive a lead, step by step, and why others would not. */
export const SimulationPanel = ({ known }: { known: Known }) => {
  const { filters, control, origine, site, type, query } = useSimulation(known);
  const isWhole = origine !== undefined && site !== undefined && type !== undefined;
  const { data } = query;
  return (
    <div className={list.page}>
      <FilterBar searched="Une personne" filters={filters} {...control}>
        {null}
      </FilterBar>
      {isWhole && <ReadFailure query={query} />}
      {!isWhole && (
        <EmptyState
          message={
            origine && !type
              ? 'Cette origine n’a pas de type VN, VO ou VDL\u00a0: choisissez le type de lead.'
              : 'Choisissez une origine et un site pour voir qui recevrait un lead, et pourquoi d’autres non.'
          }
        />
      )}
      {isWhole && !data && !query.error && <LoadingState />}
      {isWhole && data && (
        <div className={css.result} aria-busy={query.isPlaceholderData}>
          <Verdict simulation={data} type={type} />
          <Regle regle={data.regle} known={known} />
          {data.etapes.map((etape, at) => (
            <EtapeCard
              // oxlint-disable-next-line react/no-array-index-key -- a step is identified by its place
              key={at}
              etape={etape}
              lead={{ IDOrigineAction: origine.IDOrigineAction, IDSite: site.IDSite, type, etape: at }}
              steps={data.etapes.length}
              nom={control.state.text}
            />
          ))}
        </div>
      )}
    </div>
  );
};
