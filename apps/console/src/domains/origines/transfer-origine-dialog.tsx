import { messages } from '@comptoir/contract/messages';
import { origines, type Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { transferFields } from '@comptoir/contract/domains/origines/origines.fields';
import { inputShape } from '@comptoir/contract/fields/shapes';
import { Alert } from '@mantine/core';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';
import { origineText } from './origine-words.ts';

const chosen = z.number({ error: messages.required }).min(1, messages.required);
const schema = z
  .object({ source: chosen, ...inputShape(transferFields) })
  .refine(({ source, IDOrigineActionTo }) => source !== IDOrigineActionTo, {
    path: ['IDOrigineActionTo'],
    error: 'L’origine cible doit être une autre que l’origine source',
  });
/** 0 means none: it is refused. */
const none = { source: 0, IDOrigineActionTo: 0 };

interface TransferOrigineDialogProps {
  opened: boolean;
  rows: readonly Origine[];
  /** The source, where it is known. */
  from?: Origine | undefined;
  onClose: () => void;
}

/** Moves everything that refers to one origin to another. Mount it anew each time. */
export const TransferOrigineDialog = ({ opened, rows, from, onClose }: TransferOrigineDialogProps) => {
  const [values] = useState(() => ({ ...none, source: from?.IDOrigineAction ?? none.source }));
  const sayDone = useSayDone();
  const record = useRecordForm({ schema, values });
  const transfer = useWrite(origines.transfer, { touches: [origines.defauts, origines.fiche] });
  const options = useMemo(() => rows.map((row) => ({ value: row.IDOrigineAction, label: origineText(row) })), [rows]);
  return (
    <FormDialog
      opened={opened}
      title="Transférer une origine"
      submit="Transférer l’origine"
      record={record}
      saving={transfer.isPending}
      error={transfer.error}
      isChange
      danger
      onSave={({ source: IDOrigineAction, IDOrigineActionTo }, _, headers) =>
        transfer.mutateAsync({ params: { IDOrigineAction }, body: { IDOrigineActionTo }, headers })
      }
      onSaved={(saved) => {
        // Without accents on purpose (docs/regles/ecrans.md#french-texts).
        sayDone(saved, 'Transfert effectue');
        onClose();
      }}
      onClose={onClose}
    >
      <Alert color="yellow" variant="light">
        Tous les rapports, offres, affaires ... seront transferes vers l'origine cible.
      </Alert>
      <SelectField {...record.field('source')} label="Origine source" options={options} />
      <SelectField {...record.field('IDOrigineActionTo')} options={options} />
    </FormDialog>
  );
};
