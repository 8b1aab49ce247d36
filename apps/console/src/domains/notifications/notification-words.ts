import type { Notification } from '@comptoir/contract/domains/notifications/notifications.calls';
import { mostNotifications } from '@comptoir/contract/domains/notifications/notifications.calls';
import { ofName } from '@comptoir/contract/texts/elision';

const blank = '\u00a0';

/** Beyond what is counted. */
const shownCount = (count: number) => (count < mostNotifications ? String(count) : `plus de ${mostNotifications - 1}`);

/** After « Notifications », for those who do not see the figure. */
export const unreadInWords = (count: number) => (count === 0 ? '' : `, ${shownCount(count)} non ${count > 1 ? 'lues' : 'lue'}`);

/** The figure at the bell. */
export const unreadFigure = (count: number) => (count < mostNotifications ? String(count) : `${mostNotifications - 1}+`);

const importWords = ({ Etat, Nombre, Quoi }: Notification) => {
  if (Etat === 'arrete') return `L’import du fichier ${Quoi} s’est arrêté avant la fin`;
  if (Etat === 'refus')
    return `L’import du fichier ${Quoi} est terminé, ${Nombre}${blank}${Nombre > 1 ? 'lignes refusées' : 'ligne refusée'}`;
  return `L’import du fichier ${Quoi} est terminé`;
};

const sentences: Record<Notification['Nature'], (told: Notification) => string> = {
  mention: ({ Qui, Quoi }) => `${Qui} vous cite dans une note sur ${Quoi}`,
  alerte: ({ Quoi, Etat }) => (Etat === 'close' ? `L’alerte sur ${Quoi} est terminée` : `${Quoi} est en échec`),
  import: importWords,
  lot: ({ Quoi, Nombre }) =>
    `La modification ${ofName(Quoi)} s’est arrêtée ${Nombre === 0 ? 'avant d’avoir rien enregistré' : `après ${Nombre.toLocaleString('fr-FR')}`}`,
  demande: ({ Qui }) => `${Qui} a envoyé une demande`,
  reponse: ({ Qui }) => (Qui ? `${Qui} a répondu à votre demande` : 'Votre demande a reçu une réponse'),
  acces: () => 'Le groupe a répondu à votre demande d’accès',
  depart: ({ Quoi }) => `Le départ prévu ${ofName(Quoi)} n’a pas été fait`,
};

export const notificationInWords = (told: Notification) => sentences[told.Nature](told);

/** What was written or went wrong; of a request its subject first. */
export const detailOf = ({ Nature, Quoi, Texte }: Notification) => (Nature === 'demande' ? `${Quoi}${blank}: ${Texte}` : Texte);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const relative = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' });

/** `il y a 5 minutes`, `avant-hier`. */
export const agoInWords = (DateH: string, now: number) => {
  const spent = Math.max(0, now - Date.parse(DateH));
  if (spent < minute) return 'à l’instant';
  if (spent < hour) return relative.format(-Math.floor(spent / minute), 'minute');
  if (spent < day) return relative.format(-Math.floor(spent / hour), 'hour');
  return relative.format(-Math.floor(spent / day), 'day');
};

const paris = { timeZone: 'Europe/Paris' } as const;
const days = new Intl.DateTimeFormat('fr-CA', paris);
const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', ...paris });
const named = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', ...paris });

/** Beside its day. */
export const timeOf = (DateH: string) => clock.format(new Date(DateH));

const dayInWords = (DateH: string, now: number) => {
  const key = days.format(new Date(DateH));
  if (key === days.format(now)) return 'Aujourd’hui';
  if (key === days.format(now - day)) return 'Hier';
  const words = named.format(new Date(DateH));
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** By day in Paris, in their order. */
export const byDay = (all: readonly Notification[], now: number) => {
  const found = new Map<string, Notification[]>();
  for (const told of all) {
    const title = dayInWords(told.DateH, now);
    found.set(title, [...(found.get(title) ?? []), told]);
  }
  return [...found];
};
