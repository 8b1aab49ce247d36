import {
  workflowForm,
  workflowsLeads,
  type GpConfig,
  type Workflow,
} from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { Button, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { DeleteWorkflowDialog } from './delete-workflow-dialog.tsx';
import { ReceptionPicker } from './reception-picker.tsx';
import type { WorkflowRow } from './workflow-rows.ts';

const title = 'Modifier le workflow';

interface EditWorkflowDialogProps {
  opened: boolean;
  row: WorkflowRow;
  config: GpConfig;
  onClose: () => void;
}

interface EditFormProps extends EditWorkflowDialogProps {
  stored: Workflow;
}

const EditForm = ({ opened, row, config, onClose, stored }: EditFormProps) => {
  const values = useMemo(
    (): z.input<typeof workflowForm> => ({ ReceptionLeads: stored.ReceptionLeads, WorkflowBDC: stored.WorkflowBDC }),
    [stored],
  );
  const sayDone = useSayDone();
  const record = useRecordForm({ schema: workflowForm, values, stored });
  const params = { IDWorkflowLead: stored.IDWorkflowLead };
  const update = useWrite(workflowsLeads.update);
  const reception = useWatch({ control: record.form.control, name: 'ReceptionLeads' });
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <FormDialog
        opened={opened && !deleting}
        title={title}
        submit="Enregistrer le workflow"
        record={record}
        saving={update.isPending}
        error={update.error}
        danger
        onSave={(_, changed, headers) => update.mutateAsync({ params, body: { workflow: changed }, headers })}
        onSaved={(saved) => {
          sayDone(saved, 'Le workflow est enregistré.');
          onClose();
        }}
        onClose={onClose}
        acts={
          <Button variant="subtle" color="red" mr="auto" disabled={update.isPending} onClick={() => setDeleting(true)}>
            Supprimer le workflow
          </Button>
        }
      >
        <div>
          <Text fw={600}>{row.origine.label}</Text>
          <Text size="sm" c="dimmed">
            {row.origine.detail}
          </Text>
          <Text mt={4}>{[row.site.label, row.site.detail].filter(Boolean).join(' · ')}</Text>
        </div>
        <ReceptionPicker
          ReceptionLeads={record.field('ReceptionLeads')}
          WorkflowBDC={record.field('WorkflowBDC')}
          isBDC={reception === 'BDC'}
          config={config}
        />
      </FormDialog>
      <DeleteWorkflowDialog opened={deleting} row={row} onClose={() => setDeleting(false)} onDeleted={onClose} />
    </>
  );
};

/** The form uses the stored workflow, whatever the list shows. */
export const EditWorkflowDialog = (props: EditWorkflowDialogProps) => {
  const { opened, row, onClose } = props;
  const query = useRead(workflowsLeads.read, { params: { IDWorkflowLead: row.workflow.IDWorkflowLead } }, { staleTime: 0 });
  if (query.data) return <EditForm {...props} stored={query.data} />;
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      {query.error ? <ReadFailure isPart query={query} /> : <LoadingState lines={3} />}
    </Dialog>
  );
};
