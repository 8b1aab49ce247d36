import { newLogo } from '@comptoir/contract/domains/logos-marques/logos-marques.calls';
import { maxImageBytes } from '@comptoir/contract/fields/images';
import { Input, Skeleton, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { refusalOf, rulesInWords } from '../../kit/form/fields/file-rules.ts';
import { readPng } from '../../kit/form/fields/read-png.ts';
import { useField, type FieldWords } from '../../kit/form/fields/use-field.tsx';
import type { FieldBinding } from '../../kit/form/use-record-form.ts';
import css from './logos-marques.module.css';
import { late } from '../../ui/late.tsx';

const FileDrop = late(() => import('../../kit/form/fields/file-drop.tsx').then(({ FileDrop: component }) => component));

const rules = { extension: '.png', maxBytes: maxImageBytes } as const;
const grounds = [
  { ground: 'light', label: 'Sur fond clair' },
  { ground: 'dark', label: 'Sur fond sombre' },
] as const;

/** A logo, drawn the same way everywhere. */
const Previews = ({ source }: { source: string }) => (
  <div className={css.previews}>
    {grounds.map(({ ground, label }) => (
      <figure key={ground} className={css.preview}>
        <div className={css.ground} data-ground={ground}>
          <img src={source} alt={`Aperçu ${label.toLowerCase()}`} />
        </div>
        <Text component="figcaption" size="sm" c="dimmed">
          {label}
        </Text>
      </figure>
    ))}
  </div>
);

interface LogoPickerProps extends FieldWords {
  /** The stored logo is still loading. */
  loading: boolean;
}

const inWords = (value: unknown) => (value === '' ? 'Aucun logo' : 'Logo choisi');

/** A PNG as a data URL, shown on light and dark, with a place to drop another. It is checked first. */
export const LogoPicker = <In extends FieldValues, Out>({ loading, ...field }: FieldBinding<In, Out> & LogoPickerProps) => {
  const { value, onChange, look } = useField(field, inWords);
  const [refusal, setRefusal] = useState<string | null>(null);
  const text = typeof value === 'string' ? value : '';
  const take = async (file: File) => {
    const url = await readPng(file);
    const read = newLogo.safeParse({ Contenu: url });
    const why = refusalOf(file, rules) ?? (read.success ? null : (read.error.issues[0]?.message ?? null));
    setRefusal(why);
    if (!why) onChange(url);
  };
  return (
    <Input.Wrapper
      label={text === '' ? 'Fichier du logo' : 'Remplacer le logo'}
      labelElement="div"
      description={rulesInWords(rules)}
      error={refusal ?? look.error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      {loading && <Skeleton height={96} />}
      {text !== '' && <Previews source={text} />}
      <Suspense fallback={<Skeleton height={64} />}>
        <FileDrop label={field.label} extension={rules.extension} onFile={(file) => void take(file)} />
      </Suspense>
    </Input.Wrapper>
  );
};
