import { InputBase } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { choiceInWords, type FilterValues, type Option, type SelectFilter } from './filters.ts';
import css from '../list.module.css';
import { SearchChoice } from './search-choice.tsx';

interface SelectFilterFieldProps {
  filter: Pick<SelectFilter<never>, 'key' | 'kind' | 'label' | 'all' | 'options'>;
  values: FilterValues;
  onChoose: (value: string) => void;
}

/** Everything first. A value from the address is offered too, or the field would look unfiltered. */
const offered = (all: string, options: readonly Option[], value: string): readonly Option[] => {
  const isKnown = value === '' || options.some((option) => option.value === value);
  const named = options.map((option) => ({ ...option, label: choiceInWords(option.label) }));
  return [{ value: '', label: all }, ...named, ...(isKnown ? [] : [{ value, label: `N° ${choiceInWords(value)}` }])];
};

/** One choice: in the browser's own list for a few options, in a searchable one for many. */
export const SelectFilterField = ({ filter, values, onChoose }: SelectFilterFieldProps) => {
  const value = String(values[filter.key] ?? '');
  const options = offered(filter.all, typeof filter.options === 'function' ? filter.options(values) : filter.options, value);
  if (filter.kind === 'search-select') {
    return <SearchChoice label={filter.label} options={options} value={value} onChoose={onChoose} />;
  }
  return (
    <InputBase
      component="select"
      className={css.filter ?? ''}
      label={filter.label}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      pointer
      rightSection={<IconSelector size={16} aria-hidden />}
      rightSectionPointerEvents="none"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </InputBase>
  );
};
