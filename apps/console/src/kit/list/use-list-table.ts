import { useEffect, useMemo } from 'react';
import { compareKeys, sortKey } from './rows/cell-value.ts';
import { searchTextOf, type Column } from './columns.ts';
import { passerOf, type Filter } from './filters/filters.ts';
import type { ListState, Sort } from './list-state.ts';
import { narrowing } from './filters/narrowing.ts';

export interface ListRow<Row> {
  id: string;
  original: Row;
}

interface Options<Row extends object> {
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  columns: readonly Column<Row>[];
  filters: readonly Filter<Row>[];
  state: Pick<ListState, 'text' | 'filters'>;
  sort: readonly Sort[];
  /** What the columns are asked. */
  holds?: ((row: Row) => boolean) | undefined;
}

const none: readonly never[] = [];

/** Of rows that keep the order in which they came. */
export const ownOrder: readonly Sort[] = none;

/** Empty values come last in both directions; what is equal in one column is ordered by the next. */
const inOrder = <Row extends object>(rows: readonly ListRow<Row>[], columns: readonly Column<Row>[], sort: readonly Sort[]) => {
  const by = sort.flatMap(({ column, descending }) => {
    const value = columns.find(({ id }) => id === column)?.value;
    return value ? [{ value, sign: descending ? -1 : 1 }] : [];
  });
  if (by.length === 0) return rows;
  const signs = by.map(({ sign }) => sign);
  const keyed = rows.map((row) => ({ row, keys: by.map(({ value }) => sortKey(value(row.original))) }));
  // 10,000 rows are compared 130,000 times: nothing is made on the way that would have to be cleared away.
  keyed.sort((one, other) => {
    for (let place = 0; place < signs.length; place += 1) {
      const a = one.keys[place];
      const b = other.keys[place];
      if (a === b) continue;
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
      return signs[place]! * compareKeys(a, b);
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
};

/** Prepares the searched text of the rows while the browser is idle, so that the first key does not wait for 10,000 of them. */
const useSearchAhead = <Row extends object>(rows: readonly Row[], searchText: (row: Row) => string) =>
  useEffect(() => {
    // Browsers without idle callbacks do the work at the first key.
    if (!('requestIdleCallback' in globalThis)) return;
    let next = 0;
    const work = (deadline: IdleDeadline) => {
      while (next < rows.length && deadline.timeRemaining() > 1) for (const row of rows.slice(next, (next += 50))) searchText(row);
      if (next < rows.length) handle = requestIdleCallback(work);
    };
    let handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }, [rows, searchText]);

/** The sorted rows, then the filtered ones: typing never sorts again. */
export const useListTable = <Row extends object>({ rows = none, rowKey, columns, filters, state, sort, holds }: Options<Row>) => {
  const known = useMemo(() => rows.map((original) => ({ id: String(rowKey(original)), original })), [rows, rowKey]);
  const sorted = useMemo(() => inOrder(known, columns, sort), [known, columns, sort]);
  const searchText = useMemo(() => searchTextOf(columns), [columns]);
  useSearchAhead(rows, searchText);
  const find = useMemo(() => {
    const passes = passerOf(filters, state.filters);
    return narrowing(
      sorted.filter(({ original }) => passes(original) && holds?.(original) !== false),
      ({ original }) => searchText(original),
    );
  }, [sorted, filters, state.filters, holds, searchText]);
  return useMemo(() => find(state.text), [find, state.text]);
};
