import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { origines, type Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { Button } from '@mantine/core';
import { IconArrowsExchange, IconFileImport, IconPlus } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useRead } from '../../kit/queries.ts';
import { ActLink } from '../../kit/record/act-link.tsx';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { showNotice } from '../../ui/notifications.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { workflowsLeadsPath } from '../workflows-leads/workflows-leads.links.ts';
import type { Opened } from './origines-dialog.tsx';
import { importOriginesPath, originesDefautPath } from './origines.links.ts';

/** Links to the workflows, if the group's option is on. */
const WorkflowsLink = () => {
  const { data } = useRead(gpParametres.read, {});
  const stop = (event: MouseEvent) => {
    if (data?.GRP_BDCTraitementLeadAmontChefVente !== false) return;
    event.preventDefault();
    const message = "L'option GRP_BDCTraitementLeadAmontChefVente doit être activée pour pouvoir configurer des workflows";
    showNotice({ kind: 'failed', message });
  };
  return (
    <Button component="a" variant="default" href={workflowsLeadsPath} onClick={stop}>
      Workflows
    </Button>
  );
};

interface OriginesHeadPanelProps {
  rows: readonly Origine[] | undefined;
  open: (opened: Opened) => void;
}

/** The page's name, and what may be done there. */
export const OriginesHeadPanel = ({ rows, open }: OriginesHeadPanelProps) => {
  const buttons = (
    <>
      <WorkflowsLink />
      <Button component="a" variant="default" href={originesDefautPath}>
        Origines par défaut
      </Button>
      <ActOpener
        call={origines.transfer}
        variant="default"
        leftSection={<IconArrowsExchange size={18} aria-hidden />}
        disabled={!rows}
        onClick={() => open({ what: 'transfer' })}
      >
        Transférer une origine
      </ActOpener>
      <ActLink call={origines.create} variant="default" href={importOriginesPath} leftSection={<IconFileImport size={18} aria-hidden />}>
        Importer
      </ActLink>
      <ActOpener
        call={origines.create}
        leftSection={<IconPlus size={18} aria-hidden />}
        adds
        onClick={() => open({ what: 'add', row: null })}
      >
        Ajouter une origine
      </ActOpener>
    </>
  );
  return <PageHeader title="Origines" purpose="D’où viennent les leads, par famille et sous-famille." actions={buttons} />;
};
