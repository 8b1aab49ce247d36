export type FilterValue = string | boolean;
export type FilterValues = Readonly<Record<string, FilterValue>>;

export interface Option {
  value: string;
  label: string;
}

/** A choice in words, also one whose text is blanks alone. */
export const choiceInWords = (text: string) => text.trim() || '(vide)';

interface FilterBase {
  /** Key in the address; not `q`, `sort` or `columns`. */
  key: string;
  label: string;
  /** Keys of filters that are reset when this one changes. */
  clears?: readonly string[];
}
export interface SelectFilter<Row> extends FilterBase {
  /** `search-select`: the options are searched by typing. */
  kind: 'select' | 'search-select';
  /** The word for no choice: 'Toutes'. */
  all: string;
  options: readonly Option[] | ((values: FilterValues) => readonly Option[]);
  keeps: (row: Row, value: string) => boolean;
  /** The initial choice; '' or absent: everything. */
  default?: string;
}
export interface TickFilter<Row> extends FilterBase {
  kind: 'tick';
  keeps: (row: Row, ticked: boolean) => boolean;
  default?: boolean;
}
/** A filter of its own on a list; every list has the free text besides. */
export type Filter<Row> = SelectFilter<Row> | TickFilter<Row>;

export const defaultOf = (filter: { kind: string; default?: FilterValue }): FilterValue =>
  filter.default ?? (filter.kind === 'tick' ? false : '');

/** The values after one choice; filters that depend on it go back to their default. */
export const chosen = (filters: readonly Filter<never>[], values: FilterValues, key: string, value: FilterValue): FilterValues => {
  const cleared = filters.find((filter) => filter.key === key)?.clears ?? [];
  const defaults = filters
    .filter((filter) => cleared.includes(filter.key))
    .map((filter): [string, FilterValue] => [filter.key, defaultOf(filter)]);
  return { ...values, ...Object.fromEntries(defaults), [key]: value };
};

/** Whether a row passes every filter. An empty select keeps everything; a tick decides in both states. */
export const passerOf = <Row>(filters: readonly Filter<Row>[], values: FilterValues) => {
  const tests = filters.flatMap((filter): ((row: Row) => boolean)[] => {
    const value = values[filter.key] ?? defaultOf(filter);
    if (filter.kind === 'tick') return [(row) => filter.keeps(row, value === true)];
    return value === '' ? [] : [(row) => filter.keeps(row, String(value))];
  });
  return (row: Row) => tests.every((test) => test(row));
};
