import type { ChoiceField, Reference, ReferenceRow } from '@comptoir/contract/references/kit';
import { writtenFields } from '@comptoir/contract/references/kit';
import { endpoint } from '@comptoir/contract/kit';
import { useMemo } from 'react';
import { z } from 'zod';
import { SelectField } from '../kit/form/fields/select-field.tsx';
import { TextField } from '../kit/form/fields/text-field.tsx';
import { TickField } from '../kit/form/fields/tick-field.tsx';
import type { FieldBinding, RecordForm } from '../kit/form/use-record-form.ts';
import type { FieldWords } from '../kit/form/fields/use-field.tsx';
import { useRead } from '../kit/queries.ts';
import { extrasFor } from './extras.ts';

export type Values = Record<string, unknown>;

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

/** The call that gives the choices, known only by its path. */
const choicesOf = ({ from, label }: ChoiceField, { who }: Reference) =>
  endpoint({ method: 'GET', path: from.path, who, on: 'customer', action: `${label} : lire les choix`, answer: rows });

const ChoiceInput = ({ spec, field, ...binding }: FieldBinding<Values, Values> & FieldWords & { spec: Reference; field: ChoiceField }) => {
  const { data, ...query } = useRead(
    useMemo(() => choicesOf(field, spec), [field, spec]),
    {},
  );
  const options = data?.map((row) => ({ value: Number(row[field.from.value]), label: String(row[field.from.label] ?? '') }));
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
  return writtenFields(spec).map(([name, definition]) => {
    const why = (stored && locked?.(stored, name)) ?? null;
    const help = why ?? definition.help;
    const words = { ...field(name), label: definition.label, readOnly: why !== null, ...(help ? { help } : {}) };
    if (definition.kind === 'bool') return <TickField key={name} {...words} />;
    if (definition.kind === 'choice') return <ChoiceInput key={name} {...words} spec={spec} field={definition} />;
    return <TextField key={name} {...words} type={definition.kind} />;
  });
};
