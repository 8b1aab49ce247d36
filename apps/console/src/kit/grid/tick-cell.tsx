import { Reason } from '../../ui/reason.tsx';
import listCss from '../list/list.module.css';
import type { CellProps } from './cell-props.ts';

/** Keeps the focus while it waits, so it is never `disabled`. */
export const TickCell = ({ label, value, onChange, onLeave, reason, isClosed, isRefused, isChanged }: CellProps<boolean>) => (
  <Reason text={reason} className={listCss.tick}>
    {(describedBy) => (
      <input
        type="checkbox"
        aria-label={label}
        aria-disabled={isClosed}
        aria-describedby={describedBy}
        aria-invalid={isRefused || undefined}
        data-changed={isChanged || undefined}
        checked={value}
        onChange={(event) => {
          if (isClosed) return;
          onChange(event.currentTarget.checked);
          onLeave();
        }}
      />
    )}
  </Reason>
);
