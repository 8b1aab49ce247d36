import { TextInput } from '@mantine/core';
import { useField } from '../../kit/form/fields/use-field.tsx';
import type { FieldBinding } from '../../kit/form/use-record-form.ts';
import { withDot } from '../../kit/amounts/typed-number.ts';
import type { CoefficientTexts } from './coefficient-values.ts';

interface CoefficientPanelProps {
  binding: FieldBinding<CoefficientTexts, CoefficientTexts>;
  name: string;
}

export const CoefficientPanel = ({ binding, name }: CoefficientPanelProps) => {
  const { value, onChange, look } = useField({ ...binding, label: name, required: false, max: null });
  return (
    <TextInput
      {...look}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(withDot(event.currentTarget.value))}
      inputMode="decimal"
      autoComplete="off"
      maw="20rem"
    />
  );
};
