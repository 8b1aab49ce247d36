import { workflowsLeads, type Workflow } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { onVersion, versionOf } from '../../kit/client.ts';
import { counted } from '@comptoir/contract/texts/counted';
import { FormMessage } from '../../kit/form/form-message.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LinePicker } from './line-picker.tsx';
import { chosenOrigines, lineForm, newLine, type LineIn, type LineOut } from './line-values.ts';
import { LinesPanel } from './lines-panel.tsx';
import { all, countReplaced, tooMany, workflowsOf, type Line } from './workflow-lines.ts';
import type { Known } from './workflow-rows.ts';

const title = 'Ajouter des workflows';
const nothing: readonly Line[] = [];
const has = () => false;

interface AddWorkflowsDialogProps {
  opened: boolean;
  /** The existing workflows, as answered: a save names their version. */
  stored: readonly Workflow[];
  known: Known;
  onClose: () => void;
}

/** Several workflows at once: origins, then a line for each site or group of sites. Mount it anew each time. */
export const AddWorkflowsDialog = ({ opened, stored, known, onClose }: AddWorkflowsDialogProps) => {
  const record = useRecordForm<LineIn, LineOut>({ schema: lineForm, values: newLine });
  const [lines, setLines] = useState(nothing);
  const [leaving, setLeaving] = useState(false);
  const sayDone = useSayDone();
  const save = useWrite(workflowsLeads.save);
  const [sousFamille, origine] = useWatch({ control: record.form.control, name: ['sousFamille', 'origine'] });
  const origines = chosenOrigines(known.origines, { sousFamille, origine });
  const refusal = tooMany(origines, lines);
  const replaced = countReplaced(stored, origines, lines);
  const add = record.form.handleSubmit(({ sites, ReceptionLeads, WorkflowBDC }) => {
    const cible = ReceptionLeads === 'BDC' ? WorkflowBDC : '';
    setLines((before) => [
      ...before,
      ...sites.map((site): Line => ({ IDSite: site === all ? null : site, ReceptionLeads, WorkflowBDC: cible })),
    ]);
    record.form.resetField('sites');
  });
  const act = async () => {
    const body = { workflows: workflowsOf(origines, lines) };
    const saved = await save.mutateAsync({ body, headers: onVersion(versionOf(stored)) });
    const { nbAjoutes, nbRemplaces } = saved;
    sayDone(saved, `${counted(nbAjoutes, 'workflow ajouté', 'workflows ajoutés')}, ${counted(nbRemplaces, 'remplacé')}.`);
    onClose();
  };
  const close = () => (lines.length > 0 ? setLeaving(true) : onClose());
  const buttons = (
    <>
      <Button variant="default" onClick={close} disabled={save.isPending}>
        Annuler
      </Button>
      {/* The write's own error shows a refusal. */}
      <Button onClick={() => void act().catch(() => undefined)} loading={save.isPending} disabled={lines.length === 0 || refusal !== null}>
        {lines.length === 0 ? 'Enregistrer' : `Enregistrer ${counted(origines.length * lines.length, 'workflow')}`}
      </Button>
    </>
  );
  return (
    <>
      <Dialog opened={opened && !leaving} onClose={close} title={title} busy={save.isPending} footer={buttons} size="lg">
        <Stack gap="sm">
          <FormMessage error={save.error} has={has} />
          <form aria-label="Nouvelle ligne" noValidate onSubmit={(event) => void add(event)}>
            <LinePicker record={record} origines={origines} lines={lines} stored={stored} known={known} />
          </form>
          <LinesPanel
            lines={lines}
            known={known}
            nbOrigines={origines.length}
            replaced={replaced}
            refusal={refusal}
            onRemove={(line) => setLines(lines.filter((one) => one !== line))}
          />
        </Stack>
      </Dialog>
      <ConfirmDialog
        opened={opened && leaving}
        title="Abandonner l’ajout"
        message={`Vous perdrez ${counted(lines.length, 'ligne préparée', 'lignes préparées')}.`}
        confirm="Abandonner l’ajout"
        cancel="Revenir à l’ajout"
        destructive
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      />
    </>
  );
};
