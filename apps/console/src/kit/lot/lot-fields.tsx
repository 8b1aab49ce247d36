import type { Field, Fields, WholeField } from '@comptoir/contract/fields/field';
import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { asTyped } from '../amounts/typed-number.ts';
import { useTypedNumber } from '../amounts/use-typed-number.ts';
import type { Choices } from '../form/fields/choices.tsx';
import { unitSection } from '../amounts/unit-section.tsx';
import { LotChoice, unchanged } from './lot-choice.tsx';
import { TriStateField } from './tri-state-field.tsx';

/** What is chosen for many rows, by field: what stays as it is has no entry. */
export type LotValues = Readonly<Record<string, unknown>>;

interface ValueProps {
  label: string;
  value: unknown;
  /** `undefined`: the rows keep their value. */
  onChange: (value: unknown) => void;
}

const LotWhole = ({ label, value, onChange, field }: ValueProps & { field: WholeField }) => {
  const typing = useTypedNumber(asTyped(value), (typed) => onChange(typed ?? undefined));
  const fault = value === undefined ? undefined : field.input.safeParse(value).error?.issues[0]?.message;
  return (
    <TextInput
      {...typing}
      {...unitSection(field.unit)}
      label={label}
      description={field.help}
      error={fault}
      placeholder={unchanged}
      inputMode="numeric"
      autoComplete="off"
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
            return (
              <LotChoice
                key={name}
                label={field.label}
                choices={choices[name] ?? { options: [] }}
                value={typeof given.value === 'number' || typeof given.value === 'string' ? given.value : null}
                onChange={(chosen) => given.onChange(chosen ?? undefined)}
              />
            );
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
