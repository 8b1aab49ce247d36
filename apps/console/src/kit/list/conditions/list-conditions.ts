import type { Column } from '../columns.ts';
import { conditionsTest, readConditions, wordsOf, type Conditions } from './conditions.ts';

/** Whether a row fulfils what a list is asked, and the same in words. */
export const listConditions = <Row>(asked: Conditions, columns: readonly Column<Row>[]) => {
  const { conditions } = readConditions(asked, columns);
  return { holds: conditionsTest(conditions), words: conditions.map((condition) => wordsOf(condition)) };
};
