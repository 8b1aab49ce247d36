import type { ChoiceField } from '@comptoir/contract/fields/field';
import type { Reference, ReferenceRow } from '@comptoir/contract/references/kit';
import { writtenFields } from '@comptoir/contract/references/kit';
import { endpoint } from '@comptoir/contract/kit';
import { useMemo } from 'react';
import { z } from 'zod';
import { DescribedField } from '../kit/form/fields/described-field.tsx';
import { SelectField } from '../kit/form/fields/select-field.tsx';
import type { FieldBinding, RecordForm } from '../kit/form/use-record-form.ts';
import { useRead } from '../kit/queries.ts';
import { extrasFor } from './extras.ts';

export type Values = Record<string, unknown>;

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

type From = NonNullable<ChoiceField['from']>;

/** @throws Error when the list does not say what may be chosen. */
const fromOf = ({ from, label }: ChoiceField): From => {
  if (!from) throw new Error(`${label}: nothing to choose from`);
  return from;
};

type ChoiceInputProps = FieldBinding<Values, Values> & { spec: Reference; from: From };

const ChoiceInput = ({ spec: { who }, from, ...binding }: ChoiceInputProps) => {
  const { label } = binding;
  // The call that the choice is made from, known by its path only.
  const choices = useMemo(
    () => endpoint({ method: 'GET', path: from.path, who, on: 'customer', action: `${label}\u00a0: lire les choix`, answer: rows }),
    [from, who, label],
  );
  const { data, ...query } = useRead(choices, {});
  const options = data?.map((row) => ({ value: Number(row[from.value]), label: String(row[from.label] ?? '') }));
  return <SelectField {...binding} options={options} failure={query} />;
};

interface ReferenceFieldsProps {
  spec: Reference;
  field: RecordForm<Values, Values>['field'];
  /** The stored row, if there is one. */
  stored: ReferenceRow | undefined;
}

/** An input for each field that a person may write. */
export const ReferenceFields = ({ spec, field, stored }: ReferenceFieldsProps) => {
  const { locked } = extrasFor(spec);
  return writtenFields(spec).map(([name, described]) => {
    const why = (stored && locked?.(stored, name)) ?? null;
    const binding = { ...field(name), ...(why === null ? {} : { readOnly: true, help: why }) };
    if (described.kind === 'choice') return <ChoiceInput key={name} {...binding} spec={spec} from={fromOf(described)} />;
    if (described.kind === 'own') throw new Error(`${spec.name}: a small list draws no ${name}`);
    return <DescribedField key={name} {...binding} described={described} />;
  });
};
