import type { Field, Fields, WholeField } from '@comptoir/contract/fields/field';
import { Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { asTyped, shownNumber, textOfNumber, typedNumber } from '../amounts/typed-number.ts';
import { ChoicesFailure, placeholderOf, useInOrder, useListOnceEntered, type Choices } from '../form/fields/choices.tsx';
import { filterChoices } from '../form/fields/options.ts';
import { TriStateField } from './tri-state-field.tsx';

/** What is chosen for many rows, by field: what stays as it is has no entry. */
export type LotValues = Readonly<Record<string, unknown>>;

interface ValueProps {
  label: string;
  value: unknown;
  /** `undefined`: the rows keep their value. */
  onChange: (value: unknown) => void;
}

const unchanged = 'Ne pas changer';

const LotChoice = ({ label, value, onChange, choices }: ValueProps & { choices: Choices }) => {
  const onceEntered = useListOnceEntered();
  const options = useInOrder(choices);
  return (
    <div>
      <Select<string | number>
        {...onceEntered}
        label={label}
        data={[...(options ?? [])]}
        value={typeof value === 'number' || typeof value === 'string' ? value : null}
        onChange={(chosen) => onChange(chosen ?? undefined)}
        placeholder={placeholderOf(choices, unchanged)}
        readOnly={!options}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Effacer le choix' }}
        filter={filterChoices}
        limit={200}
      />
      <ChoicesFailure failure={choices.failure} />
    </div>
  );
};

const LotWhole = ({ label, value, onChange, field }: ValueProps & { field: WholeField }) => {
  const [typed, setTyped] = useState<string | null>(null);
  const fault = value === undefined ? undefined : field.input.safeParse(value).error?.issues[0]?.message;
  return (
    <TextInput
      label={label}
      description={field.help}
      value={typed === null ? shownNumber(asTyped(value)) : textOfNumber(typed, asTyped(value))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(typedNumber(currentTarget.value) ?? undefined);
      }}
      onBlur={() => setTyped(null)}
      error={fault}
      placeholder={unchanged}
      inputMode="numeric"
      autoComplete="off"
      rightSection={
        field.unit === undefined ? null : (
          <Text span c="dimmed" size="sm">
            {field.unit}
          </Text>
        )
      }
      rightSectionWidth={field.unit === undefined ? undefined : `${field.unit.length + 2}ch`}
      rightSectionPointerEvents="none"
    />
  );
};

interface LotFieldsProps {
  /** Choices, numbers and ticks. */
  fields: Fields;
  /** What may be chosen, by field. */
  choices: Readonly<Record<string, Choices>>;
  values: LotValues;
  onChange: (name: string, value: unknown) => void;
}

const isTick = ([, { kind }]: [string, Field]) => kind === 'flag';

/** An input for each field that may be changed of many rows: it begins with no change. */
export const LotFields = ({ fields, choices, values, onChange }: LotFieldsProps) => {
  const entries = Object.entries(fields);
  const ticks = entries.filter(isTick);
  const others = entries.filter((entry) => !isTick(entry));
  const of = (name: string, { label }: Field): ValueProps => ({ label, value: values[name], onChange: (value) => onChange(name, value) });
  return (
    <Stack>
      {others.length > 0 && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {others.map(([name, field]) => {
            const given = of(name, field);
            if (field.kind === 'whole') return <LotWhole key={name} {...given} field={field} />;
            return <LotChoice key={name} {...given} choices={choices[name] ?? { options: [] }} />;
          })}
        </SimpleGrid>
      )}
      {ticks.length > 0 && (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
          {ticks.map(([name, field]) => (
            <TriStateField key={name} {...of(name, field)} value={values[name] as boolean | undefined} />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
};
