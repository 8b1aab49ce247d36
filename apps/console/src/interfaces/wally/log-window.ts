import { monthAfter, windowOf as windowOfMonth } from '../../kit/months/months.ts';

/** Months shown before the chosen one. */
const before = 2;

export const firstMonth = (month: string) => monthAfter(month, -before);

/** From two months before, first day, to the end of the chosen month. */
export const windowOf = (month: string) => ({ ...windowOfMonth(month), start_date: windowOfMonth(firstMonth(month)).start_date });

const parts = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** 31-03-2026 23:59:59, as logs have it. */
export const logMoment = (value: string | null) =>
  value === null ? '' : parts.format(new Date(value)).replaceAll('/', '-').replace(/,?\s+/, ' ');
