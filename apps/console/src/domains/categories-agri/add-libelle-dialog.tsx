import { categoriesAgri, newLibelle } from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import type { Endpoint } from '@comptoir/contract/kit';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';

const values = { libelle: '' };

interface Words {
  title: string;
  submit: string;
  done: string;
}

interface AddLibelleDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** A dialog with one label, for calls that take nothing else. */
const adds = (endpoint: Endpoint & { body: (typeof categoriesAgri.createClient)['body'] }, { title, submit, done }: Words) =>
  function AddLibelleDialog({ opened, onClose }: AddLibelleDialogProps) {
    const sayDone = useSayDone();
    const record = useRecordForm({ schema: newLibelle, values });
    const create = useWrite(endpoint);
    return (
      <FormDialog
        opened={opened}
        title={title}
        submit={submit}
        record={record}
        saving={create.isPending}
        error={create.error}
        onSave={(body) => create.mutateAsync({ body })}
        onSaved={(saved) => {
          sayDone(saved, done);
          onClose();
        }}
        onClose={onClose}
      >
        <TextField {...record.field('libelle')} />
      </FormDialog>
    );
  };

export const AddClientDialog = adds(categoriesAgri.createClient, {
  title: 'Ajouter une catégorie de clients',
  submit: 'Ajouter la catégorie',
  done: 'La catégorie de clients est ajoutée.',
});

export const AddCategorieDialog = adds(categoriesAgri.createCategorie, {
  title: 'Ajouter une catégorie de production',
  submit: 'Ajouter la catégorie',
  done: 'La catégorie de production est ajoutée.',
});
