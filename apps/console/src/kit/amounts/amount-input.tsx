import { memo, type KeyboardEvent } from 'react';
import { Reason } from '../../ui/reason.tsx';
import type { Typed } from './typed-number.ts';
import { useTypedNumber } from './use-typed-number.ts';
import css from './amounts.module.css';

interface AmountInputProps {
  value: Typed;
  onChange: (at: number, value: Typed) => void;
  /** Names the row. */
  at: number;
  label: string;
  /** For whole numbers. */
  whole?: boolean;
  /** Why it may not be changed. */
  raison?: string | null;
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
    raison = null,
    fault = null,
    invalid = false,
    placeholder,
    onKeyDown,
    onLeave,
  } = props;
  const typing = useTypedNumber(value, (typed) => onChange(at, typed), look);
  return (
    <Reason text={fault ?? raison} className={css.amount}>
      {(describedBy) => (
        <input
          {...typing}
          className={css.input}
          data-at={at}
          inputMode={whole ? 'numeric' : 'decimal'}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={invalid || fault !== null || undefined}
          readOnly={raison !== null}
          placeholder={placeholder}
          autoComplete="off"
          onBlur={() => {
            typing.onBlur();
            onLeave?.();
          }}
          onKeyDown={onKeyDown}
        />
      )}
    </Reason>
  );
});
