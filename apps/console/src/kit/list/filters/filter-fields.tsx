import { memoized } from '../../../ui/memoized.ts';
import { chosen, type Filter, type FilterValues } from './filters.ts';
import { SelectFilterField } from './select-filter.tsx';
import { TickBox } from '../rows/tick-box.tsx';
import type { ListControl } from '../use-list-state.ts';

interface FilterFieldsProps<Row> extends Pick<ListControl, 'change'> {
  filters: readonly Filter<Row>[];
  values: FilterValues;
}

const Fields = <Row,>({ filters, values, change }: FilterFieldsProps<Row>) => (
  <>
    {filters.map((filter) => {
      const onChoose = (value: string | boolean) => change({ filters: chosen(filters, values, filter.key, value) });
      return filter.kind === 'tick' ? (
        <TickBox key={filter.key} label={filter.label} checked={values[filter.key] === true} onChange={onChoose} />
      ) : (
        <SelectFilterField key={filter.key} filter={filter} values={values} onChoose={onChoose} />
      );
    })}
  </>
);

/** The list's own filters. Typing free text does not draw them again. */
export const FilterFields = memoized(Fields);
