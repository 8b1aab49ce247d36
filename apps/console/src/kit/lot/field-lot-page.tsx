import type { Field, Fields } from '@comptoir/contract/fields/field';
import { labelOf } from '@comptoir/contract/fields/shapes';
import type { Endpoint } from '@comptoir/contract/kit';
import type { LotResult } from '@comptoir/contract/lots';
import { useState } from 'react';
import type { Choices } from '../form/fields/choices.tsx';
import { longCall, type Progress } from '../long-call.ts';
import { TakenUpPage, type TakenUp } from '../travaux/taken-up.tsx';
import { chosenIds } from './chosen-ids.ts';
import { flagAct, type LotAct } from './lot-effects.ts';
import { LotFields, type LotValues } from './lot-fields.tsx';
import { LotPage } from './lot-page.tsx';
import { useLot } from './use-lot.ts';

interface FieldLotPageProps {
  calls: { list: Endpoint; lot: Endpoint };
  /** The list's table, under which it keeps its selection. */
  table: string;
  /** The rows in words: one with its article, many without. */
  rows: { one: string; many: string };
  /** Those that this session may change. */
  fields: Fields;
  /** What may be chosen, by field. */
  choices?: Readonly<Record<string, Choices>>;
  list: { label: string; href: string };
  recordHref: (id: number) => string;
  csvName: string;
}

const titleOf = (count: number, { one, many }: FieldLotPageProps['rows']) => {
  if (count === 1) return `Modifier ${one}`;
  return `Modifier ${count === 0 ? 'des' : count.toLocaleString('fr-FR')} ${many}`;
};

const noChoices = {};

const wordsOf = (field: Field | undefined, value: unknown, choices: Choices | undefined) => {
  if (field?.kind === 'whole') return [Number(value).toLocaleString('fr-FR'), field.unit].filter(Boolean).join('\u00a0');
  return choices?.options?.find((option) => option.value === value)?.label ?? `n°\u00a0${String(value)}`;
};

const actsOf = (values: LotValues, fields: Fields, choices: Readonly<Record<string, Choices>>): LotAct[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const label = labelOf(fields, field);
    if (typeof value === 'boolean') return [flagAct(field, label, value)];
    // What is no number yet is told under its field.
    if (fields[field]?.kind === 'whole' && typeof value !== 'number') return [];
    return [{ field, text: `${label}\u00a0: ${wordsOf(fields[field], value, choices[field])}` }];
  });

interface FieldLotProps extends FieldLotPageProps {
  taken: TakenUp | undefined;
}

const FieldLot = ({ calls, table, rows, fields, choices = noChoices, list, recordHref, csvName, taken }: FieldLotProps) => {
  const [ids] = useState(() => taken?.ids ?? chosenIds(table));
  // The calls of a bulk change by fields have their fields there (`fieldLotCalls`).
  const [values, setValues] = useState(() => (taken?.corps['changes'] ?? {}) as LotValues);
  const lot = useLot({
    // The calls of a bulk change answer its result (`lotCalls`).
    change: (essai, headers) => (onProgress: (progress: Progress) => void) =>
      longCall(
        calls.lot,
        { query: { essai, reprend: taken?.Groupe }, headers, body: { ids, changes: values } },
        onProgress,
      ) as Promise<LotResult>,
    touches: calls.list,
  });
  const set = (name: string, value: unknown) =>
    setValues((before) => Object.fromEntries(Object.entries({ ...before, [name]: value }).filter(([, chosen]) => chosen !== undefined)));
  return (
    <LotPage
      lot={lot}
      taken={taken}
      title={titleOf(ids.length, rows)}
      count={ids.length}
      list={list}
      fields={<LotFields fields={fields} choices={choices} values={values} onChange={set} />}
      typed={{ values, resume: setValues }}
      acts={actsOf(values, fields, choices)}
      fieldName={(field) => labelOf(fields, field)}
      recordHref={recordHref}
      csvName={csvName}
    />
  );
};

/** The page of a bulk change by fields, for the ticked rows of a list or for those that a run has left. */
export const FieldLotPage = (props: FieldLotPageProps) => (
  <TakenUpPage title={titleOf(0, props.rows)} list={props.list}>
    {(taken) => <FieldLot {...props} taken={taken} />}
  </TakenUpPage>
);
