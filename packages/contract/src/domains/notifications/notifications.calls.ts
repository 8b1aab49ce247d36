import { z } from 'zod';
import { endpoint, everyone } from '../../kit.ts';

/** What a notification is about. */
export const naturesNotification = ['mention', 'alerte', 'import', 'lot', 'demande', 'reponse', 'depart', 'acces'] as const;
export type NatureNotification = (typeof naturesNotification)[number];

/** Days that notifications look back. */
export const notificationDays = 30;
/** Notifications that are listed and counted at most. */
export const mostNotifications = 100;
/** Characters of what somebody wrote. */
export const notificationExtract = 280;

/** A part of the answer's sentence: who, about what, how it ended. */
const notification = z.strictObject({
  /** The same at each reading. */
  IDNotification: z.string(),
  Nature: z.enum(naturesNotification),
  DateH: z.string(),
  Lue: z.boolean(),
  /** Whose record it is; null with customer access, which has one customer. */
  client: z.strictObject({ BDGp: z.string(), label: z.string() }).nullable(),
  /** The console's screen that shows it, without the customer. */
  Ecran: z.string(),
  /** Who wrote the note, sent the request or answered it; '' where nobody did, or where the person is not told. */
  Qui: z.string(),
  /** The record, the interface, the file, the rows of a bulk change, the subject or the person who leaves. */
  Quoi: z.string(),
  /** What was written, how the access fails, or why a planned departure was not carried out: its beginning. An answer is whole. */
  Texte: z.string(),
  /** Of an alert: whether it is over. Of an import: how it ended. */
  Etat: z.enum(['ouverte', 'close', 'termine', 'refus', 'arrete']).nullable(),
  /** Of an import: the lines that were refused. Of a bulk change that stopped: the rows that it went through. */
  Nombre: z.number(),
});
export type Notification = z.infer<typeof notification>;

const instant = z.iso.datetime({ offset: true, error: 'Une date et une heure sont attendues' });
const idNotification = z
  .string('Une notification est attendue')
  .regex(/^(\w{1,60}\/)?[a-z]{1,20}-\d{1,15}$/, 'Une notification est attendue');

const shared = { who: everyone, on: 'registry' } as const;

/** What concerns the person of the session: an operator's come from all customers, a customer's person has their own. */
export const notifications = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/notifications',
    action: 'Lire ses notifications',
    /** `limite=0` answers the number alone. */
    query: z.object({
      limite: z.coerce
        .number<string>('Un nombre est attendu')
        .int('Un nombre entier est attendu')
        .min(0, 'Zéro ou plus')
        .max(mostNotifications, `${mostNotifications} au maximum`)
        .default(mostNotifications),
    }),
    answer: z.strictObject({
      /** Newest first. */
      notifications: z.array(notification),
      NonLues: z.number(),
      /** Servers that could not be read: what happened there is missing. */
      manque: z.array(z.string()),
    }),
  }),
  lues: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/notifications/lues',
    action: 'Marquer ses notifications comme lues',
    body: z
      .object({
        /** All up to this instant. */
        jusque: instant.optional(),
        ids: z.array(idNotification).max(mostNotifications, `${mostNotifications} notifications au maximum`).default([]),
      })
      .refine(({ jusque, ids }) => jusque !== undefined || ids.length > 0, { path: ['ids'], error: 'Une notification est attendue' }),
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
