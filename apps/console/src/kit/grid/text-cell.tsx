import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Reason } from '../../ui/reason.tsx';
import type { CellProps } from './cell-props.ts';
import css from './grid.module.css';
import { isTable } from './pasted-rows.ts';

interface TextCellProps extends CellProps<string> {
  placeholder: string | undefined;
  onUndo: () => void;
  /** Absent: arrows move to the next row. */
  onEnter: (() => void) | null;
  onPaste: (text: string) => void;
}

/** A text in a row. Escape restores the stored value; several pasted lines fill the rows below. */
export const TextCell = (props: TextCellProps) => {
  const { label, value, onChange, onLeave, reason, isClosed, isRefused, isChanged, placeholder, onUndo, onEnter, onPaste } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isChanged) {
      event.preventDefault();
      onUndo();
    } else if (event.key === 'Enter' && onEnter) {
      event.preventDefault();
      event.stopPropagation();
      onEnter();
    }
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (isClosed || !isTable(text)) return;
    event.preventDefault();
    onPaste(text);
  };
  return (
    <Reason text={reason} className={css.fill}>
      {(describedBy) => (
        <input
          className={css.input}
          data-cell
          data-changed={isChanged || undefined}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isRefused || undefined}
          readOnly={isClosed}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
          onKeyDown={onKeyDown}
          onPaste={paste}
        />
      )}
    </Reason>
  );
};
