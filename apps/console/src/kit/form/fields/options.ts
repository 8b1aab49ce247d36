import { fold, matcherOf } from '../../list/filters/fold.ts';
import { sortedBy } from '../../list/sorted-by.ts';

export interface Choice<V extends string | number = string | number> {
  value: V;
  label: string;
}

const isNone = ({ value }: Choice) => value === '' || Number(value) <= 0;

/** Records in French order, whatever order they were stored in; what stands for none or all stays first. */
export const inFrenchOrder = <V extends string | number>(options: readonly Choice<V>[]): readonly Choice<V>[] => [
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

/** Cells and lines of a spreadsheet, or a list on one line. */
const piecesOf = (text: string) => {
  const pieces = text.split(/[\n\r\t;]+/);
  return (pieces.filter((piece) => piece.trim() !== '').length > 1 ? pieces : text.split(','))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
};

const namedBy = (options: readonly Choice[], piece: string) => {
  const wanted = fold(piece);
  const exact = options.filter(({ label }) => fold(label) === wanted || fold(label).includes(`(${wanted})`));
  if (exact.length > 0) return exact;
  const matches = matcherOf(piece);
  return options.filter(({ label }) => matches(fold(label)));
};

/** What a pasted list names, each piece one option, and the pieces that name none or several; null for a text that is no list. */
export const pastedChoices = (options: readonly Choice[], text: string) => {
  const pieces = piecesOf(text);
  if (pieces.length < 2) return null;
  const found = new Set<Choice['value']>();
  const unknown: string[] = [];
  for (const piece of pieces) {
    const [named, ...more] = namedBy(options, piece);
    if (named && more.length === 0) found.add(named.value);
    else unknown.push(piece);
  }
  return { found: [...found], unknown };
};

/** Options open inside the page's `main`; at the end of the page they would be outside every landmark. */
export const inPage = { withinPortal: false };
