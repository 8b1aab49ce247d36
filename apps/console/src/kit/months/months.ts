const words = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-12`, 1 → `2027-01` */
export const monthAfter = (month: string, by: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};

/** `2026-03` → 'mars 2026' */
export const monthInWords = (month: string) => words.format(new Date(`${month}-01T00:00:00Z`));

const days = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' });

/** Today in Paris: `2026-03-01` */
export const presentDay = (now = new Date()) => days.format(now);

/** This month in Paris: `2026-03` */
export const presentMonth = (now = new Date()) => presentDay(now).slice(0, 7);

/** The first and the last second of a month, as calls expect them. */
export const windowOf = (month: string) => {
  const last = new Date(`${monthAfter(month, 1)}-01T00:00:00Z`);
  last.setUTCSeconds(-1);
  return { start_date: `${month}-01 00:00:00`, end_date: last.toISOString().slice(0, 19).replace('T', ' ') };
};
