import { namesOf } from '@comptoir/contract/fields/shapes';
import { origines, type NewOrigine, type Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { origineFlags } from '@comptoir/contract/domains/origines/origines.fields';
import { SimpleGrid } from '@mantine/core';
import { useEffect } from 'react';
import { useWatch, type FieldPath } from 'react-hook-form';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { copyOf, newValues, origineForm, type OrigineIn, type OrigineRecord } from './origine-values.ts';

const given = (what: string) => `Vous avez choisi une ${what} existante\u00a0: effacez-la pour en créer une.`;
const named = (what: string) => `Vous créez une ${what}\u00a0: effacez son nom pour en choisir une autre.`;

/** The family and the sub-family: each from its list, or a new one. */
const PlaceFields = ({ record: { field, form } }: { record: OrigineRecord }) => {
  const familles = useRead(origines.familles, {});
  const sousFamilles = useRead(origines.sousFamilles, {});
  const { control } = form;
  const [IDFamille, newFamille, IDSousFamille, newSousFamille] = useWatch({
    control,
    name: ['IDFamille', 'newFamilleLibelle', 'IDSousFamille', 'newSousFamilleLibelle'],
  });
  const own = sousFamilles.data?.filter((row) => row.IDFamilleOrigineContact === IDFamille);
  const isStray = own !== undefined && IDSousFamille !== null && own.every((row) => row.IDSousFamilleOrigineAction !== IDSousFamille);
  useEffect(() => {
    if (isStray) form.setValue('IDSousFamille', null, { shouldDirty: true });
  }, [isStray, form]);
  const noFamille = IDFamille === null ? 'Choisissez d’abord une famille.' : null;
  const closed = newSousFamille.trim() === '' ? noFamille : named('sous-famille');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <SelectField
        {...field('IDFamille', newFamille.trim() === '' ? null : named('famille'))}
        options={familles.data?.map((row) => ({ value: row.IDFamilleOrigineContact, label: row.Libelle }))}
        failure={familles}
      />
      <TextField {...field('newFamilleLibelle', IDFamille === null ? null : given('famille'))} label="ou nouvelle famille" />
      <SelectField
        {...field('IDSousFamille', closed)}
        placeholder={IDFamille === null ? 'Choisir une famille' : 'Choisir…'}
        options={own?.map((row) => ({ value: row.IDSousFamilleOrigineAction, label: row.Libelle }))}
        failure={sousFamilles}
      />
      <TextField
        {...field('newSousFamilleLibelle', IDSousFamille === null ? null : given('sous-famille'))}
        label="ou nouvelle sous-famille"
      />
    </SimpleGrid>
  );
};

const TypeField = ({ record: { field } }: { record: OrigineRecord }) => {
  const types = useRead(origines.types, {});
  return (
    <SelectField
      {...field('IDType')}
      options={types.data?.map((row) => ({ value: row.IDOrigineActionType, label: row.Description }))}
      failure={types}
    />
  );
};

/** A copy counts as changed, so it may be saved at once. */
const useCopy = ({ form }: OrigineRecord, source: Origine | null) =>
  useEffect(() => {
    if (!source) return;
    for (const [name, value] of Object.entries(copyOf(source)))
      // The form's own field names.
      form.setValue(name as FieldPath<OrigineIn>, value, { shouldDirty: true });
  }, [form, source]);

interface AddOrigineDialogProps {
  opened: boolean;
  /** The origin to copy. */
  source: Origine | null;
  onClose: () => void;
}

/** A new origin, or a copy of one. Mount it anew each time. */
export const AddOrigineDialog = ({ opened, source, onClose }: AddOrigineDialogProps) => {
  const sayDone = useSayDone();
  const record = useRecordForm<OrigineIn, NewOrigine>({ schema: origineForm, values: newValues });
  const create = useWrite(origines.create, { touches: [origines.familles, origines.sousFamilles] });
  useCopy(record, source);
  return (
    <FormDialog
      opened={opened}
      title={source ? `Dupliquer «\u00a0${source.Libelle}\u00a0»` : 'Ajouter une origine'}
      submit="Ajouter l’origine"
      record={record}
      saving={create.isPending}
      error={create.error}
      onSave={(body) => create.mutateAsync({ body })}
      onSaved={(saved) => {
        sayDone(saved, 'L’origine est ajoutée.');
        onClose();
      }}
      onClose={onClose}
    >
      <PlaceFields record={record} />
      <TextField {...record.field('Libelle')} />
      <TypeField record={record} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        {namesOf(origineFlags).map((flag) => (
          <TickField key={flag} {...record.field(flag)} />
        ))}
      </SimpleGrid>
    </FormDialog>
  );
};
