import { newTypeMateriel, typesMaterielAgri } from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';

const values = { descr: '' };

interface AddTypeDialogProps {
  opened: boolean;
  onClose: () => void;
}

export const AddTypeDialog = ({ opened, onClose }: AddTypeDialogProps) => {
  const sayDone = useSayDone();
  const record = useRecordForm({ schema: newTypeMateriel, values });
  const create = useWrite(typesMaterielAgri.create);
  return (
    <FormDialog
      opened={opened}
      title="Ajouter un type de matériel"
      submit="Ajouter le type de matériel"
      record={record}
      saving={create.isPending}
      error={create.error}
      onSave={(body) => create.mutateAsync({ body })}
      onSaved={(saved) => {
        sayDone(saved, 'Le type de matériel est ajouté.');
        onClose();
      }}
      onClose={onClose}
    >
      <TextField {...record.field('descr')} />
    </FormDialog>
  );
};
