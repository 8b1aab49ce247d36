import { marques } from '@comptoir/contract/domains/marques/marques.calls';
import type { FieldValues } from 'react-hook-form';
import { MultiSelectField } from '../../kit/form/fields/multi-select-field.tsx';
import type { FieldWords } from '../../kit/form/fields/use-field.tsx';
import type { FieldBinding } from '../../kit/form/use-record-form.ts';
import { useRead } from '../../kit/queries.ts';

interface MarquesPickerProps extends FieldWords {
  /** `null` or `undefined`: not known yet, so there is nothing to choose from. */
  IDActivite: number | null | undefined;
  /** What must be chosen first. */
  before?: string;
}

const none: readonly never[] = [];

/** Brands of one activity. */
export const MarquesPicker = <In extends FieldValues, Out>({
  IDActivite,
  before = 'une activité',
  ...field
}: FieldBinding<In, Out> & MarquesPickerProps) => {
  const isKnown = typeof IDActivite === 'number';
  const query = useRead(marques.list, { query: isKnown ? { IDActivite } : {} }, { enabled: isKnown });
  if (!isKnown) return <MultiSelectField {...field} options={none} raison={field.raison ?? `Choisissez d’abord ${before}.`} />;
  return <MultiSelectField {...field} options={query.data?.map(({ Make }) => ({ value: Make, label: Make }))} failure={query} />;
};
