import { isDay } from '../form/typed/typed-day.ts';
import { typedFineTime } from '../form/typed/typed-time.ts';
import { endInParis, instantInParis } from '../months/paris-moment.ts';

/** As two fields hold it: `2026-03-09` or a text that is no day, and a text that may be a time. Without a time, the end of the day. */
export interface AskedMoment {
  jour: string | null;
  heure: string;
}

export type MomentFaults = Partial<Record<keyof AskedMoment, string>>;

/** The time as it shows once its field is left; any other text stays as typed. */
export const leftTime = (heure: string) => typedFineTime(heure) ?? heure;

export const faultsOf = ({ jour, heure }: AskedMoment): MomentFaults => ({
  ...(jour === null ? { jour: 'Veuillez choisir une date.' } : {}),
  ...(jour !== null && !isDay(jour) ? { jour: 'Date attendue, comme 31/03/2026' } : {}),
  ...(heure.trim() !== '' && typedFineTime(heure) === null ? { heure: 'Heure attendue, comme 18:30' } : {}),
});

/** The first instant after a moment without faults: what was written in that very minute, or second where one is said, is before it. */
export const afterMoment = ({ jour, heure }: AskedMoment): string => {
  const time = typedFineTime(heure);
  if (time === null) return endInParis(jour ?? '');
  const length = time.length > 5 ? 1000 : 60_000;
  return new Date(Date.parse(instantInParis(jour ?? '', time)) + length).toISOString();
};
