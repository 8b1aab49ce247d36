import { z } from 'zod';
import { aRessaisir, bool, endpoint, id, staff, text } from '../kit.ts';
import { rowsOf } from '../limits.ts';

const shared = { who: staff, on: 'customer' } as const;

const port = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(
    z
      .string()
      .trim()
      .regex(/^\d{0,5}$/, 'De 1 à 5 chiffres'),
  );
const login = z.union([z.literal(''), z.email('Adresse électronique attendue').max(255)]);

export const emailSmsFields = {
  GRP_ModuleEmailSMS: bool,
  GRP_SMTP_Host: text(),
  GRP_SMTP_Port: port,
  GRP_SMTP_Login: login,
  GRP_SMTP_Password: text(),
  GRP_SMTP_From: text(),
  GRP_SMTP_UseSSL: bool,
};
const config = z.strictObject({
  GRP_ModuleEmailSMS: z.boolean(),
  GRP_SMTP_Host: z.string(),
  GRP_SMTP_Port: z.string(),
  GRP_SMTP_Login: z.string(),
  GRP_SMTP_Password: z.string(),
  ARessaisir: aRessaisir,
  GRP_SMTP_From: z.string(),
  GRP_SMTP_UseSSL: z.boolean(),
});
const societe = z.strictObject({
  IDPlaque: z.number(),
  Libelle: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  ARessaisir: aRessaisir,
});
export type EmailSmsConfig = z.infer<typeof config>;
export type EmailSmsSociete = z.infer<typeof societe>;

const answer = z.strictObject({ config, societes: z.array(societe) });

/** Refusal of both the screen and the server. */
export const incompleteEmailSms = 'Toute la configuration doit être effectuée pour pouvoir activer le module Email/SMS';

const needed = {
  config: ['GRP_SMTP_Host', 'GRP_SMTP_Port', 'GRP_SMTP_Login', 'GRP_SMTP_Password', 'GRP_SMTP_From'],
  societe: ['client_id', 'client_secret'],
} as const;

/** A secret that can no longer be read counts as given: the module stays on until it is entered again. */
const isFilled = <Name extends string>(record: Record<Name, string> & { ARessaisir?: string[] | undefined }, names: readonly Name[]) =>
  names.every((name) => record[name].trim() !== '' || record.ARessaisir?.includes(name) === true);

/** Whether the module may be on: the whole mail server, and the SMS account of each company. */
export const isCompleteEmailSms = (
  smtp: EmailSmsConfig,
  societes: readonly Pick<EmailSmsSociete, (typeof needed)['societe'][number] | 'ARessaisir'>[],
) => isFilled(smtp, needed.config) && societes.every((one) => isFilled(one, needed.societe));

export const emailSms = {
  read: endpoint({ ...shared, method: 'GET', path: '/api/interfaces/emailSMS/config', action: 'Lire le module Email/SMS', answer }),
  save: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/interfaces/emailSMS/config',
    action: 'Modifier le module Email/SMS',
    refuses: ['unknown'],
    bodyLimit: rowsOf(5000, 200),
    body: z.object({
      config: z.object(emailSmsFields).partial().optional(),
      societes: z
        .array(z.object({ IDPlaque: id, client_id: text().optional(), client_secret: text().optional() }))
        .max(5000)
        .optional(),
    }),
    answer,
  }),
  test: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/interfaces/emailSMS/test',
    readsOnly: true,
    action: 'Envoyer un message de test',
    refuses: ['partner'],
    /** The mail server as the form has it, saved or not. */
    body: z.object({
      ...z.object(emailSmsFields).omit({ GRP_ModuleEmailSMS: true }).shape,
      destinataire: z.email('Adresse électronique attendue').max(255),
    }),
    answer: z.strictObject({ message: z.string() }),
  }),
  testSms: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/interfaces/emailSMS/testSMS',
    readsOnly: true,
    action: "Essayer l'accès d'une société à l'API SMS",
    refuses: ['unknown', 'partner'],
    body: z.object({ IDPlaque: id, client_id: text(), client_secret: text() }),
    answer: z.strictObject({ ok: z.literal(true) }),
  }),
};
