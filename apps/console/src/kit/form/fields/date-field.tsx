import type { FieldValues } from 'react-hook-form';
import { DayInput } from './day-input.tsx';
import { isDay } from '../typed/typed-day.ts';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';
import { memoized } from '../../../ui/memoized.ts';

interface DateFieldProps extends FieldWords {
  /** ISO days, both included: what the calendar offers. The schema refuses the others. */
  earliest?: string | null;
  latest?: string | null;
}

/** A day, kept as `2026-03-09`; `null` for none; a text that is no day as typed, which the schema refuses. */
export const DateField = memoized(<In extends FieldValues, Out>({ earliest, latest, ...props }: FieldBinding<In, Out> & DateFieldProps) => {
  const { value, onChange, look } = useField(props);
  return (
    <DayInput
      {...look}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={onChange}
      {...(isDay(earliest) ? { minDate: earliest } : {})}
      {...(isDay(latest) ? { maxDate: latest } : {})}
      clearable={!props.required}
      clearLabel="Effacer la date"
      maw="14rem"
    />
  );
});
