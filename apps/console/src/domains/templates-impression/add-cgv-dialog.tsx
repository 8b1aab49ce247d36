import { cgvFields, duplicateDocument } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import { inputShape } from '@comptoir/contract/fields/shapes';
import { documentKey, documentName, maxPdfBytes, pdfText, withoutPdf } from '@comptoir/contract/texts/pdf';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { base64Of } from '../../kit/files/base64.ts';
import { CallError } from '../../kit/client.ts';
import { FileField } from '../../kit/form/fields/file-field.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { pdfRules } from '../../kit/files/pdf-rules.ts';
import type { Ajout } from './impression-values.ts';

const together = 'Avec les documents déjà ajoutés, ce PDF dépasse 10\u00a0Mo\u00a0: validez-les d’abord';

interface Present {
  Nom: string;
  Document: string;
}

const schemaOf = (present: readonly Present[], added: number) =>
  z
    .object({ ...inputShape(cgvFields), fichier: z.instanceof(File, { error: 'Choisissez un fichier PDF' }) })
    .superRefine(({ Nom, fichier }, context) => {
      const isTaken = present.some(
        (one) => one.Nom.toLowerCase() === Nom.toLowerCase() || documentKey(one.Document) === documentKey(fichier.name),
      );
      if (isTaken) context.addIssue({ code: 'custom', path: ['fichier'], message: duplicateDocument });
      else if (added + fichier.size > maxPdfBytes) context.addIssue({ code: 'custom', path: ['fichier'], message: together });
    });

interface AddCgvDialogProps {
  /** The existing conditions. */
  present: readonly Present[];
  /** Bytes of the PDFs that wait: they are sent together. */
  room: number;
  onAdd: (ajout: Ajout) => void;
  onClose: () => void;
}

type In = { Nom: string; fichier: File | null };
type Out = { Nom: string; fichier: File };

/** A name and a PDF, which gives the name if there is none. */
export const AddCgvDialog = ({ present, room, onAdd, onClose }: AddCgvDialogProps) => {
  // The schema refuses null like no file.
  const schema = useMemo(() => schemaOf(present, room) as unknown as z.ZodType<Out, In>, [present, room]);
  const values = useMemo((): In => ({ Nom: '', fichier: null }), []);
  const record = useRecordForm<In, Out>({ schema, values });
  const { form, field } = record;
  const fichier = useWatch({ control: form.control, name: 'fichier' });
  const follow = useEffectEvent(() => {
    if (!fichier) return form.setValue('Nom', '');
    if (form.getValues('Nom').trim() === '') form.setValue('Nom', withoutPdf(fichier.name), { shouldDirty: true });
    form.clearErrors('Nom');
    return void form.trigger('fichier');
  });
  useEffect(() => follow(), [fichier]);

  const read = async ({ Nom, fichier: file }: Out): Promise<Ajout> => {
    const content = await base64Of(file);
    const refused = [pdfText.safeParse(content), documentName.safeParse(file.name)].find(({ success }) => !success);
    const message = refused?.error?.issues[0]?.message;
    if (message) throw new CallError(400, message, 'invalid', null, { fichier: message });
    return { Nom, Document: documentName.parse(file.name), file: content, Taille: file.size };
  };
  return (
    <FormDialog<In, Out, Ajout>
      opened
      title="Ajouter des conditions générales de vente"
      submit="Ajouter le document"
      record={record}
      saving={false}
      error={null}
      onSave={read}
      onSaved={(ajout) => {
        onAdd(ajout);
        onClose();
      }}
      onClose={onClose}
    >
      <FileField {...field('fichier')} label="PDF" rules={pdfRules} />
      <TextField {...field('Nom', fichier === null ? null : 'Le PDF est choisi\u00a0: retirez-le pour changer de nom.')} />
    </FormDialog>
  );
};
