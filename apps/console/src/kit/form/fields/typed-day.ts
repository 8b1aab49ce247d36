const typedDay = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;
const compactDay = /^(\d{2})(\d{2})(\d{4})$/;

/** The ISO day of a typed text: `9/3/26`, `09.03.2026`, `09032026`; `null` when it is no day. */
export const isoDayOf = (typed: string): string | null => {
  const text = typed.trim();
  const [, day, month, year] = typedDay.exec(text) ?? compactDay.exec(text) ?? [];
  if (!day || !month || !year) return null;
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};
