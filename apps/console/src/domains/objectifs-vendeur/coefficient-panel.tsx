import { TextInput } from '@mantine/core';
import { useField } from '../../kit/form/fields/use-field.tsx';
import type { FieldBinding } from '../../kit/form/use-record-form.ts';
import { cleanCoefficient, type CoefficientTexts } from './coefficient-values.ts';

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
      onChange={(event) => onChange(cleanCoefficient(event.currentTarget.value))}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      maw="20rem"
    />
  );
};
