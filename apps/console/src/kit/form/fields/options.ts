import { fold, matcherOf } from '../../list/filters/fold.ts';

export interface Choice<V extends string | number = string | number> {
  value: V;
  label: string;
}

/** For a select's `filter`: any words of the label, accents and case ignored. */
export const filterChoices = <Item extends object>({ options, search }: { options: Item[]; search: string }) => {
  const matches = matcherOf(search);
  return options.filter((option) => 'label' in option && matches(fold(String(option.label))));
};

/** The options open inside the page's `main`, and not at its end, outside every landmark. */
export const inPage = { withinPortal: false };
