import { categoriesAgri, newVolume } from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';

const values = { libelle: '', estNombreEntier: false };

interface AddVolumeDialogProps {
  opened: boolean;
  onClose: () => void;
}

export const AddVolumeDialog = ({ opened, onClose }: AddVolumeDialogProps) => {
  const sayDone = useSayDone();
  const record = useRecordForm({ schema: newVolume, values });
  const create = useWrite(categoriesAgri.createVolume);
  return (
    <FormDialog
      opened={opened}
      title="Ajouter un volume de production"
      submit="Ajouter le volume"
      record={record}
      saving={create.isPending}
      error={create.error}
      onSave={(body) => create.mutateAsync({ body })}
      onSaved={(saved) => {
        sayDone(saved, 'Le volume de production est ajouté.');
        onClose();
      }}
      onClose={onClose}
    >
      <TextField {...record.field('libelle')} />
      <TickField {...record.field('estNombreEntier')} />
    </FormDialog>
  );
};
