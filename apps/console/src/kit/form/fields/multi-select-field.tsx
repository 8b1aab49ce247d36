import { MultiSelect, Textarea } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { ChoicesFailure, isUnavailable, placeholderOf, useInOrder, type Choices } from './choices.tsx';
import { showValue } from './field-speech.ts';
import { filterChoices } from './options.ts';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';

interface MultiSelectFieldProps extends FieldWords, Choices {
  placeholder?: string;
}

const namesOf = (options: Choices['options'], chosen: unknown) => {
  const values: unknown[] = Array.isArray(chosen) ? chosen : [];
  const names = (options ?? []).filter(({ value }) => values.includes(value)).map(({ label }) => label);
  return names.length > 0 ? names.join(', ') : showValue(chosen);
};

/** Several choices, in the order of the options. A stored value that is no option is kept but not shown. Read-only, they are text. */
export const MultiSelectField = <In extends FieldValues, Out>(props: FieldBinding<In, Out> & MultiSelectFieldProps) => {
  const { options, failure, placeholder, ...field } = props;
  const shown = useInOrder({ options, failure });
  const readOnly = field.readOnly === true || isUnavailable(props);
  const { value, onChange, look } = useField({ ...field, readOnly }, (chosen) => namesOf(options, chosen));
  const values: unknown[] = Array.isArray(value) ? value : [];
  const kept = values.filter((one) => !options?.some((option) => option.value === one));
  if (readOnly) {
    const labels = (options ?? []).filter((option) => values.includes(option.value)).map(({ label }) => label);
    return (
      <>
        <Textarea
          {...look}
          value={labels.join('\n')}
          placeholder={placeholderOf(props, placeholder ?? '')}
          rows={Math.min(Math.max(labels.length, 1), 8)}
          maw="36rem"
        />
        <ChoicesFailure failure={failure} />
      </>
    );
  }
  const inOrder = (chosen: readonly (string | number)[]) =>
    (options ?? []).map((option) => option.value).filter((one) => chosen.includes(one));
  return (
    <>
      <MultiSelect<string | number>
        {...look}
        data={[...(shown ?? [])]}
        value={inOrder(values.filter((one) => typeof one === 'string' || typeof one === 'number'))}
        onChange={(chosen) => onChange([...inOrder(chosen), ...kept])}
        placeholder={placeholderOf(props, placeholder ?? 'Choisir…')}
        readOnly={!options}
        searchable
        filter={filterChoices}
        limit={200}
        clearable
        clearButtonProps={{ 'aria-label': 'Tout retirer' }}
        maw="36rem"
      />
      <ChoicesFailure failure={failure} />
    </>
  );
};
