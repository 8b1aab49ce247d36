import { Select } from '@mantine/core';
import { ChoicesFailure, placeholderOf, useInOrder, useListOnceEntered, type Choices } from '../form/fields/choices.tsx';
import { filterChoices } from '../form/fields/options.ts';

export const unchanged = 'Ne pas changer';

interface LotChoiceProps<Value extends string | number> {
  label: string;
  description?: string;
  choices: Choices<Value>;
  /** `null`: the rows keep theirs. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** One value for many rows. */
export const LotChoice = <Value extends string | number>({ label, description, choices, value, onChange }: LotChoiceProps<Value>) => {
  const onceEntered = useListOnceEntered();
  const options = useInOrder(choices);
  return (
    <div>
      <Select<Value>
        {...onceEntered}
        label={label}
        description={description}
        data={[...(options ?? [])]}
        value={value}
        onChange={onChange}
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
