import { demandes, reponseDemande, type Demande } from '@comptoir/contract/domains/demandes/demandes.calls';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { TextareaField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';
import css from './demandes.module.css';

/** Answers whoever sent a request; an answer that was given is changed. */
export const ReponseDialog = ({ row, onClose }: { row: Demande; onClose: () => void }) => {
  const { IDDemande, Reponse, name, commentaire } = row;
  const values = useMemo(() => ({ Reponse: Reponse ?? '' }), [Reponse]);
  const record = useRecordForm({ schema: reponseDemande, values });
  const write = useWrite(demandes.repondre, { touches: [demandes.list] });
  return (
    <FormDialog
      opened
      title={`Répondre à ${name}`}
      submit="Envoyer la réponse"
      record={record}
      saving={write.isPending}
      error={write.error}
      onSave={(body) => write.mutateAsync({ params: { IDDemande }, body })}
      onSaved={() => {
        notify.done(`La réponse attend ${name} dans ses notifications.`);
        onClose();
      }}
      onClose={onClose}
    >
      <Text className={css.comment} c="dimmed">
        {commentaire}
      </Text>
      <TextareaField {...record.field('Reponse')} />
    </FormDialog>
  );
};
