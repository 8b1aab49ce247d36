import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import css from '../form.module.css';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';

interface NumberFieldProps extends FieldWords {
  decimals?: number;
  /** Always shows its decimals: for money. */
  fixed?: boolean;
  /** After the number: '€', '%', 'jours'. */
  unit?: string;
  allowNegative?: boolean;
  /** `false` for a number that is a name, such as a port: no thousands separator. */
  grouped?: boolean;
}

/** The input gives a text while a number is unfinished: '12.', '-'. */
const numberOf = (typed: string | number) => {
  const number = typed === '' ? NaN : Number(typed);
  return Number.isFinite(number) ? number : null;
};

/** A number or `null`. A comma or a dot starts the decimals. */
export const NumberField = <In extends FieldValues, Out>(props: FieldBinding<In, Out> & NumberFieldProps) => {
  const { decimals = 0, fixed = false, unit, allowNegative = false, grouped = true, ...field } = props;
  const { value, onChange, look } = useField(field);
  const [typed, setTyped] = useState<string | number>('');
  const stored = typeof value === 'number' ? value : null;
  return (
    <NumberInput
      {...look}
      value={numberOf(typed) === stored ? typed : (stored ?? '')}
      onChange={(next) => {
        setTyped(next);
        onChange(numberOf(next));
      }}
      decimalScale={decimals}
      fixedDecimalScale={fixed}
      decimalSeparator=","
      allowedDecimalSeparators={['.', ',']}
      thousandSeparator={grouped ? '\u202f' : ''}
      allowNegative={allowNegative}
      suffix={unit ? `\u00a0${unit}` : ''}
      hideControls
      autoComplete="off"
      maw="36rem"
      classNames={{ wrapper: css.number ?? '' }}
    />
  );
};
