import { operateurChanges, operateurs, type Operateur } from '@comptoir/contract/domains/operateurs/operateurs.calls';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';

/** Name and address; the login stays. */
export const OperateurDialog = ({ row, onClose }: { row: Operateur; onClose: () => void }) => {
  const { IDOperator, login, name, Courriel } = row;
  const values = useMemo(() => ({ name, Courriel: Courriel ?? '' }), [name, Courriel]);
  const record = useRecordForm({ schema: operateurChanges, values });
  const update = useWrite(operateurs.update, { touches: [operateurs.list] });
  return (
    <FormDialog
      opened
      title={`Modifier ${login}`}
      submit="Enregistrer"
      record={record}
      saving={update.isPending}
      error={update.error}
      onSave={(body) => update.mutateAsync({ params: { IDOperator }, body })}
      onSaved={() => {
        notify.done(`L’opérateur ${login} est enregistré.`);
        onClose();
      }}
      onClose={onClose}
    >
      <TextField {...record.field('name')} />
      <TextField {...record.field('Courriel')} />
      <Text size="sm" c="dimmed">
        Une autre adresse met fin aux liens envoyés à la précédente.
      </Text>
    </FormDialog>
  );
};
