import type { RecuOrigine } from '@comptoir/contract/domains/origines/origines.calls';
import { workflowsLeads, type Reception } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { destinatairesText, sourcesRegle } from '@comptoir/contract/domains/workflows-leads/suivi';
import { keysOf, receptions } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';
import { Button, Text, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../kit/client.ts';
import { notify } from '../../kit/notify.ts';
import { offerUndo } from '../../kit/undo/undo.ts';
import { DropPanel } from '../../ui/drop-panel.tsx';
import css from './workflows-leads.module.css';

interface ReceptionSitePickerProps {
  IDOrigineAction: number;
  recu: RecuOrigine;
}

const useReception = ({ IDOrigineAction, recu: { IDSite, Descr } }: ReceptionSitePickerProps) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ReceptionLeads: Reception) =>
      call(workflowsLeads.save, { body: { workflows: [{ IDOrigineAction, IDSite, ReceptionLeads }] } }),
    onSuccess: (answer, ReceptionLeads) => {
      const refresh = () => client.invalidateQueries();
      offerUndo(answer, `${Descr}\u00a0: ses leads vont à «\u00a0${receptions[ReceptionLeads]}\u00a0».`, async () => {
        await refresh();
        return `${Descr}\u00a0: la règle d’avant vaut de nouveau.`;
      });
      return refresh();
    },
    onError: (error) => notify.failed(error),
  });
};

/** Who receives the leads of an origin on a site, and the way to choose others: a workflow of that site. */
export const ReceptionSitePicker = (props: ReceptionSitePickerProps) => {
  const { Descr, source, destinataires, parBDC } = props.recu;
  const panel = useRef<HTMLDivElement>(null);
  const saving = useReception(props);
  const text = `${parBDC ? 'BDC, puis ' : ''}${destinatairesText(destinataires)}`;
  const current = parBDC ? 'BDC' : destinataires;
  return (
    <DropPanel
      label={`Qui reçoit à ${Descr}`}
      align="start"
      panelRef={panel}
      button={(popoverTarget) => (
        <UnstyledButton
          className={css.reception}
          aria-label={`${text} · changer pour ${Descr}`}
          aria-busy={saving.isPending}
          popoverTarget={popoverTarget}
        >
          {text}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      )}
    >
      {source !== 'site' && (
        <Text size="xs" c="dimmed" mb={4}>
          Pour ce site, au lieu du «&nbsp;{sourcesRegle[source]}&nbsp;»
        </Text>
      )}
      {keysOf(receptions).map((reception) => (
        <Button
          key={reception}
          variant="subtle"
          color="gray"
          justify="flex-start"
          fullWidth
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to choose
          autoFocus={reception === current}
          aria-pressed={reception === current}
          leftSection={<IconCheck size={16} aria-hidden style={reception === current ? {} : { visibility: 'hidden' }} />}
          onClick={() => {
            panel.current?.hidePopover();
            if (reception !== current || source !== 'site') saving.mutate(reception);
          }}
        >
          {receptions[reception]}
        </Button>
      ))}
    </DropPanel>
  );
};
