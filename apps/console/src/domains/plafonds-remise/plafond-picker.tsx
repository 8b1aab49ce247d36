import { AmountInput } from '../../kit/amounts/amount-input.tsx';
import { useField } from '../../kit/form/fields/use-field.tsx';
import type { FieldBinding } from '../../kit/form/use-record-form.ts';
import { mostPlafond } from '@comptoir/contract/plafonds-remise';
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
    <span className={css.cell}>
      <AmountInput
        at={0}
        value={typeof value === 'number' ? value : null}
        onChange={(_, typed) => onChange(typed === null ? null : Math.min(typed, mostPlafond))}
        decimals={1}
        label={label}
        placeholder={placeholder}
        invalid={look.error !== undefined}
      />
      <span aria-hidden>%</span>
    </span>
  );
};
