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
