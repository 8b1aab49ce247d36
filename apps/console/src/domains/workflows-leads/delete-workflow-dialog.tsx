import { workflowsLeads } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { Text } from '@mantine/core';
import { call } from '../../kit/client.ts';
import { MotifConfirmDialog } from '../../kit/motif/motif-confirm-dialog.tsx';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';
import type { WorkflowRow } from './workflow-rows.ts';

interface DeleteWorkflowDialogProps {
  opened: boolean;
  row: WorkflowRow;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says which workflow goes, and which rule applies afterwards. */
export const DeleteWorkflowDialog = ({ opened, row, onClose, onDeleted }: DeleteWorkflowDialogProps) => {
  const sayDone = useSayDone();
  const remove = useWrite(workflowsLeads.remove);
  const params = { IDWorkflowLead: row.workflow.IDWorkflowLead };
  const act = async (headers: Record<string, string>) => {
    const removed = await remove.mutateAsync({ params, headers });
    sayDone(removed, 'Le workflow est supprimé.');
    onDeleted();
  };
  const next = row.workflow.IDSite === null ? 'le workflow par défaut du groupe' : 'le workflow de l’origine, ou à défaut celui du groupe,';
  return (
    <MotifConfirmDialog
      opened={opened}
      title="Supprimer le workflow"
      message={
        <>
          <Text>Êtes-vous sûr de vouloir supprimer définitivement ce workflow&nbsp;?</Text>
          <Text fw={600} mt="xs">{`${row.origine.label}, ${row.site.label}`}</Text>
          <Text mt="xs">{`Ses leads suivront ${next} dès la suppression.`}</Text>
        </>
      }
      confirm="Supprimer le workflow"
      destructive
      busy={remove.isPending}
      error={remove.error?.message ?? null}
      // The write's own error shows a refusal.
      onConfirm={(headers) => void act(headers).catch(() => undefined)}
      onTry={(headers) => call(workflowsLeads.remove, { params, headers })}
      onCancel={onClose}
    />
  );
};
