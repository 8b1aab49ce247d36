import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FilterFields } from './filter-fields.tsx';
import type { Filter } from './filters.ts';
import css from '../list.module.css';
import type { ListControl } from '../use-list-state.ts';

interface FilterBarProps<Row> extends ListControl {
  /** What the free text searches: 'Description, code'. */
  searched: string;
  filters: readonly Filter<Row>[];
  /** Count and tools, at the right. */
  children: ReactNode;
}

/** The free text, the list's own filters, and what is beside them. */
export const FilterBar = <Row,>({ searched, filters, state, change, flush, children }: FilterBarProps<Row>) => (
  <div className={css.bar} role="search">
    {searched !== '' && (
      <TextInput
        className={css.search ?? ''}
        label="Rechercher"
        placeholder={searched}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={state.text && <CloseButton size="sm" aria-label="Effacer la recherche" onClick={() => change({ text: '' })} />}
        value={state.text}
        onChange={(event) => change({ text: event.currentTarget.value }, 'typing')}
        onBlur={flush}
        autoComplete="off"
        spellCheck={false}
      />
    )}
    <FilterFields filters={filters} values={state.filters} change={change} />
    <div className={css.tools}>{children}</div>
  </div>
);
