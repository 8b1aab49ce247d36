import { logosMarques, newLogo, type MarqueLogo } from '@comptoir/contract/domains/logos-marques/logos-marques.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { Text } from '@mantine/core';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LogoPicker } from './logo-picker.tsx';

interface LogoDialogProps {
  opened: boolean;
  row: MarqueLogo;
  onClose: () => void;
}

/** Adds or replaces the logo of one brand. Mount it anew each time. */
export const LogoDialog = ({ opened, row: { IDMarque, Make, Activite_Descr }, onClose }: LogoDialogProps) => {
  const params = { IDMarque };
  const query = useRead(logosMarques.read, { params });
  const sayDone = useSayDone();
  const record = useRecordForm({ schema: newLogo, values: { Contenu: query.data?.Contenu ?? '' } });
  const replace = useWrite(logosMarques.replace);
  return (
    <FormDialog
      opened={opened}
      title={`Logo ${ofName(Make)}`}
      submit="Enregistrer le logo"
      record={record}
      saving={replace.isPending}
      error={replace.error}
      isChange
      onSave={(body, _, headers) => replace.mutateAsync({ params, body, headers })}
      onSaved={(saved) => {
        sayDone(saved, `Le logo ${ofName(Make)} est enregistré.`);
        onClose();
      }}
      onClose={onClose}
    >
      <Text c="dimmed" size="sm">
        {Activite_Descr}
      </Text>
      <ReadFailure query={query} />
      <LogoPicker {...record.field('Contenu')} loading={query.isLoading} />
    </FormDialog>
  );
};
