import { MultiSelect, Text, Textarea } from '@mantine/core';
import { useState, type ClipboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ChoicesFailure, isUnavailable, placeholderOf, useInOrder, useListOnceEntered, type Choices } from './choices.tsx';
import { showValue } from './field-speech.ts';
import { counted } from '@comptoir/contract/texts/counted';
import { filterChoices, pastedChoices } from './options.ts';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';
import { memoized } from '../../../ui/memoized.ts';

interface MultiSelectFieldProps extends FieldWords, Choices {
  placeholder?: string;
}

const namesOf = (options: Choices['options'], chosen: unknown) => {
  const values: unknown[] = Array.isArray(chosen) ? chosen : [];
  const names = (options ?? []).filter(({ value }) => values.includes(value)).map(({ label }) => label);
  return names.length > 0 ? names.join(', ') : showValue(chosen);
};

const saidOf = ({ found, unknown }: NonNullable<ReturnType<typeof pastedChoices>>) =>
  [
    `${counted(found.length, 'choix reconnu', 'choix reconnus')}.`,
    ...(unknown.length > 0 ? [`Ne désignent rien, ou plusieurs choix\u00a0: ${unknown.join('\u00a0; ')}.`] : []),
  ].join(' ');

/** Several choices, in the order of the options. A stored value that is no option is kept but not shown. Read-only, they are text. */
export const MultiSelectField = memoized(<In extends FieldValues, Out>(props: FieldBinding<In, Out> & MultiSelectFieldProps) => {
  const { options, failure, placeholder, ...field } = props;
  const shown = useInOrder({ options, failure });
  const onceEntered = useListOnceEntered();
  const { value, onChange, look } = useField(field, (chosen) => namesOf(options, chosen));
  const [pasted, setPasted] = useState('');
  const values: unknown[] = Array.isArray(value) ? value : [];
  const kept = values.filter((one) => !options?.some((option) => option.value === one));
  if (look.readOnly || isUnavailable(props)) {
    const labels = (options ?? []).filter((option) => values.includes(option.value)).map(({ label }) => label);
    return (
      <>
        <Textarea
          {...look}
          readOnly
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
  const choose = (chosen: readonly (string | number)[]) => onChange([...inOrder(chosen), ...kept]);
  const current = inOrder(values.filter((one) => typeof one === 'string' || typeof one === 'number'));
  const paste = (event: ClipboardEvent) => {
    const list = pastedChoices(options ?? [], event.clipboardData.getData('text'));
    if (!list) return;
    event.preventDefault();
    choose([...current, ...list.found]);
    setPasted(saidOf(list));
  };
  return (
    <>
      <MultiSelect<string | number>
        {...look}
        {...onceEntered}
        data={[...(shown ?? [])]}
        value={current}
        onChange={choose}
        onPaste={paste}
        placeholder={placeholderOf(props, placeholder ?? 'Choisir…')}
        readOnly={!options}
        searchable
        filter={filterChoices}
        limit={200}
        clearable
        clearButtonProps={{ 'aria-label': 'Tout retirer' }}
        maw="36rem"
      />
      <Text size="sm" aria-live="polite">
        {pasted}
      </Text>
      <ChoicesFailure failure={failure} />
    </>
  );
});
