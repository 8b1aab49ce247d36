import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const box = 'input[data-column]';
const rowsIn = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('tr[data-row]')].filter((row) => row.querySelector(box));
const boxesIn = (row: HTMLElement) => [...row.querySelectorAll<HTMLInputElement>(box)];

/** The box in that column, or the nearest one. */
const nearest = (row: HTMLElement, column: number) =>
  boxesIn(row).toSorted((a, b) => Math.abs(Number(a.dataset['column']) - column) - Math.abs(Number(b.dataset['column']) - column))[0];

const page = 10;

/** The box that a key leads to, by row and column; null for other keys. */
const targetOf = ({ key, ctrlKey }: KeyboardEvent, at: HTMLInputElement, grid: HTMLElement) => {
  const rows = rowsIn(grid);
  const row = at.closest('tr');
  const place = rows.findIndex((one) => one === row);
  const own = row ? boxesIn(row) : [];
  const column = Number(at.dataset['column']);
  const inRow = (next: number) => own[Math.min(Math.max(next, 0), own.length - 1)];
  const inColumn = (next: number) => {
    const found = rows[Math.min(Math.max(next, 0), rows.length - 1)];
    return found && nearest(found, column);
  };
  const moves: Record<string, () => HTMLInputElement | undefined> = {
    ArrowLeft: () => inRow(own.indexOf(at) - 1),
    ArrowRight: () => inRow(own.indexOf(at) + 1),
    ArrowUp: () => inColumn(place - 1),
    ArrowDown: () => inColumn(place + 1),
    PageUp: () => inColumn(place - page),
    PageDown: () => inColumn(place + page),
    Home: () => (ctrlKey ? inColumn(0) : inRow(0)),
    End: () => (ctrlKey ? inColumn(rows.length - 1) : inRow(own.length - 1)),
  };
  return moves[key]?.() ?? null;
};

/**
 * Moves between the boxes of a grid: arrows, Home, End and the page keys. Tab enters and leaves at the last box.
 * The boxes' `tabindex` is set by hand, since it follows the focus and nothing else of them changes.
 */
export const useGridKeys = (grid: RefObject<HTMLElement | null>) => {
  const current = useRef<HTMLInputElement | null>(null);
  const settle = (at: HTMLInputElement | null) => {
    if (current.current !== at) current.current?.setAttribute('tabindex', '-1');
    at?.setAttribute('tabindex', '0');
    current.current = at;
  };
  // The box for Tab may have been filtered away.
  useLayoutEffect(() => {
    if (!grid.current?.contains(current.current)) settle(grid.current?.querySelector<HTMLInputElement>(box) ?? null);
  });
  return {
    onFocus: ({ target }: FocusEvent) => target instanceof HTMLInputElement && target.matches(box) && settle(target),
    onKeyDown: (event: KeyboardEvent) => {
      const { target, altKey, metaKey, shiftKey, ctrlKey, key } = event;
      const isOther = altKey || metaKey || shiftKey || (ctrlKey && key !== 'Home' && key !== 'End');
      if (isOther || !grid.current || !(target instanceof HTMLInputElement) || !target.matches(box)) return;
      const next = targetOf(event, target, grid.current);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
};
