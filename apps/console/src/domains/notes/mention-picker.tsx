/* oxlint-disable jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events --
   the field handles the keys of its list, as in the patterns of ARIA. */
import { Text, Textarea } from '@mantine/core';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { matching, mentionAt, withName, type Personne } from './mentions.ts';
import css from './notes.module.css';

interface MentionPickerProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Those who may be named. */
  people: readonly Personne[];
  error: string | undefined;
  /** The field takes the focus when it appears. */
  isAsked: boolean;
}

const mostShown = 8;

/** A text in which persons are named: after @ the field offers them, arrows move, Enter chooses, Escape closes. */
export const MentionPicker = ({ label, value, onChange, people, error, isAsked }: MentionPickerProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isAskedFirst = useRef(isAsked);
  useEffect(() => {
    if (isAskedFirst.current) field.current?.focus();
  }, []);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  /** Where the caret goes once the name stands in the text. */
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current !== null) field.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  }, [value]);
  const typed = caret === null ? null : mentionAt(value, caret);
  const shown = typed ? matching(people, typed.query, mostShown) : [];
  const at = Math.min(active, shown.length - 1);

  const choose = (person: Personne) => {
    if (!typed) return;
    const { text, caret: after } = withName(value, typed, person);
    next.current = after;
    setCaret(null);
    onChange(text);
  };
  const onKey = (event: KeyboardEvent) => {
    const chosen = shown[at];
    if (!chosen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((at + step + shown.length) % shown.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen);
    else if (event.key === 'Escape') setCaret(null);
    else return;
    event.preventDefault();
    // A dialog around the field stays open.
    event.stopPropagation();
  };
  return (
    <div className={css.field}>
      <Textarea
        ref={field}
        label={label}
        description={people.length > 0 ? 'Tapez @ pour citer une personne.' : undefined}
        rows={3}
        resize="vertical"
        value={value}
        onChange={({ currentTarget }) => {
          setActive(0);
          setCaret(currentTarget.selectionStart);
          onChange(currentTarget.value);
        }}
        onKeyDown={onKey}
        onBlur={() => setCaret(null)}
        error={error}
        aria-autocomplete="list"
        aria-controls={`${id}list`}
        aria-activedescendant={shown.length > 0 ? `${id}${at}` : undefined}
      />
      <div id={`${id}list`} role="listbox" aria-label="Personnes à citer" className={css.people} hidden={shown.length === 0}>
        {shown.map((person, index) => (
          <div
            key={`${person.Kind} ${person.Login}`}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === at}
            className={css.person}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(person)}
          >
            {person.Name}
            <Text span size="xs" c="dimmed">
              {person.Kind === 'operator' ? 'opérateur' : person.Login}
            </Text>
          </div>
        ))}
      </div>
    </div>
  );
};
