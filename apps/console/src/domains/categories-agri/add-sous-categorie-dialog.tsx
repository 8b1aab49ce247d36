import {
  categoriesAgri,
  newSousCategorie,
  type CategorieProduction,
} from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';

interface AddSousCategorieDialogProps {
  opened: boolean;
  categories: readonly CategorieProduction[];
  IDCategorieProduction: number;
  onClose: () => void;
}

/** Mount it anew for each category. */
export const AddSousCategorieDialog = ({ opened, categories, IDCategorieProduction, onClose }: AddSousCategorieDialogProps) => {
  const sayDone = useSayDone();
  const record = useRecordForm({ schema: newSousCategorie, values: { libelle: '', IDCategorieProduction } });
  const create = useWrite(categoriesAgri.createSousCategorie, { touches: [categoriesAgri.categories] });
  return (
    <FormDialog
      opened={opened}
      title="Ajouter une sous-catégorie"
      submit="Ajouter la sous-catégorie"
      record={record}
      saving={create.isPending}
      error={create.error}
      onSave={(body) => create.mutateAsync({ body })}
      onSaved={(saved) => {
        sayDone(saved, 'La sous-catégorie est ajoutée.');
        onClose();
      }}
      onClose={onClose}
    >
      <TextField {...record.field('libelle')} />
      <SelectField
        {...record.field('IDCategorieProduction')}
        options={categories.map((row) => ({ value: row.IDCategorieProduction, label: row.Libelle }))}
      />
    </FormDialog>
  );
};
