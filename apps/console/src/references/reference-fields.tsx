import type { ChoiceField } from '@comptoir/contract/fields/field';
import type { Reference, ReferenceRow } from '@comptoir/contract/references/kit';
import { writtenFields } from '@comptoir/contract/references/kit';
import { useMemo } from 'react';
import { DescribedField } from '../kit/form/fields/described-field.tsx';
import { SelectField } from '../kit/form/fields/select-field.tsx';
import type { FieldBinding, RecordForm } from '../kit/form/use-record-form.ts';
import { useRead } from '../kit/queries.ts';
import { extrasFor } from './extras.ts';
import { choicesCall, fromOf, optionsOf } from './reference-choices.ts';

export type Values = Record<string, unknown>;

type ChoiceInputProps = FieldBinding<Values, Values> & { spec: Reference; from: NonNullable<ChoiceField['from']> };

const ChoiceInput = ({ spec, from, ...binding }: ChoiceInputProps) => {
  const { label } = binding;
  const choices = useMemo(() => choicesCall(spec, { from, label }), [spec, from, label]);
  const { data, ...query } = useRead(choices, {});
  const options = optionsOf(data, from);
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
    const binding = field(name, why);
    if (described.kind === 'choice') return <ChoiceInput key={name} {...binding} spec={spec} from={fromOf(described)} />;
    if (described.kind === 'own') throw new Error(`${spec.name}: a small list draws no ${name}`);
    return <DescribedField key={name} {...binding} described={described} />;
  });
};
