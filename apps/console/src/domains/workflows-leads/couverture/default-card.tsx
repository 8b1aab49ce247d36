import { gpConfigFields, workflowsLeads, type GpConfig } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { changedFields } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';
import { Button, Group, Title } from '@mantine/core';
import { useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FormMessage } from '../../../kit/form/form-message.tsx';
import { LeaveGuard } from '../../../kit/form/saving/leave-guard.tsx';
import { ConflictDialog } from '../../../kit/form/saving/conflict-dialog.tsx';
import { SelectField } from '../../../kit/form/fields/select-field.tsx';
import { useRecordForm } from '../../../kit/form/use-record-form.ts';
import { useChanges } from '../../../kit/form/saving/use-marks.ts';
import { useSave } from '../../../kit/form/saving/use-save.ts';
import { useSayDone } from '../../../kit/undo/undo.ts';
import { useClosed, useWrite } from '../../../kit/queries.ts';
import css from '../workflows-leads.module.css';

const valuesOf = ({ GRP_ReceptionLeads, GRP_eSellerLeadProcessBDC }: GpConfig) => ({ GRP_ReceptionLeads, GRP_eSellerLeadProcessBDC });

/** The default for origins and sites without a workflow. Saved by itself. */
export const DefaultCard = ({ stored }: { stored: GpConfig }) => {
  const titleId = useId();
  const values = useMemo(() => valuesOf(stored), [stored]);
  const sayDone = useSayDone();
  const record = useRecordForm({ schema: gpConfigFields, values, stored });
  const update = useWrite(workflowsLeads.updateGpConfig);
  const closed = useClosed(workflowsLeads.updateGpConfig);
  const changes = useChanges(record.form);
  const { root, conflict, submit } = useSave({
    record,
    onSave: (_, changed, headers) => update.mutateAsync({ body: changed, headers }),
    onSaved: (saved) => sayDone(saved, 'Le workflow par défaut est enregistré.'),
  });
  const reception = useWatch({ control: record.form.control, name: 'GRP_ReceptionLeads' });
  const isBDC = reception === 'BDC';
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        Workflow par défaut
      </Title>
      <p className={css.hint}>Il vaut pour les origines et les sites qui n’ont pas de workflow.</p>
      <form
        ref={root}
        className={css.fields}
        aria-labelledby={titleId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (changes > 0) submit('stay');
        }}
      >
        <FormMessage error={update.error} has={record.has} />
        <SelectField {...record.field('GRP_ReceptionLeads', closed)} options={changedFields.ReceptionLeads.options} />
        <SelectField
          {...record.field('GRP_eSellerLeadProcessBDC', closed)}
          label="Leads transmis par le BDC"
          options={changedFields.WorkflowBDC.options}
          help={isBDC ? 'À qui le BDC transmet les leads.' : 'Pour les workflows dont la réception est le BDC.'}
        />
        {changes > 0 && (
          <Group gap="xs">
            <Button variant="default" disabled={update.isPending} onClick={() => record.form.reset(undefined, { keepDirtyValues: false })}>
              Annuler
            </Button>
            <Button type="submit" loading={update.isPending}>
              Enregistrer
            </Button>
          </Group>
        )}
      </form>
      <ConflictDialog {...conflict} speech={record.speech} />
      <LeaveGuard mayLeave={() => changes === 0} />
    </section>
  );
};
