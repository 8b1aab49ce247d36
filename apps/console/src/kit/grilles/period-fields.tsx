import type { FieldValues } from 'react-hook-form';
import { DateField } from '../form/fields/date-field.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import type { FieldBinding } from '../form/use-record-form.ts';

interface PeriodFieldsProps<In extends FieldValues, Out> {
  field: (name: 'Libelle' | 'DateDebut' | 'DateFin') => FieldBinding<In, Out>;
  /** The first day as it stands in the form. */
  start: string | null;
}

/** What a grid is called, and when it holds. */
export const PeriodFields = <In extends FieldValues, Out>({ field, start }: PeriodFieldsProps<In, Out>) => (
  <>
    <TextField {...field('Libelle')} />
    <DateField {...field('DateDebut')} />
    <DateField {...field('DateFin')} earliest={start} />
  </>
);
