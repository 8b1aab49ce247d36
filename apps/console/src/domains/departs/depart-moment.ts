import { fieldsInParis } from '../../kit/months/paris-moment.ts';

/** The usual end of a working day. */
export const usualHour = '18:00';
const halfHours = Array.from({ length: 48 }, (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`);

/** What may be chosen; another hour that is planned already stays. */
export const hoursWith = (heure: string) => (halfHours.includes(heure) ? halfHours : [...halfHours, heure].toSorted());

/** Days that the calendar offers. */
export const offeredDays = (now: number) => ({
  minDate: fieldsInParis(new Date(now).toISOString()).jour,
  maxDate: fieldsInParis(new Date(now + 365 * 24 * 60 * 60_000).toISOString()).jour,
});
