import { Textarea, TextInput } from '@mantine/core';
import { get, useFormState, type FieldValues } from 'react-hook-form';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';
import { memoized } from '../../../ui/memoized.ts';

/** An emptied text becomes the value that empty had before, so that undoing by hand leaves the form unchanged. */
const useText = <In extends FieldValues, Out>(props: FieldBinding<In, Out> & FieldWords) => {
  const { value, onChange, look } = useField(props);
  const { defaultValues } = useFormState({ control: props.control });
  const empty: unknown = get(defaultValues, props.name) ?? null;
  const change = (text: string) => onChange(text === '' && empty === null ? null : text);
  return { value: typeof value === 'string' ? value : '', change, look };
};

interface TextFieldProps extends FieldWords {
  type?: 'text' | 'email' | 'tel' | 'url';
  placeholder?: string;
}

export const TextField = memoized(
  <In extends FieldValues, Out>({ type = 'text', placeholder, ...props }: FieldBinding<In, Out> & TextFieldProps) => {
    const { value, change, look } = useText(props);
    return (
      <TextInput
        {...look}
        type={type}
        placeholder={placeholder}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        autoComplete="off"
        maw="36rem"
      />
    );
  },
);

interface TextareaFieldProps extends FieldWords {
  rows?: number;
}

export const TextareaField = memoized(<In extends FieldValues, Out>({ rows = 4, ...props }: FieldBinding<In, Out> & TextareaFieldProps) => {
  const { value, change, look } = useText(props);
  return <Textarea {...look} rows={rows} resize="vertical" value={value} onChange={(event) => change(event.currentTarget.value)} />;
});
