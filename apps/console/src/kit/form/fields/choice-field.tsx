import { Group, Input, Radio } from '@mantine/core';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Reason } from '../../../ui/reason.tsx';
import css from '../form.module.css';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';
import { memoized } from '../../../ui/memoized.ts';

interface ChoiceFieldProps extends FieldWords {
  options: readonly { value: string; label: string }[];
  /** After the value has changed. */
  onChosen?: (value: string) => void;
}

/** One of a few choices, all in sight. Unlike Mantine's group, this one can be focused and says why it was refused. */
export const ChoiceField = memoized(<In extends FieldValues, Out>(props: FieldBinding<In, Out> & ChoiceFieldProps) => {
  const { options, onChosen, ...field } = props;
  const show = (value: unknown) => options.find((option) => option.value === value)?.label ?? 'Aucun choix';
  const { value, onChange, look } = useField(field, show);
  const id = useId();
  const { name, ref, onBlur, readOnly, error, description, inputContainer: _, ...words } = look;
  const choose = (next: string) => {
    if (readOnly) return;
    onChange(next);
    onChosen?.(next);
  };
  const said = [...(error ? [`${id}-error`] : []), ...(description ? [`${id}-description`] : [])];
  return (
    <Input.Wrapper {...words} id={id} labelElement="div" error={error} description={description}>
      <Reason text={props.raison} className={css.tick}>
        {(raison) => (
          <Group
            ref={ref}
            role="radiogroup"
            tabIndex={-1}
            aria-labelledby={`${id}-label`}
            aria-describedby={[...said, ...(raison === undefined ? [] : [raison])].join(' ') || undefined}
            aria-invalid={error ? true : undefined}
            aria-required={props.required}
            aria-disabled={readOnly || undefined}
            gap="lg"
            mih={32}
            onBlur={onBlur}
          >
            {options.map((option) => (
              <Radio
                key={option.value}
                {...option}
                name={name}
                checked={value === option.value}
                aria-disabled={readOnly || undefined}
                aria-describedby={raison}
                onChange={() => choose(option.value)}
              />
            ))}
          </Group>
        )}
      </Reason>
    </Input.Wrapper>
  );
});
