import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Suspense, useMemo, useState, type SyntheticEvent } from 'react';
import type { Column } from '../columns.ts';
import { ChoiceTicks } from './choice-ticks.tsx';
import { printChoices, readChoices, valuesOf } from './choices.ts';
import { keyOf, type Condition } from './conditions.ts';
import css from './conditions.module.css';
import { boundsOf, operatorsOf, type Operator } from './operators.ts';
import { shownNumber } from '../../amounts/typed-number.ts';
import { late } from '../../../ui/late.tsx';

const DayInput = late(() => import('../../form/fields/day-input.tsx').then(({ DayInput: component }) => component));

/** What is asked, as the state of the list holds it. */
export interface Asked {
  key: string;
  value: string;
}

interface ConditionFormProps<Row> {
  column: Column<Row>;
  rows: readonly Row[];
  edited: Condition<Row> | undefined;
  onApply: (asked: Asked) => void;
}

/** With no more different texts than this, a column is asked by ticking them. */
const fewValues = 30;

/** What each kind of entry is typed in. */
const labels: Readonly<Record<Operator['entry'], readonly string[]>> = {
  text: ['Texte'],
  number: ['Nombre'],
  numbers: ['De', 'À'],
  day: ['Date'],
  days: ['Du', 'Au'],
  choices: ['Valeurs'],
  none: [],
};

const figures = (text: string) => (text === '' ? '' : shownNumber(Number(text), { grouped: false }));

/** What stands in the fields for a condition that is changed. */
const typedOf = ({ entry }: Operator, value: string): string[] => {
  if (entry === 'numbers') return boundsOf(value).map(figures);
  if (entry === 'days') return boundsOf(value);
  return [entry === 'number' ? figures(value) : value];
};

const valueOf = ({ entry, fixed }: Operator, typed: readonly string[], ticked: readonly string[]) => {
  if (fixed !== undefined) return fixed;
  if (entry === 'choices') return ticked.length === 0 ? null : printChoices(ticked);
  return entry === 'numbers' || entry === 'days' ? `${typed[0] ?? ''}..${typed[1] ?? ''}` : (typed[0] ?? '');
};

/** One condition: what is asked, and of what; Enter applies it. */
export const ConditionForm = <Row,>({ column, rows, edited, onApply }: ConditionFormProps<Row>) => {
  const operators = operatorsOf(column.kind);
  const values = useMemo(() => valuesOf(column, rows), [column, rows]);
  const first = column.kind === 'text' && values.length <= fewValues ? operators.findIndex(({ entry }) => entry === 'choices') : 0;
  const [at, choose] = useState(edited ? operators.indexOf(edited.operator) : first);
  const operator = operators[at] ?? operators[0]!;
  const [typed, setTyped] = useState<readonly string[]>(edited ? typedOf(edited.operator, edited.value) : []);
  const [ticked, setTicked] = useState<readonly string[]>(edited?.operator.entry === 'choices' ? (readChoices(edited.value) ?? []) : []);
  const [fault, setFault] = useState<string | null>(null);
  const type = (place: number, text: string) => {
    setFault(null);
    setTyped((before) => [0, 1].map((one) => (one === place ? text : (before[one] ?? ''))));
  };
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = valueOf(operator, typed, ticked);
    const value = text === null ? null : operator.read(text);
    if (value === null) setFault(operator.fault);
    else onApply({ key: keyOf(column.id, operator.key), value });
  };
  return (
    <form className={css.form} onSubmit={apply} noValidate>
      <NativeSelect
        label={column.heading}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was asked for
        autoFocus={operator.entry === 'none' || operator.entry === 'choices'}
        value={at}
        onChange={({ currentTarget }) => {
          setFault(null);
          choose(Number(currentTarget.value));
        }}
        data={operators.map(({ label }, place) => ({ value: String(place), label }))}
      />
      <Suspense>
        {operator.entry === 'choices' ? (
          <ChoiceTicks
            values={values}
            ticked={ticked}
            fault={fault}
            onChange={(next) => {
              setFault(null);
              setTicked(next);
            }}
          />
        ) : (
          <div className={css.fields}>
            {labels[operator.entry].map((label, place) => {
              const common = {
                label,
                error: place === 0 ? fault : fault !== null,
                autoFocus: place === 0,
              };
              const value = typed[place] ?? '';
              return operator.entry === 'day' || operator.entry === 'days' ? (
                <DayInput
                  key={label}
                  {...common}
                  value={value === '' ? null : value}
                  onChange={(day) => type(place, day ?? '')}
                  clearLabel={`Effacer\u00a0: ${label}`}
                />
              ) : (
                <TextInput
                  key={label}
                  {...common}
                  value={value}
                  inputMode={operator.entry === 'text' ? 'text' : 'decimal'}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ currentTarget }) => type(place, currentTarget.value)}
                />
              );
            })}
          </div>
        )}
      </Suspense>
      <Button type="submit" size="xs">
        Appliquer
      </Button>
    </form>
  );
};
