import { endpoint } from '@comptoir/contract/kit';
import { lotFieldsOf } from '@comptoir/contract/lots';
import type { ChoiceField, Field, Fields } from '@comptoir/contract/fields/field';
import type { Reference } from '@comptoir/contract/references/kit';
import { useQueries } from '@tanstack/react-query';
import { z } from 'zod';
import type { Choices } from '../kit/form/fields/choices.tsx';
import type { Choice } from '../kit/form/fields/options.ts';
import { readOf } from '../kit/queries.ts';

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));
type Rows = z.output<typeof rows>;

type From = NonNullable<ChoiceField['from']>;

/** @throws Error when the list does not say what may be chosen. */
export const fromOf = ({ from, label }: ChoiceField): From => {
  if (!from) throw new Error(`${label}: nothing to choose from`);
  return from;
};

/** The call that a choice is made from, known by its path only. */
export const choicesCall = ({ who }: Reference, { from, label }: { from: From; label: string }) =>
  endpoint({ method: 'GET', path: from.path, who, on: 'customer', action: `${label}\u00a0: lire les choix`, answer: rows });

export const optionsOf = (answer: Rows | undefined, from: From): Choice[] | undefined =>
  answer?.map((row) => ({ value: Number(row[from.value]), label: String(row[from.label] ?? '') }));

const isChoice = (entry: [string, Field]): entry is [string, ChoiceField] => entry[1].kind === 'choice';

/** What may be chosen for many rows, by field. */
export const useLotChoices = (spec: Reference): Record<string, Choices> => {
  const fields: Fields = lotFieldsOf(spec.fields);
  const chosen = Object.entries(fields).filter(isChoice);
  const queries = useQueries({
    queries: chosen.map(([, field]) => readOf(choicesCall(spec, { from: fromOf(field), label: field.label }), {})),
  });
  return Object.fromEntries(
    chosen.map(([name, field], at) => {
      const { data, ...failure } = queries[at]!;
      return [name, { options: optionsOf(data, fromOf(field)), failure }];
    }),
  );
};
