import { useState } from 'react';
import { DayInput } from './day-input.tsx';
import { isDay } from '../typed/typed-day.ts';

interface DayFilterProps {
  label: string;
  /** ISO day, '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A day that narrows a list. A text that is no day stays in the field and narrows nothing. */
export const DayFilter = ({ label, value, onChange }: DayFilterProps) => {
  /** Unreadable, and the filter that it was typed over: another one replaces it. */
  const [draft, setDraft] = useState({ text: '', over: '' });
  const isDrafted = draft.text !== '' && draft.over === value;
  return (
    <DayInput
      label={label}
      value={isDrafted ? draft.text : value || null}
      onChange={(next) => {
        const isRead = next === null || isDay(next);
        setDraft({ text: isRead ? '' : next, over: value });
        if (isRead) onChange(next ?? '');
      }}
      // A half typed day must not ask for the whole list.
      onBlur={() => {
        if (!isDrafted || value === '') return;
        setDraft({ ...draft, over: '' });
        onChange('');
      }}
      clearable
      clearLabel={`Effacer\u00a0: ${label}`}
    />
  );
};
