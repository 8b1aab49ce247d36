import { useState } from 'react';
import { Reason } from '../../ui/reason.tsx';
import type { Option } from '../list/filters/filters.ts';
import type { CellProps } from './cell-props.ts';
import css from './grid.module.css';

interface SelectCellProps extends CellProps<string> {
  options: readonly Option[];
  /** Gets all its options on hover or focus. */
  isLazy: boolean;
}

/** Includes the chosen value, even if it is no longer offered. */
const offered = (options: readonly Option[], value: string, all: boolean) => {
  const chosen = options.find((option) => option.value === value) ?? { value, label: value === '' ? '' : `N° ${value}` };
  if (!all) return [chosen];
  return options.includes(chosen) ? options : [chosen, ...options];
};

/** One choice in a row, in the browser's own list. */
export const SelectCell = (props: SelectCellProps) => {
  const { label, value, onChange, onLeave, reason, isClosed, isRefused, isChanged, options, isLazy } = props;
  const [isNear, setIsNear] = useState(false);
  const comeNear = isLazy && !isNear ? () => setIsNear(true) : undefined;
  return (
    <Reason text={reason} className={css.fill}>
      {(describedBy) => (
        <select
          className={css.input}
          data-changed={isChanged || undefined}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isRefused || undefined}
          aria-disabled={isClosed || undefined}
          value={value}
          onPointerDown={comeNear}
          onFocus={comeNear}
          onMouseDown={(event) => isClosed && event.preventDefault()}
          onKeyDown={(event) => isClosed && event.key !== 'Tab' && event.preventDefault()}
          onChange={(event) => {
            if (isClosed) return;
            onChange(event.currentTarget.value);
            onLeave();
          }}
        >
          {offered(options, value, !isLazy || isNear).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Reason>
  );
};
