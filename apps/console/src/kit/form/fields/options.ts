import { fold, matcherOf } from '../../list/filters/fold.ts';
import { sortedBy } from '../../list/sorted-by.ts';

export interface Choice<V extends string | number = string | number> {
  value: V;
  label: string;
}

const isNone = ({ value }: Choice) => value === '' || Number(value) <= 0;

/** Records in French order, whatever order they were stored in; what stands for none or all stays first. */
export const inFrenchOrder = (options: readonly Choice[]): readonly Choice[] => [
  ...options.filter(isNone),
  ...sortedBy(
    options.filter((option) => !isNone(option)),
    ({ label }) => label,
  ),
];

/** For a select's `filter`: matches any words of the label, without accents and case. */
export const filterChoices = <Item extends object>({ options, search }: { options: Item[]; search: string }) => {
  const matches = matcherOf(search);
  return options.filter((option) => 'label' in option && matches(fold(String(option.label))));
};

/** Options open inside the page's `main`; at the end of the page they would be outside every landmark. */
export const inPage = { withinPortal: false };
