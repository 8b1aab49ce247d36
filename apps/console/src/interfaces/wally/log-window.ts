import { monthAfter, windowOf as windowOfMonth } from '../../kit/months/months.ts';

/** Months shown before the chosen one. */
const before = 2;

export const firstMonth = (month: string) => monthAfter(month, -before);

/** From two months before, first day, to the end of the chosen month. */
export const windowOf = (month: string) => ({ ...windowOfMonth(month), start_date: windowOfMonth(firstMonth(month)).start_date });
