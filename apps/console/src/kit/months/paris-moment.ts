const inParis = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Paris' });

/** The day and the time to the minute that clocks in Paris show, as two fields hold them. */
export const fieldsInParis = (moment: string) => {
  const [jour = '', heure = ''] = inParis.format(new Date(moment)).split(' ');
  return { jour, heure: heure.slice(0, 5) };
};

/**
 * The instant at which clocks in Paris show this day (`2026-03-09`) and time (`22:30`, `22:30:05`), wherever the browser is.
 * The hour that spring leaves out is the next one.
 */
export const instantInParis = (jour: string, heure: string): string => {
  const asUtc = Date.parse(`${jour}T${heure}Z`);
  const shown = (instant: number) => Date.parse(`${inParis.format(instant).replace(' ', 'T')}Z`);
  const near = asUtc - (shown(asUtc) - asUtc);
  return new Date(near - (shown(near) - asUtc)).toISOString();
};

/** The first instant of a day in Paris. */
export const beginningInParis = (jour: string) => instantInParis(jour, '00:00');

/** The first instant after a day in Paris. */
export const endInParis = (jour: string) => {
  const next = new Date(Date.parse(jour) + 86_400_000);
  return beginningInParis(next.toISOString().slice(0, 10));
};
