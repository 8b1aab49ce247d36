import type { Column } from '../columns.ts';
import { defaultOf, type Filter } from './filters.ts';
import type { ListState } from '../list-state.ts';

/** One thing that keeps rows out of a list, and how it is taken away. */
interface Narrowing {
  label: string;
  clear: () => void;
}

export interface Narrowed {
  state: ListState;
  filters: readonly Pick<Filter<never>, 'kind' | 'key' | 'label' | 'default'>[];
  columns: readonly Pick<Column<never>, 'id' | 'heading'>[];
  change: (part: Partial<ListState>) => void;
}

/** What narrows a list: the words typed, each filter that is not as it begins, each condition on a column. */
export const narrowingsOf = ({ state, filters, columns, change }: Narrowed): Narrowing[] => {
  const { text, conditions } = state;
  const typed = text.trim() === '' ? [] : [{ label: `«\u00a0${text}\u00a0»`, clear: () => change({ text: '' }) }];
  const chosen = filters
    .filter((filter) => (state.filters[filter.key] ?? defaultOf(filter)) !== defaultOf(filter))
    .map((filter) => ({
      label: filter.label,
      clear: () => change({ filters: { ...state.filters, [filter.key]: defaultOf(filter) } }),
    }));
  const asked = Object.keys(conditions).map((id) => ({
    label: columns.find((column) => column.id === id)?.heading ?? id,
    clear: () => change({ conditions: Object.fromEntries(Object.entries(conditions).filter(([own]) => own !== id)) }),
  }));
  return [...typed, ...chosen, ...asked];
};
