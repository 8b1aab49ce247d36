/* oxlint-disable jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events --
   the combobox of the ARIA patterns: the field handles the keys, and no native element shows thousands of options. */
import { TextInput, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './option-list.module.css';

export interface Option {
  id: string;
  label: string;
  /** At the right, dimmed: where it comes from. */
  detail?: string;
}

export interface OptionListProps {
  /** Name of the field. */
  label: string;
  labelShown?: boolean;
  placeholder?: string;
  query: string;
  onQuery: (query: string) => void;
  /** The options that match, in order. Thousands are fine. */
  options: readonly Option[];
  /** Shown when no option matches. */
  empty: ReactNode;
  /** Read by screen readers and shown under the field: '12 sur 2 000 clients'. */
  count: string;
  chosen?: string | null;
  onChoose: (option: Option) => void;
  required?: boolean;
}

const oneLine = 36;
/** On a phone what is dimmed stands below the label, which may take two lines: neither is cut. */
const stacked = 60;
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** A field whose list is always in sight: typing filters, arrows move, Enter chooses. The focus starts in the field and stays there. */
export const OptionList = (props: OptionListProps) => {
  const { label, labelShown = true, placeholder, query, onQuery, options, empty, count, chosen = null, onChoose, required = false } = props;
  const [active, setActive] = useState(() =>
    Math.max(
      options.findIndex(({ id: one }) => one === chosen),
      0,
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  const rowHeight = isNarrow && options.some(({ detail }) => detail) ? stacked : oneLine;
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    initialOffset: active * rowHeight,
    overscan: 6,
  });
  useEffect(() => rows.measure(), [rows, rowHeight]);

  const search = (typed: string) => {
    setActive(0);
    list.current?.scrollTo({ top: 0 });
    onQuery(typed);
  };

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const next = Math.min(Math.max(active + step, 0), options.length - 1);
      setActive(next);
      rows.scrollToIndex(next);
    }
    const option = options[active];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && option && option.id !== chosen) {
      event.preventDefault();
      onChoose(option);
    }
  };

  return (
    <div>
      <TextInput
        {...(labelShown ? { label: required ? `${label} (obligatoire)` : label } : { 'aria-label': label })}
        {...(placeholder ? { placeholder } : {})}
        value={query}
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={move}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? `${id}${active}` : undefined}
        aria-required={required}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list is what the page or the dialog is for
        autoFocus
        data-autofocus
      />
      <output className={classes.count}>{count}</output>
      {options.length === 0 && <div className={classes.empty}>{empty}</div>}
      <div ref={list} id={`${id}list`} role="listbox" aria-label={label} className={classes.list} hidden={options.length === 0}>
        <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const option = options[index];
            return (
              option && (
                <div
                  key={option.id}
                  id={`${id}${index}`}
                  role="option"
                  aria-selected={option.id === chosen}
                  aria-setsize={options.length}
                  aria-posinset={index + 1}
                  className={classes.option}
                  data-active={index === active || undefined}
                  data-stacked={rowHeight === stacked || undefined}
                  style={{ height: rowHeight, transform: `translateY(${start}px)` }}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    setActive(index);
                    onChoose(option);
                  }}
                >
                  <span className={classes.label}>{option.label}</span>
                  {option.detail && <span className={classes.detail}>{option.detail}</span>}
                  {option.id === chosen && <VisuallyHidden>(choisi)</VisuallyHidden>}
                </div>
              )
            );
          })}
        </div>
      </div>
    </div>
  );
};
