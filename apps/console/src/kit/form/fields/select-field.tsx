import { Select, TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { ChoicesFailure, isUnavailable, placeholderOf, useInOrder, useListOnceEntered, type Choices } from './choices.tsx';
import { showValue } from './field-speech.ts';
import { filterChoices, type Choice } from './options.ts';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';
import { memoized } from '../../../ui/memoized.ts';

interface SelectFieldProps extends FieldWords, Choices {
  placeholder?: string;
}

const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Always includes the stored value, or the field would look empty. No choice is `null`, '' or 0. */
const offered = (options: readonly Choice[], value: unknown): Choice[] => {
  const isUnknown = isValue(value) && value !== '' && value !== 0 && !options.some((option) => option.value === value);
  return isUnknown ? [...options, { value, label: typeof value === 'number' ? `N° ${value}` : value }] : [...options];
};

/** One choice, searched by typing; `null` for none, unless the field is required. Read-only, or without choices, it is a text. */
export const SelectField = memoized(<In extends FieldValues, Out>(props: FieldBinding<In, Out> & SelectFieldProps) => {
  const { options: given, failure, placeholder, ...field } = props;
  const options = useInOrder({ options: given, failure });
  const onceEntered = useListOnceEntered();
  const labelOf = (chosen: unknown) => options?.find((option) => option.value === chosen)?.label;
  const { value, onChange, look } = useField(field, (chosen) => labelOf(chosen) ?? showValue(chosen));
  const data = options ? offered(options, value) : [];
  // An extra option for no choice.
  const hasNone = data.some((option) => option.value === '');
  const chosen = data.find((option) => option.value === value);
  if (look.readOnly || isUnavailable(props)) {
    return (
      <>
        <TextInput {...look} readOnly value={chosen?.label ?? ''} placeholder={placeholderOf(props, placeholder ?? '')} maw="36rem" />
        <ChoicesFailure failure={failure} />
      </>
    );
  }
  return (
    <>
      <Select<string | number>
        {...look}
        {...onceEntered}
        data={data}
        value={chosen?.value ?? null}
        onChange={onChange}
        placeholder={placeholderOf(props, placeholder ?? 'Choisir…')}
        readOnly={!options}
        searchable
        filter={filterChoices}
        limit={200}
        allowDeselect={!field.required && !hasNone}
        clearable={!field.required && !hasNone}
        clearButtonProps={{ 'aria-label': 'Effacer le choix' }}
        maw="36rem"
      />
      <ChoicesFailure failure={failure} />
    </>
  );
});
