import { duplicateDocumentBdc, templatesBdc, type TemplateBdc } from '@comptoir/contract/domains/templates-bdc/templates-bdc.calls';
import { templateBdcParts } from '@comptoir/contract/domains/templates-bdc/templates-bdc.fields';
import { templatesImpression } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import { documentKey, pdfText, withoutPdf } from '@comptoir/contract/texts/pdf';
import { Button, Input, Skeleton, Text } from '@mantine/core';
import { Suspense, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useWatch } from 'react-hook-form';
import { base64Of, blobOf } from '../../kit/files/base64.ts';
import { callFile } from '../../kit/files/file-call.ts';
import { refusalOf, rulesInWords, sizeInWords } from '../../kit/form/fields/file-rules.ts';
import { untilTaken } from '../../kit/form/saving/reading.ts';
import css from '../../kit/form/form.module.css';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { FileDialog } from '../../kit/files/file-dialog.tsx';
import { pdfRules } from '../../kit/files/pdf-rules.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import type { TemplateBdcRecord } from './template-bdc-values.ts';
import { late } from '../../ui/late.tsx';

const FileDrop = late(() => import('../../kit/form/fields/file-drop.tsx').then(({ FileDrop: component }) => component));

const pdfType = 'application/pdf';

/** Document names that other records use for a PDF. */
const useTaken = (stored: TemplateBdc | undefined) => {
  const cgv = useRead(templatesImpression.cgv, {});
  const templates = useRead(templatesBdc.list, {});
  const taken = new Set([
    ...(cgv.data ?? []).map(({ Document }) => documentKey(Document)),
    ...(templates.data ?? [])
      .filter(({ IDTemplateBDC, Taille }) => Taille !== null && IDTemplateBDC !== stored?.IDTemplateBDC)
      .map(({ DocumentCGV }) => documentKey(DocumentCGV)),
  ]);
  return { taken, failed: [cgv, templates].find(({ error }) => error) };
};

/** A new PDF for the form: it is checked first, and names the document if it has no name yet. */
const useNewPdf = ({ form }: TemplateBdcRecord, taken: ReadonlySet<string>) => {
  const { field, fieldState } = useController({ control: form.control, name: 'FileBinary' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [bytes, setBytes] = useState(0);
  const take = async (file: File) => {
    const content = await base64Of(file);
    const name = (form.getValues('DocumentCGV') ?? '').trim() || withoutPdf(file.name);
    const read = pdfText.safeParse(content);
    const why = refusalOf(file, pdfRules) ?? (read.success ? null : (read.error.issues[0]?.message ?? null));
    const refused = why ?? (taken.has(documentKey(name)) ? duplicateDocumentBdc : null);
    setRefusal(refused);
    if (refused) return;
    // Shown at once: a save may wait for it.
    flushSync(() => {
      setBytes(file.size);
      form.setValue('DocumentCGV', name, { shouldDirty: true });
      form.clearErrors('DocumentCGV');
      field.onChange(content);
    });
  };
  const remove = () => {
    setRefusal(null);
    form.setValue('DocumentCGV', '', { shouldDirty: true });
    field.onChange(null);
  };
  return {
    content: field.value ?? null,
    bytes,
    refusal: refusal ?? fieldState.error?.message,
    choose: (file: File) => untilTaken(take(file)),
    remove,
  };
};

interface CgvDocumentPanelProps {
  record: TemplateBdcRecord;
  stored: TemplateBdc | undefined;
}

/** The conditions of sale: a document's name and perhaps its PDF, which then gives the name. */
export const CgvDocumentPanel = ({ record, stored }: CgvDocumentPanelProps) => {
  const { taken, failed } = useTaken(stored);
  const { content, bytes, refusal, choose, remove } = useNewPdf(record, taken);
  const [isViewed, setIsViewed] = useState(false);
  const name = useWatch({ control: record.form.control, name: 'DocumentCGV' }) ?? '';
  const storedSize = name === stored?.DocumentCGV ? stored.Taille : null;
  const size = content === null ? storedSize : bytes;
  const IDTemplateBDC = stored?.IDTemplateBDC ?? 0;
  const load = useCallback(
    () => (content === null ? callFile(templatesBdc.pdf, { params: { IDTemplateBDC } }) : Promise.resolve(blobOf(content, pdfType))),
    [content, IDTemplateBDC],
  );
  return (
    <>
      {failed && <ReadFailure query={failed} />}
      <TextField
        {...record.field('DocumentCGV', size === null ? null : 'Le nom est celui du PDF joint.')}
        help="Son nom, ou celui du PDF que vous joignez"
      />
      <Input.Wrapper
        label={templateBdcParts.FileBinary.label}
        labelElement="div"
        description={size === null ? rulesInWords(pdfRules) : undefined}
        error={refusal}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      >
        {size === null ? (
          <div className={css.room}>
            <Suspense fallback={<Skeleton height={64} />}>
              <FileDrop label={templateBdcParts.FileBinary.label} extension={pdfRules.extension} onFile={choose} />
            </Suspense>
          </div>
        ) : (
          <div className={`${css.file} ${css.room}`}>
            <Text>
              {content === null ? 'PDF enregistré' : 'Nouveau PDF'}, {sizeInWords(size)}
            </Text>
            <Button variant="default" size="xs" onClick={() => setIsViewed(true)}>
              Voir le PDF
            </Button>
            <Button variant="default" size="xs" onClick={remove}>
              Retirer le PDF
            </Button>
          </div>
        )}
      </Input.Wrapper>
      {isViewed && <FileDialog name={withoutPdf(name)} load={load} onClose={() => setIsViewed(false)} />}
    </>
  );
};
