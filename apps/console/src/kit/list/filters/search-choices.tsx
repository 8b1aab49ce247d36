import { useMemo, useState, type KeyboardEvent } from 'react';
import { OptionList } from '../../../ui/option-list.tsx';
import { fold, matcherOf } from './fold.ts';
import css from './search-choices.module.css';
import type { Option } from './filters.ts';

export interface SearchChoicesProps {
  label: string;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  /** What was chosen stays. */
  onKeep: () => void;
}

/** The list of a `SearchChoice`, loaded on hover or focus. */
export const SearchChoices = ({ label, options, value, onChoose, onKeep }: SearchChoicesProps) => {
  const [query, setQuery] = useState('');
  const found = useMemo(() => {
    const matches = matcherOf(query);
    return options.filter((option) => matches(fold(option.label))).map((option) => ({ id: option.value, label: option.label }));
  }, [options, query]);
  // For the current choice the list lets Enter through; the button that regains the focus must not see it.
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    onKeep();
  };
  const count = (some: readonly { label: string }[]) => some.length.toLocaleString('fr-FR');
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the field that it holds
    <div className={css.choices} onKeyDown={keep}>
      <OptionList
        label={label}
        labelShown={false}
        query={query}
        onQuery={setQuery}
        options={found}
        chosen={value}
        onChoose={({ id }) => onChoose(id)}
        count={found.length === options.length ? `${count(found)} choix` : `${count(found)} sur ${count(options)}`}
        empty="Aucun résultat."
      />
    </div>
  );
};
