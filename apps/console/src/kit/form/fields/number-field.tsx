import { Text, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import css from '../form.module.css';
import { asTyped, shownNumber, textOfNumber, typedNumber } from '../../amounts/typed-number.ts';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';

interface NumberFieldProps extends FieldWords {
  /** For numbers with decimals. */
  decimals?: number;
  /** Always shows its decimals: for money. */
  fixed?: boolean;
  /** After the number: '€', '%', 'jours'. */
  unit?: string;
  /** `false` for a number that is a name, such as a port: no thousands separator. */
  grouped?: boolean;
  /** The field is left, or what is being typed is about to be saved. */
  onSettled?: () => void;
}

/** A number, `null` for none, or a text that is no number as it was typed: the schema refuses that. A comma or a dot starts the decimals. */
export const NumberField = <In extends FieldValues, Out>(props: FieldBinding<In, Out> & NumberFieldProps) => {
  const { decimals = 0, fixed = false, unit, grouped = true, onSettled, ...field } = props;
  const { value, onChange, look } = useField(field);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = { decimals: fixed ? decimals : 0, grouped };
  const leave = () => {
    setTyped(null);
    onSettled?.();
    look.onBlur();
  };
  const press = (event: KeyboardEvent) => {
    // Both save what is being typed.
    if (event.key === 'Enter' || event.ctrlKey || event.metaKey) onSettled?.();
  };
  return (
    <TextInput
      {...look}
      value={typed === null ? shownNumber(asTyped(value), shown) : textOfNumber(typed, asTyped(value), shown)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(typedNumber(currentTarget.value));
      }}
      onBlur={leave}
      onKeyDown={press}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      rightSection={
        unit ? (
          <Text span c="dimmed" size="sm">
            {unit}
          </Text>
        ) : null
      }
      rightSectionWidth={unit ? `${unit.length + 2}ch` : undefined}
      rightSectionPointerEvents="none"
      autoComplete="off"
      maw="36rem"
      classNames={{ wrapper: css.number ?? '' }}
    />
  );
};
