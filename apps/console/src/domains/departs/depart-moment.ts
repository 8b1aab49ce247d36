import { isDay } from '../../kit/form/typed/typed-day.ts';

const inParis = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' });

/** The usual end of a working day. */
export const usualHour = '18:00';
const halfHours = Array.from({ length: 48 }, (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`);

/** What may be chosen; another hour that is planned already stays. */
export const hoursWith = (heure: string) => (halfHours.includes(heure) ? halfHours : [...halfHours, heure].toSorted());

/** The day and the hour in Paris, as the fields hold them. */
export const fieldsOfMoment = (DateH: string) => {
  const [jour = '', heure = usualHour] = inParis.format(new Date(DateH)).split(' ');
  return { jour, heure };
};

/** The instant at which clocks in Paris show this; undefined for what is no day. The hour that spring leaves out is the next one. */
export const momentOf = (jour: string, heure: string): string | undefined => {
  if (!isDay(jour)) return undefined;
  const asUtc = Date.parse(`${jour}T${heure}:00Z`);
  const shown = (instant: number) => Date.parse(`${inParis.format(instant).replace(' ', 'T')}:00Z`);
  const near = asUtc - (shown(asUtc) - asUtc);
  return new Date(near - (shown(near) - asUtc)).toISOString();
};

/** Days that the calendar offers. */
export const offeredDays = (now: number) => ({
  minDate: fieldsOfMoment(new Date(now).toISOString()).jour,
  maxDate: fieldsOfMoment(new Date(now + 365 * 24 * 60 * 60_000).toISOString()).jour,
});
