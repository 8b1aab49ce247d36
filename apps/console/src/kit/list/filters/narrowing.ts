import { fold, matcherOf } from './fold.ts';

/** Finds rows by free text. A longer text is searched only among the rows found before: nothing else can match. */
export const narrowing = <Row>(rows: readonly Row[], textOf: (row: Row) => string) => {
  let last = { folded: '', found: rows };
  return (typed: string): readonly Row[] => {
    const folded = fold(typed);
    const among = folded.startsWith(last.folded) ? last.found : rows;
    const matches = matcherOf(typed);
    last = { folded, found: folded.trim() === '' ? rows : among.filter((row) => matches(textOf(row))) };
    return last.found;
  };
};
