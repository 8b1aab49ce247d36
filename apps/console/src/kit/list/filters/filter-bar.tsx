import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { startTransition, useState, type ReactNode } from 'react';
import { afterPaint } from '../../after-paint.ts';
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

/** What is typed is on screen before the rows that it leaves, of which there may be 10,000. */
const SearchField = ({ searched, state: { text }, change, flush }: ListControl & { searched: string }) => {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (next: string) => {
    setTyped(next);
    afterPaint(() =>
      startTransition(() => {
        change({ text: next }, 'typing');
        setTyped((latest) => (latest === next ? null : latest));
      }),
    );
  };
  return (
    <TextInput
      className={css.search ?? ''}
      label="Rechercher"
      placeholder={searched}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={text && <CloseButton size="sm" aria-label="Effacer la recherche" onClick={() => change({ text: '' })} />}
      value={typed ?? text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={flush}
      autoComplete="off"
      spellCheck={false}
    />
  );
};

/** The free text, the list's own filters, and what is beside them. */
export const FilterBar = <Row,>({ searched, filters, children, ...control }: FilterBarProps<Row>) => (
  <div className={css.bar} role="search">
    {searched !== '' && <SearchField searched={searched} {...control} />}
    <FilterFields filters={filters} values={control.state.filters} change={control.change} />
    <div className={css.tools}>{children}</div>
  </div>
);
