import { Button, FileButton, Input, Skeleton } from '@mantine/core';
import { isNewImage, maxImageBytes } from '@comptoir/contract/fields/images';
import { siteChanges } from '@comptoir/contract/domains/sites/sites.calls';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { refusalOf, rulesInWords } from '../../kit/form/fields/file-rules.ts';
import { useField, type FieldWords } from '../../kit/form/fields/use-field.tsx';
import type { FieldBinding } from '../../kit/form/use-record-form.ts';
import { readPng } from '../../kit/form/fields/read-png.ts';
import { untilTaken } from '../../kit/form/saving/reading.ts';
import css from './sites.module.css';
import { late } from '../../ui/late.tsx';

const FileDrop = late(() => import('../../kit/form/fields/file-drop.tsx').then(({ FileDrop: component }) => component));

const rules = { extension: '.png', maxBytes: maxImageBytes } as const;
const imageSchema = siteChanges.shape.EnTeteImg;

interface ImagePickerProps extends FieldWords {
  /** The stored image as a data URL; `undefined` while loading. */
  stored: string | undefined;
}

const inWords = (value: unknown) => {
  if (typeof value !== 'string' || value === '') return 'Aucune image';
  return isNewImage(value) ? 'Nouvelle image' : 'Image enregistrée';
};

/** A PNG in the form: the file name of the stored one, or a data URL. It is checked first. */
export const ImagePicker = <In extends FieldValues, Out>(props: FieldBinding<In, Out> & ImagePickerProps) => {
  const { stored, ...field } = props;
  const { value, onChange, look } = useField(field, inWords);
  const [refusal, setRefusal] = useState<string | null>(null);
  const text = typeof value === 'string' ? value : '';
  const take = async (file: File) => {
    const url = await readPng(file);
    const read = imageSchema.safeParse(url);
    const why = refusalOf(file, rules) ?? (read.success ? null : (read.error.issues[0]?.message ?? null));
    setRefusal(why);
    // Shown at once: a save may wait for it.
    if (!why) flushSync(() => onChange(url));
  };
  const choose = (file: File) => untilTaken(take(file));
  const source = isNewImage(text) ? text : stored;
  return (
    <Input.Wrapper
      data-field={look.name}
      label={look.label}
      labelElement="div"
      description={rulesInWords(rules)}
      error={refusal ?? look.error}
      inputWrapperOrder={look.inputWrapperOrder}
    >
      {text === '' ? (
        <Suspense fallback={<Skeleton height={64} />}>
          <FileDrop label={field.label} extension={rules.extension} onFile={choose} />
        </Suspense>
      ) : (
        <div className={css.image}>
          {source ? <img src={source} alt={`${field.label}\u00a0: aperçu`} /> : <Skeleton width={160} height={48} />}
          <FileButton accept={`image/png,${rules.extension}`} onChange={(file) => file && choose(file)}>
            {(button) => (
              <Button {...button} variant="default" size="xs">
                Remplacer l’image…
              </Button>
            )}
          </FileButton>
          <Button variant="default" size="xs" onClick={() => onChange('')}>
            Retirer l’image
          </Button>
        </div>
      )}
    </Input.Wrapper>
  );
};
