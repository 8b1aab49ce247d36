import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import css from '../form.module.css';
import { asTyped } from '../../amounts/typed-number.ts';
import { useTypedNumber } from '../../amounts/use-typed-number.ts';
import { unitSection } from '../../amounts/unit-section.tsx';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';
import { memoized } from '../../../ui/memoized.ts';

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
export const NumberField = memoized(<In extends FieldValues, Out>(props: FieldBinding<In, Out> & NumberFieldProps) => {
  const { decimals = 0, fixed = false, unit, grouped = true, onSettled, ...field } = props;
  const { value, onChange, look } = useField(field);
  const typing = useTypedNumber(asTyped(value), onChange, { decimals: fixed ? decimals : 0, grouped });
  const leave = () => {
    typing.onBlur();
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
      {...typing}
      {...unitSection(unit)}
      onBlur={leave}
      onKeyDown={press}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      maw="36rem"
      classNames={{ wrapper: css.number ?? '' }}
    />
  );
});
