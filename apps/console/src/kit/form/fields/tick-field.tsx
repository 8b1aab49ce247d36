import { Checkbox } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';

interface TickFieldProps extends FieldWords {
  /** Why it cannot be ticked; shown below. */
  blocked?: string | null;
}

export const TickField = <In extends FieldValues, Out>({ blocked = null, ...props }: FieldBinding<In, Out> & TickFieldProps) => {
  const { value, onChange, look } = useField({ ...props, required: false });
  const { inputWrapperOrder: _, readOnly, ...rest } = look;
  return (
    <Checkbox
      {...rest}
      description={blocked ?? rest.description}
      disabled={readOnly || blocked !== null}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
};
