const shortYear = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2})$/;
const dayFirst = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const compact = /^(\d{2})(\d{2})(\d{4})$/;
const yearFirst = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The ISO day, if the calendar has it. */
const existing = (day = '', month = '', year = '') => {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};

const readDay = (text: string) => {
  const [, year, monthOfYear, dayOfMonth] = yearFirst.exec(text) ?? [];
  if (year) return existing(dayOfMonth, monthOfYear, year);
  const [, day, month, lastYear] = dayFirst.exec(text) ?? compact.exec(text) ?? [];
  return lastYear ? existing(day, month, lastYear) : null;
};

const readShort = (text: string) => {
  const [, day, month, year] = shortYear.exec(text) ?? [];
  return year ? existing(day, month, `20${year}`) : null;
};

/** The value of a typed text: `2026-03-09`, `null` for nothing, or the text itself while it is no day. */
export const typedDay = (text: string): string | null => (text.trim() === '' ? null : (readDay(text.trim()) ?? text));

/** The value once the field is left: only then two figures are a year, since they also begin one of four. */
export const leftDay = (value: string | null): string | null => (value === null ? null : (readShort(value.trim()) ?? typedDay(value)));

export const isDay = (value: string | null | undefined): value is string => yearFirst.test(value ?? '') && readDay(value ?? '') === value;

/** A value as people read it: a day as 09/03/2026, a text as it was typed. */
export const shownDay = (value: string | null) => (isDay(value) ? value.split('-').toReversed().join('/') : (value ?? ''));

/** What the input holds: the keys as they were typed, unless the value has changed by other means. */
export const textOfDay = (typed: string, value: string | null) => (typedDay(typed) === value ? typed : shownDay(value));
