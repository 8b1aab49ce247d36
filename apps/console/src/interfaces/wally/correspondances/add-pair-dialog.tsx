import type { WallyPairFields } from '@comptoir/contract/interfaces/wally/wally-correspondances.calls';
import { wallyMessages } from '@comptoir/contract/interfaces/wally/wally.calls';
import { z } from 'zod';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { SelectField } from '../../../kit/form/fields/select-field.tsx';
import { useRecordForm } from '../../../kit/form/use-record-form.ts';
import type { CallError } from '../../../kit/client.ts';
import type { Option } from '../../../kit/list/filters/filters.ts';

const chosen = z.string().min(1, wallyMessages.required);
const schema = z.object({ formIdWally: chosen, formIdMarque: chosen, formIdESeller: chosen });
export type NewPair = z.output<typeof schema>;
const nothing: NewPair = { formIdWally: '', formIdMarque: '', formIdESeller: '' };

interface AddPairDialogProps {
  fields: WallyPairFields;
  things: readonly Option[] | undefined;
  marques: readonly Option[] | undefined;
  /** Our records, including 'Ne pas intégrer'. */
  owns: readonly Option[] | undefined;
  saving: boolean;
  error: CallError | null;
  onAdd: (pair: NewPair) => Promise<unknown>;
  onClose: () => void;
}

/** Adds a pair that Wally did not name: all three fields are needed. */
export const AddPairDialog = ({ fields, things, marques, owns, saving, error, onAdd, onClose }: AddPairDialogProps) => {
  const record = useRecordForm<NewPair, NewPair>({ schema, values: nothing });
  const { field } = record;
  return (
    <FormDialog
      opened
      title="Ajouter une correspondance"
      submit="Ajouter la correspondance"
      record={record}
      saving={saving}
      error={error}
      onSave={(pair) => onAdd(pair)}
      onSaved={onClose}
      onClose={onClose}
    >
      <SelectField {...field('formIdWally')} label={fields.formIdWally.label} options={things} />
      <SelectField {...field('formIdMarque')} label={fields.formIdMarque.label} options={marques} />
      <SelectField {...field('formIdESeller')} label={fields.formIdESeller.label} options={owns} />
    </FormDialog>
  );
};
