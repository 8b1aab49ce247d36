import {
  newChampMateriel,
  typesDuChamp,
  typesMaterielAgri,
  type TypeMaterielAgri,
} from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import { Checkbox, Stack } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';
import css from './types-materiel-agri.module.css';

const values: { descr: string; typeMaterielAgriIDs: number[] } = { descr: '', typeMaterielAgriIDs: [] };

interface AddChampDialogProps {
  opened: boolean;
  types: readonly TypeMaterielAgri[];
  onClose: () => void;
}

/** A field of the group's own, and the types of equipment that get it. */
export const AddChampDialog = ({ opened, types, onClose }: AddChampDialogProps) => {
  const sayDone = useSayDone();
  const record = useRecordForm({ schema: newChampMateriel, values });
  const create = useWrite(typesMaterielAgri.createChamp, { touches: [typesMaterielAgri.list] });
  const { control, setValue } = record.form;
  const ticked = useWatch({ control, name: 'typeMaterielAgriIDs' }) ?? [];
  const tick = (id: number, on: boolean) =>
    setValue('typeMaterielAgriIDs', on ? [...ticked, id] : ticked.filter((one) => one !== id), { shouldDirty: true });
  return (
    <FormDialog
      opened={opened}
      title="Créer un champ"
      submit="Créer le champ"
      record={record}
      saving={create.isPending}
      error={create.error}
      onSave={(body) => create.mutateAsync({ body })}
      onSaved={(saved) => {
        sayDone(saved, 'Le champ est créé.');
        onClose();
      }}
      onClose={onClose}
    >
      <TextField {...record.field('descr')} />
      {types.length > 0 && (
        <fieldset className={css.checklist}>
          <legend>{typesDuChamp.label}</legend>
          <Stack gap="xs">
            {types.map(({ IDTypeMaterialAgri, Descr }) => (
              <Checkbox
                key={IDTypeMaterialAgri}
                label={Descr}
                checked={ticked.includes(IDTypeMaterialAgri)}
                onChange={(event) => tick(IDTypeMaterialAgri, event.currentTarget.checked)}
              />
            ))}
          </Stack>
        </fieldset>
      )}
    </FormDialog>
  );
};
