import { IconSelector } from '@tabler/icons-react';
import { DropPanel } from '../../ui/drop-panel.tsx';
import { Reason } from '../../ui/reason.tsx';
import type { Option } from '../list/filters/filters.ts';
import listCss from '../list/list.module.css';
import { TickBox } from '../list/rows/tick-box.tsx';
import type { CellProps } from './cell-props.ts';
import css from './grid.module.css';

interface ChoicesCellProps extends CellProps<readonly string[]> {
  options: readonly Option[];
  none: string;
}

/** Several choices in a row, in a panel that opens under its cell. */
export const ChoicesCell = (props: ChoicesCellProps) => {
  const { label, value, onChange, onLeave, reason, isClosed, isRefused, isChanged, options, none } = props;
  const words = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  const toggle = (option: string, on: boolean) => {
    if (isClosed) return;
    onChange(options.map((one) => one.value).filter((one) => (one === option ? on : value.includes(one))));
    onLeave();
  };
  return (
    <DropPanel
      label={label}
      align="start"
      button={(popoverTarget) => (
        <Reason text={reason} className={css.fill}>
          {(describedBy) => (
            <button
              type="button"
              className={css.input}
              data-changed={isChanged || undefined}
              data-empty={words.length === 0 || undefined}
              aria-label={`${label}, ${words.join(', ') || none}`}
              aria-describedby={describedBy}
              aria-disabled={isClosed || undefined}
              data-refused={isRefused || undefined}
              popoverTarget={isClosed ? undefined : popoverTarget}
            >
              <span>{words.join(', ') || none}</span>
              <IconSelector size={14} aria-hidden />
            </button>
          )}
        </Reason>
      )}
    >
      <div className={listCss.columns}>
        {options.map((option) => (
          <TickBox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={(on) => toggle(option.value, on)}
          />
        ))}
      </div>
    </DropPanel>
  );
};
