import type { ChoiceField, OwnField, WrittenField } from '@comptoir/contract/fields/field';
import type { FieldValues } from 'react-hook-form';
import type { FieldBinding } from '../use-record-form.ts';
import { NumberField } from './number-field.tsx';
import { SecretField } from './secret-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextareaField, TextField } from './text-field.tsx';
import { TickField } from './tick-field.tsx';
import type { FieldWords } from './use-field.tsx';
import { memoized } from '../../../ui/memoized.ts';

/** A field whose kind alone says what it looks like: a choice needs its rows, and some are drawn by hand. */
export type PlainField = Exclude<WrittenField, ChoiceField | OwnField>;

const longText = 255;

type DescribedFieldProps<In extends FieldValues, Out> = FieldBinding<In, Out> & FieldWords & { described: PlainField };

export const DescribedField = memoized(<In extends FieldValues, Out>({ described, ...field }: DescribedFieldProps<In, Out>) => {
  switch (described.kind) {
    case 'flag':
      return <TickField {...field} />;
    case 'whole':
      return <NumberField {...field} {...(described.unit ? { unit: described.unit } : {})} />;
    case 'rate':
      return <NumberField {...field} decimals={2} unit="%" />;
    case 'values':
      return <SelectField {...field} options={described.options} />;
    case 'secret':
      return <SecretField {...field} />;
    case 'country':
      return <TextField {...field} />;
    case 'url':
      return <TextField {...field} type="url" />;
    case 'text':
      return described.max > longText ? <TextareaField {...field} /> : <TextField {...field} type={described.type ?? 'text'} />;
  }
});
