import { Input, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { Calendar } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import dayjs from 'dayjs';
import 'dayjs/locale/fr.js';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { presentDay } from '../../months/months.ts';
import { afterPress } from './after-press.ts';
import css from './day-input.module.css';
import { isDay, leftDay, shownDay, textOfDay, typedDay } from '../typed/typed-day.ts';

const names = {
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  previousYear: 'Année précédente',
  nextYear: 'Année suivante',
  previousDecade: 'Décennie précédente',
  nextDecade: 'Décennie suivante',
  monthLevelControl: 'Choisir un mois',
  yearLevelControl: 'Choisir une année',
};

const notADay = 'Date attendue, comme 31/03/2026';

interface DayInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'rightSection'> {
  /** `2026-03-09`, `null` for none, or a text that is no day, as it was typed. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Days that the calendar does not offer. A typed one stays: whoever saves refuses it. */
  minDate?: string;
  maxDate?: string;
  clearable?: boolean;
  clearLabel: string;
}

/** The month to open on: today's, or the nearest one that has days to choose. */
const openingMonth = (earliest = '', latest = '9999-12-31') => {
  const today = presentDay();
  if (today > latest) return latest;
  return today < earliest ? earliest : today;
};

/** A day, typed as 09/03/2026 or chosen in a French calendar (docs/regles/ecrans.md#typed-values). */
export const DayInput = (props: DayInputProps) => {
  const { value, onChange, minDate, maxDate, clearable = false, clearLabel, readOnly, error, onBlur, onKeyDown, ...input } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const [typed, setTyped] = useState('');
  const [turned, setTurned] = useState<{ from: string | null; month: string | null }>({ from: value, month: null });
  const day = isDay(value) ? value : null;
  const month = turned.from === value ? turned.month : null;
  const choose = (next: string | null) => {
    setTyped(shownDay(next));
    setIsOpen(false);
    onChange(next);
  };
  const settle = () => {
    const left = leftDay(value);
    if (left !== value) onChange(left);
    setTyped(shownDay(left));
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    settle();
    setIsOpen(false);
    // What is no day is said now.
    afterPress(() => setIsTyping(false));
    onBlur?.(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setIsOpen(false);
    // Both save what is being typed.
    if (event.key === 'Enter' || event.ctrlKey || event.metaKey) settle();
    onKeyDown?.(event);
  };
  return (
    <Popover opened={isOpen && !readOnly} trapFocus={false} position="bottom-start" withRoles={false}>
      <Popover.Target>
        <TextInput
          placeholder="JJ/MM/AAAA"
          autoComplete="off"
          {...input}
          readOnly={readOnly ?? false}
          value={isTyping ? textOfDay(typed, value) : shownDay(value)}
          error={error ?? (!isTyping && value !== null && day === null ? notADay : null)}
          onChange={({ currentTarget }) => {
            const next = typedDay(currentTarget.value);
            setTyped(currentTarget.value);
            setIsTyping(true);
            // Once the day is complete, what lies under the calendar is wanted.
            setIsOpen(!isDay(next));
            onChange(next);
          }}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onBlur={leave}
          onKeyDown={press}
          rightSection={
            clearable && value !== null && !readOnly ? <Input.ClearButton aria-label={clearLabel} onClick={() => choose(null)} /> : null
          }
        />
      </Popover.Target>
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <Calendar
          __preventFocus
          date={month ?? day ?? openingMonth(minDate, maxDate)}
          onDateChange={(next) => setTurned({ from: value, month: next })}
          {...(minDate ? { minDate } : {})}
          {...(maxDate ? { maxDate } : {})}
          locale="fr"
          firstDayOfWeek={1}
          // axe: days of other months are too pale.
          hideOutsideDates
          classNames={{ day: css.day ?? '' }}
          ariaLabels={names}
          getDayProps={(date) => ({
            'aria-label': dayjs(date).locale('fr').format('dddd D MMMM YYYY'),
            selected: date === day,
            onClick: () => choose(date),
          })}
        />
      </Popover.Dropdown>
    </Popover>
  );
};
