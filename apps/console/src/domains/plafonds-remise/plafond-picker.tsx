import { Input } from '@mantine/core';
import { AmountInput } from '../../kit/amounts/amount-input.tsx';
import { asTyped } from '../../kit/amounts/typed-number.ts';
import { useField } from '../../kit/form/fields/use-field.tsx';
import type { FieldBinding } from '../../kit/form/use-record-form.ts';
import { inPercent, type PlafondValues } from './plafond-cells.ts';
import css from './plafonds-remise.module.css';

interface PlafondPickerProps {
  binding: FieldBinding<PlafondValues, PlafondValues>;
  /** The row and the profile. */
  label: string;
  placeholder: string;
}

const show = (value: unknown) => (typeof value === 'number' ? inPercent(value) : 'Aucun plafond');

/** One ceiling: a percentage up to 100. */
export const PlafondPicker = ({ binding, label, placeholder }: PlafondPickerProps) => {
  const { value, onChange, look } = useField({ ...binding, label }, show);
  return (
    <>
      <span className={css.cell}>
        <AmountInput
          at={0}
          value={asTyped(value)}
          onChange={(_, typed) => onChange(typed)}
          onLeave={look.onBlur}
          label={label}
          placeholder={placeholder}
          fault={look.error ?? null}
        />
        <span aria-hidden>%</span>
      </span>
      {look.error && (
        // The input already says it to screen readers.
        <Input.Error component="span" className={css.fault ?? ''} aria-hidden>
          {look.error}
        </Input.Error>
      )}
    </>
  );
};
