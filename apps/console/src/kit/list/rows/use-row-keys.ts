import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const controls = 'a[href]:not([tabindex="-1"]), button, input, select';
const typing = 'select, textarea, [contenteditable], input:not([type=checkbox], [type=radio])';
/** Text inputs of a grid: they have one line, so up, down and Enter go to other rows. */
const gridText = 'input[data-cell]';
const leavesCell = (key: string) => key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter';

const rowOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null);
const indexOf = (row: HTMLElement | null) => (row ? Number(row.dataset['index']) : null);

/** The control of the same column, or the row's first one, or the row. */
const focusIn = (row: HTMLElement, place: number) => {
  const control = row.children[place]?.querySelector<HTMLElement>(controls) ?? row.querySelector<HTMLElement>(controls) ?? row;
  control.focus();
  if (control instanceof HTMLInputElement && control.matches(gridText)) control.select();
};

const step = (row: HTMLElement, from: Element, by: number) => {
  const found = [...row.querySelectorAll<HTMLElement>(controls)];
  found[found.findIndex((control) => control === from) + by]?.focus();
};

interface Options {
  viewport: RefObject<HTMLElement | null>;
  count: number;
  /** Scrolls to a row that is not mounted. */
  scrollTo: (index: number) => void;
  /** The row with the focus: it stays mounted when scrolled away. */
  setFocused: (index: number | null) => void;
}

/** Arrows, Home and End move between rows; left and right between the controls of a row. */
export const useRowKeys = ({ viewport, count, scrollTo, setFocused }: Options) => {
  const wanted = useRef<{ index: number; place: number } | null>(null);

  useLayoutEffect(() => {
    const { current } = wanted;
    const row = current && viewport.current?.querySelector<HTMLElement>(`tr[data-index="${current.index}"]`);
    if (!current || !row) return;
    wanted.current = null;
    focusIn(row, current.place);
  });

  const go = (index: number, from: HTMLElement | null, target: Element) => {
    const cell = target.closest('td');
    wanted.current = { index, place: from && cell ? [...from.children].indexOf(cell) : 0 };
    scrollTo(index);
    setFocused(index);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target;
    if (!(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isCell = target.matches(gridText);
    if (target.matches(typing) && !(isCell && leavesCell(event.key))) return;
    const row = rowOf(target);
    const at = indexOf(row) ?? -1;
    const below = Math.min(at + 1, count - 1);
    const next = { ArrowDown: below, ArrowUp: Math.max(at - 1, 0), Home: 0, End: count - 1, ...(isCell ? { Enter: below } : {}) }[
      event.key
    ];
    if (next !== undefined && count > 0) {
      event.preventDefault();
      if (next !== at) go(next, row, target);
    } else if (row && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault();
      step(row, target, event.key === 'ArrowLeft' ? -1 : 1);
    }
  };

  return {
    onKeyDown,
    onFocus: (event: FocusEvent<HTMLElement>) => setFocused(indexOf(rowOf(event.target))),
  };
};
