const french = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' });

/** '09/03/2026 22:30', in UTC. */
export const utcText = (moment: string) => french.format(new Date(moment));

const iso = (moment: string) => new Date(moment).toISOString();

/** '2026-03-09 22:30', in UTC: sorts by time, and a spreadsheet reads it as a date. */
export const utcSortable = (moment: string | null) => moment && iso(moment).slice(0, 16).replace('T', ' ');

/** A moment as two fields of a form, in UTC. */
export interface DayAndTime {
  jour: string | null;
  /** '22:30' */
  heure: string;
}

export const partsOf = (moment: string | null): DayAndTime =>
  moment ? { jour: iso(moment).slice(0, 10), heure: iso(moment).slice(11, 16) } : { jour: null, heure: '' };

/** A day without a time begins at midnight. */
export const momentOf = ({ jour, heure }: DayAndTime) => (jour ? `${jour}T${heure || '00:00'}:00Z` : null);
