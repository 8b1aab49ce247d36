import { memo, useState, type KeyboardEvent } from 'react';
import css from './amounts.module.css';
import { numberOfCell, withDot } from './pasted-cells.ts';

interface AmountInputProps {
  value: number | null;
  onChange: (at: number, value: number | null) => void;
  /** Names the row. */
  at: number;
  label: string;
  /** 0 for whole numbers. */
  decimals?: number;
  readOnly?: boolean;
  invalid?: boolean;
  placeholder?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** A dot starts the decimals, like a comma. */
const cleaned = (text: string, decimals: number) => {
  const [whole = '', ...rest] = text
    .replaceAll('.', ',')
    .replace(/[^\d,]/g, '')
    .split(',');
  return rest.length === 0 || decimals === 0 ? whole : `${whole},${rest.join('').slice(0, decimals)}`;
};

const shownOf = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));
const numberOf = (text: string) => (text === ',' ? null : numberOfCell(text));

/** A number in a large table: a native input that keeps the typed text. */
export const AmountInput = memo((props: AmountInputProps) => {
  const { value, onChange, at, label, decimals = 2, readOnly = false, invalid = false, placeholder, onKeyDown } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className={css.input}
      data-at={at}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      aria-label={label}
      aria-invalid={invalid || undefined}
      readOnly={readOnly}
      placeholder={placeholder}
      maxLength={12}
      autoComplete="off"
      value={typed !== null && numberOf(typed) === value ? typed : shownOf(value)}
      onChange={(event) => {
        const { value: entered } = event.currentTarget;
        const isPasted = 'inputType' in event.nativeEvent && event.nativeEvent.inputType === 'insertFromPaste';
        const text = cleaned(isPasted ? withDot(entered) : entered, decimals);
        setTyped(text);
        onChange(at, numberOf(text));
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={onKeyDown}
    />
  );
});
