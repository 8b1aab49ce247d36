import type { FieldValues } from 'react-hook-form';
import { DayInput } from './day-input.tsx';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';

interface DateFieldProps extends FieldWords {
  /** ISO days, both included. */
  earliest?: string;
  latest?: string;
}

/** A day, kept as `2026-03-09`; `null` for none. */
export const DateField = <In extends FieldValues, Out>({ earliest, latest, ...props }: FieldBinding<In, Out> & DateFieldProps) => {
  const { value, onChange, look } = useField(props);
  return (
    <DayInput
      {...look}
      value={typeof value === 'string' && value !== '' ? value.slice(0, 10) : null}
      onChange={onChange}
      {...(earliest ? { minDate: earliest } : {})}
      {...(latest ? { maxDate: latest } : {})}
      clearable={!props.required && !look.readOnly}
      clearLabel="Effacer la date"
      maw="14rem"
    />
  );
};
