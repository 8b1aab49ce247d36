import type { Workflow } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { useState } from 'react';
import { AddWorkflowsDialog } from './add-workflows-dialog.tsx';
import { DeleteWorkflowDialog } from './delete-workflow-dialog.tsx';
import { EditWorkflowDialog } from './edit-workflow-dialog.tsx';
import type { Known, WorkflowRow } from './workflow-rows.ts';

export type Opened = { what: 'add' } | { what: 'edit' | 'delete'; row: WorkflowRow };

interface WorkflowDialogProps {
  opened: Opened | null;
  stored: readonly Workflow[] | undefined;
  known: Known;
  onClose: () => void;
}

/** The open dialog, mounted anew each time; a closing one keeps its text while it fades. */
export const WorkflowDialog = ({ opened, stored, known, onClose }: WorkflowDialogProps) => {
  const [last, setLast] = useState({ opened, nth: 0 });
  if (opened && opened !== last.opened) setLast({ opened, nth: last.nth + 1 });
  const { opened: shown, nth } = last;
  const state = { opened: opened !== null, onClose };
  if (!shown) return null;
  if (shown.what === 'add') return stored && <AddWorkflowsDialog key={nth} {...state} stored={stored} known={known} />;
  if (shown.what === 'edit') return <EditWorkflowDialog key={nth} {...state} row={shown.row} config={known.config} />;
  return <DeleteWorkflowDialog key={nth} {...state} row={shown.row} onDeleted={onClose} />;
};
