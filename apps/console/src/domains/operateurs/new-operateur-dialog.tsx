import { operateurs } from '@comptoir/contract/domains/operateurs/operateurs.calls';
import { Text } from '@mantine/core';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';

const newOperateur = operateurs.create.body;
const newValues = { login: '', name: '', Courriel: '' };

/** Somebody new, who chooses their password by the link in the mail. */
export const NewOperateurDialog = ({ onClose }: { onClose: () => void }) => {
  const record = useRecordForm({ schema: newOperateur, values: newValues });
  const create = useWrite(operateurs.create, { touches: [operateurs.list] });
  return (
    <FormDialog
      opened
      title="Inviter un opérateur"
      submit="Envoyer l’invitation"
      record={record}
      saving={create.isPending}
      error={create.error}
      onSave={(body) => create.mutateAsync({ body })}
      onSaved={() => {
        notify.done('L’invitation est envoyée. Elle est valable 24 heures.');
        onClose();
      }}
      onClose={onClose}
    >
      <Text c="dimmed">La personne reçoit un lien par courriel et choisit elle-même son mot de passe.</Text>
      <TextField {...record.field('name')} />
      <TextField {...record.field('Courriel')} />
      <TextField {...record.field('login')} />
    </FormDialog>
  );
};
