const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' });

const isoDay = /^(\d{4})-(\d{2})-(\d{2})/;

/** An ISO day as people write it; any other text as it stands. */
export const dayInWords = (value: string) => (isoDay.test(value) ? value.replace(isoDay, '$3/$2/$1').slice(0, 10) : value);

/** A date and time in Paris; what is none as it stands. */
export const momentInWords = (value: string) => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : moment.format(date);
};
