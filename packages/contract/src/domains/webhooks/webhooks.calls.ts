import { z } from 'zod';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { bool, endpoint, id, staff } from '../../kit.ts';
import { cursorText } from '../evenements/evenements.calls.ts';
import { arretMotifs, webhookFields } from './webhooks.fields.ts';

/** Of one customer. */
export const mostWebhooks = 10;
/** Tries that are kept of each. */
export const mostEnvois = 50;
/** After another secret was made, both sign for so long. */
export const rotationHours = 24;
/** Failures in a row for so long end the sending. */
export const failingDays = 5;

const shared = { who: staff, on: 'registry' } as const;
const path = '/api/webhooks';
const params = z.object({ IDWebhook: id });
/** The `Version` that a change stands on; without it none is refused. */
const headers = z.object({ 'if-match': z.string().max(200).optional() });

const webhook = z.strictObject({
  IDWebhook: z.number(),
  ...answerShape(webhookFields),
  /** Until when the secret of before signs too. */
  PrecedentJusqua: z.string().nullable(),
  /** The last change up to which all have been sent; null before the first look. */
  Curseur: z.string().nullable(),
  EchecDepuis: z.string().nullable(),
  Echecs: z.number(),
  /** When it is tried again, while it fails. */
  ProchainEnvoi: z.string().nullable(),
  DernierSucces: z.string().nullable(),
  DernierMessage: z.string(),
  ArretLe: z.string().nullable(),
  ArretMotif: z.enum(arretMotifs).nullable(),
  /** Of what its form changes: for `If-Match`. */
  Version: z.string(),
});
export type Webhook = z.infer<typeof webhook>;

const { Nom, Adresse, Chapitres } = inputShape(webhookFields);
/** Without a chapter: every change. */
export const webhookForm = z.object({ Nom, Adresse, Chapitres });

/** `whsec_` and 32 bytes in base64: the only time that it is told. */
const secret = z.strictObject({ IDWebhook: z.number(), Secret: z.string() });
const done = z.strictObject({ success: z.literal(true) });

const envoi = z.strictObject({
  IDEnvoi: z.number(),
  DateH: z.string(),
  Evenement: z.string(),
  Type: z.string(),
  /** Null where nobody answered. */
  Statut: z.number().nullable(),
  Message: z.string(),
  DureeMs: z.number(),
});

/** Addresses to which each change of a customer is sent (docs/evenements.md). */
export const webhooks = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path,
    action: 'Lister les webhooks',
    refuses: ['rule'],
    answer: z.array(webhook),
  }),
  create: endpoint({
    ...shared,
    method: 'POST',
    path,
    action: 'Ajouter un webhook',
    danger: 'envoi',
    refuses: ['rule'],
    body: webhookForm,
    answer: secret,
  }),
  update: endpoint({
    ...shared,
    method: 'PUT',
    path: `${path}/{IDWebhook}`,
    action: 'Modifier un webhook',
    danger: 'envoi',
    refuses: ['rule', 'modified'],
    params,
    headers,
    body: webhookForm,
    answer: done,
  }),
  /** Paused, or sending again from where it stood, whatever had ended it. */
  etat: endpoint({
    ...shared,
    method: 'PUT',
    path: `${path}/{IDWebhook}/etat`,
    action: 'Suspendre ou reprendre un webhook',
    refuses: ['rule'],
    params,
    body: z.object({ Actif: bool }),
    answer: done,
  }),
  secret: endpoint({
    ...shared,
    method: 'POST',
    path: `${path}/{IDWebhook}/secret`,
    action: 'Renouveler le secret d’un webhook',
    danger: 'envoi',
    refuses: ['rule'],
    params,
    answer: secret,
  }),
  /** From a cursor, or from a date; what has been sent already is sent again. */
  rejouer: endpoint({
    ...shared,
    method: 'POST',
    path: `${path}/{IDWebhook}/rejouer`,
    action: 'Renvoyer les événements d’un webhook',
    refuses: ['rule'],
    params,
    body: z.union([z.strictObject({ Curseur: cursorText }), z.strictObject({ Depuis: z.iso.datetime({ offset: true }) })], {
      error: 'Un curseur ou une date est attendu',
    }),
    answer: done,
  }),
  essai: endpoint({
    ...shared,
    method: 'POST',
    path: `${path}/{IDWebhook}/essai`,
    action: 'Essayer un webhook',
    refuses: ['rule'],
    params,
    readsOnly: true,
    answer: z.strictObject({ estRecu: z.boolean(), Statut: z.number().nullable(), Message: z.string(), DureeMs: z.number() }),
  }),
  envois: endpoint({
    ...shared,
    method: 'GET',
    path: `${path}/{IDWebhook}/envois`,
    action: 'Lire les derniers envois d’un webhook',
    refuses: ['rule'],
    params,
    answer: z.array(envoi),
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: `${path}/{IDWebhook}`,
    action: 'Supprimer un webhook',
    refuses: ['rule', 'modified'],
    params,
    headers,
    answer: done,
  }),
};
