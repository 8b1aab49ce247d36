import { memo, useState, type KeyboardEvent } from 'react';
import { Reason } from '../../ui/reason.tsx';
import { shownNumber, textOfNumber, typedNumber, type Typed } from './typed-number.ts';
import css from './amounts.module.css';

interface AmountInputProps {
  value: Typed;
  onChange: (at: number, value: Typed) => void;
  /** Names the row. */
  at: number;
  label: string;
  /** For whole numbers. */
  whole?: boolean;
  readOnly?: boolean;
  /** What is wrong with the value. */
  fault?: string | null;
  /** Marked without a sentence of its own: the table says what is missing. */
  invalid?: boolean;
  placeholder?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onLeave?: () => void;
}

const look = { grouped: false };

/** A number in a large table: a native input that keeps the typed text, also one that is no number. */
export const AmountInput = memo((props: AmountInputProps) => {
  const {
    value,
    onChange,
    at,
    label,
    whole = false,
    readOnly = false,
    fault = null,
    invalid = false,
    placeholder,
    onKeyDown,
    onLeave,
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Reason text={fault} className={css.amount}>
      {(describedBy) => (
        <input
          className={css.input}
          data-at={at}
          inputMode={whole ? 'numeric' : 'decimal'}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={invalid || fault !== null || undefined}
          readOnly={readOnly}
          placeholder={placeholder}
          autoComplete="off"
          value={typed === null ? shownNumber(value, look) : textOfNumber(typed, value, look)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onChange(at, typedNumber(currentTarget.value));
          }}
          onBlur={() => {
            setTyped(null);
            onLeave?.();
          }}
          onKeyDown={onKeyDown}
        />
      )}
    </Reason>
  );
});
