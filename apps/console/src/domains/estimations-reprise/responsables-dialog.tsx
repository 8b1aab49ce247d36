import {
  estimationsReprise,
  responsablesForm,
  type PlaqueResp,
  type Responsable,
} from '@comptoir/contract/domains/estimations-reprise/estimations-reprise.calls';
import { Alert, Text } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { MultiSelectField } from '../../kit/form/fields/multi-select-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead, useWrite } from '../../kit/queries.ts';

const idOf = ({ IDPeople }: Responsable) => IDPeople;

/** Responsible users who no longer qualify. */
const goneText = (gone: readonly Responsable[]) =>
  gone.length === 1
    ? `${gone[0]?.Name} n’est plus un utilisateur actif de cette société et sera retiré à l’enregistrement.`
    : `${gone.map(({ Name }) => Name).join(', ')} ne sont plus des utilisateurs actifs de cette société et seront retirés à l’enregistrement.`;

interface ResponsablesDialogProps {
  opened: boolean;
  row: PlaqueResp;
  onClose: () => void;
}

/** Adds and removes the responsible users of one company. Mount it anew each time. */
export const ResponsablesDialog = ({ opened, row, onClose }: ResponsablesDialogProps) => {
  const { IDPlaque, Libelle, EstimationsRepriseResp } = row;
  const params = { IDPlaque };
  const query = useRead(estimationsReprise.utilisateurs, { params });
  const values = useMemo(() => ({ IDsPeopleResponsables: EstimationsRepriseResp.map(idOf) }), [EstimationsRepriseResp]);
  const sayDone = useSayDone();
  const record = useRecordForm({ schema: responsablesForm, values });
  const save = useWrite(estimationsReprise.responsables);
  const { setValue, getValues } = record.form;
  const gone = query.data ? EstimationsRepriseResp.filter((one) => !query.data.some(({ IDPeople }) => IDPeople === one.IDPeople)) : [];
  const hasGone = gone.length > 0;
  useEffect(() => {
    if (!hasGone || !query.data) return;
    const kept = new Set(query.data.map(idOf));
    setValue(
      'IDsPeopleResponsables',
      getValues('IDsPeopleResponsables').filter((id) => kept.has(id)),
      { shouldDirty: true },
    );
  }, [hasGone, query.data, setValue, getValues]);
  return (
    <FormDialog
      opened={opened}
      title="Responsables des estimations"
      submit="Enregistrer les responsables"
      record={record}
      saving={save.isPending}
      error={save.error}
      isChange
      onSave={(body, _, headers) => save.mutateAsync({ params, body, headers })}
      onSaved={(saved) => {
        sayDone(saved, `Les responsables de «\u00a0${Libelle}\u00a0» sont enregistrés.`);
        onClose();
      }}
      onClose={onClose}
    >
      <Text fw={600}>{Libelle}</Text>
      {hasGone && (
        <Alert color="yellow" variant="light">
          {goneText(gone)}
        </Alert>
      )}
      <MultiSelectField
        {...record.field('IDsPeopleResponsables')}
        options={query.data?.map(({ IDPeople, Name }) => ({ value: IDPeople, label: Name }))}
        failure={query}
      />
    </FormDialog>
  );
};
