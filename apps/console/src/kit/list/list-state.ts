import { defaultOf, type FilterValue, type FilterValues } from './filters/filters.ts';

export interface Sort {
  column: string;
  descending: boolean;
}

/** What a person sees of a list; the address holds it, so that a link shows the same. */
export interface ListState {
  text: string;
  /** By the first, then by the next; none: the list's own order. */
  sort: readonly Sort[];
  /** The shown optional columns, in order; `null`: the default ones. */
  columns: readonly string[] | null;
  /** Those of them that stay in sight beside the first column. */
  pins: readonly string[];
  filters: FilterValues;
  /** What columns are asked, as the address writes it: `Ville.contient`. */
  conditions: Readonly<Record<string, string>>;
}

/** The names that an address may use for this list. */
export interface ListShape {
  columns: readonly string[];
  filters: readonly { key: string; kind: 'select' | 'search-select' | 'tick'; default?: FilterValue }[];
}

export type Search = Readonly<Record<string, unknown>>;

/** How an address over a view asks for the list's own columns. */
export const ownColumns = '*';

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
const asTick = (value: unknown) => ['true', '1'].includes(asText(value) ?? '');

const namesIn = (value: unknown) => [...new Set(asText(value)?.split(','))];

const parseSort = (value: unknown, columns: readonly string[]): Sort[] => {
  const sorts = namesIn(value).map((name) => ({ column: name.replace(/^-/, ''), descending: name.startsWith('-') }));
  return sorts.filter(({ column }, place) => columns.includes(column) && sorts.findIndex((one) => one.column === column) === place);
};

const parseColumns = (value: unknown, columns: readonly string[]) => namesIn(value).filter((name) => columns.includes(name));

const parseFilter = (value: unknown, filter: ListShape['filters'][number]): FilterValue => {
  if (value === undefined) return defaultOf(filter);
  return filter.kind === 'tick' ? asTick(value) : (asText(value) ?? defaultOf(filter));
};

/** Keys with a dot are conditions on columns; no other key has one. */
const isCondition = (key: string) => key.includes('.');

const parseConditions = (search: Search) =>
  Object.fromEntries(Object.entries(search).flatMap(([key, value]) => (isCondition(key) ? [[key, asText(value) ?? '']] : [])));

/** What of an address is left without them. */
export const withoutConditions = (search: Search) => Object.fromEntries(Object.entries(search).filter(([key]) => !isCondition(key)));

/** Reads the list's state from an address and ignores unknown names. */
export const parseListState = (search: Search, shape: ListShape): ListState => ({
  text: asText(search['q']) ?? '',
  sort: parseSort(search['sort'], shape.columns),
  columns: [undefined, ownColumns].includes(asText(search['columns'])) ? null : parseColumns(search['columns'], shape.columns),
  pins: parseColumns(search['pins'], shape.columns),
  filters: Object.fromEntries(shape.filters.map((filter) => [filter.key, parseFilter(search[filter.key], filter)])),
  conditions: parseConditions(search),
});

/** Keeps the router from putting quotes around a text of digits. */
const short = (value: FilterValue) =>
  typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value) && `${Number(value)}` === value ? Number(value) : value;

/** The search part of the address; `undefined` removes a key. */
export type Printed = Record<string, FilterValue | number | undefined>;

export const printListState = (state: ListState, shape: ListShape): Printed => ({
  ...Object.fromEntries(
    shape.filters.map((filter) => {
      const value = state.filters[filter.key] ?? defaultOf(filter);
      return [filter.key, value === defaultOf(filter) ? undefined : short(value)];
    }),
  ),
  q: state.text === '' ? undefined : short(state.text),
  sort: state.sort.map(({ column, descending }) => `${descending ? '-' : ''}${column}`).join(',') || undefined,
  columns: state.columns?.join(','),
  pins: state.pins.join(',') || undefined,
  ...Object.fromEntries(Object.entries(state.conditions).map(([key, value]) => [key, short(value)])),
});
