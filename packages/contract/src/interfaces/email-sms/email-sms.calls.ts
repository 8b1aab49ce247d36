import { z } from 'zod';
import { flag, own, secret, text } from '../../fields/kit.ts';
import { answerShape, inputShape, labelsOf, openAnswerShape } from '../../fields/shapes.ts';
import { aRessaisir, endpoint, id, staff } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';

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

/** What the group's record keeps. */
export const emailSmsColumns = {
  GRP_ModuleEmailSMS: flag('Activer le module Email/SMS', { help: 'Toute la configuration ci-dessous est nécessaire' }),
  GRP_SMTP_Host: text('Host'),
  GRP_SMTP_Port: own('Port', { input: port, answer: z.string(), default: '' }),
  GRP_SMTP_Login: own('Login', { input: login, answer: z.string(), default: '', help: 'Une adresse électronique' }),
  GRP_SMTP_From: text('From'),
  GRP_SMTP_UseSSL: flag('Utiliser SSL'),
};
export const smtpSecrets = { GRP_SMTP_Password: secret('Password', { max: 255 }) };
export const emailSmsForm = z.object(inputShape({ ...emailSmsColumns, ...smtpSecrets }));

/** The SMS account of a company; its screen calls both as the partner's API does. */
export const accountFields = {
  client_id: text('Client ID', { heading: 'client_id', max: 255 }),
  client_secret: secret('Client secret', { heading: 'client_secret', max: 255 }),
};
const account = inputShape(accountFields);

const config = z.strictObject({ ...answerShape(emailSmsColumns), ...openAnswerShape(smtpSecrets), ARessaisir: aRessaisir });
const societe = z.strictObject({ IDPlaque: z.number(), Libelle: z.string(), ...openAnswerShape(accountFields), ARessaisir: aRessaisir });
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
const emptyOf = <Name extends string>(record: Record<Name, string> & { ARessaisir?: string[] | undefined }, names: readonly Name[]) =>
  names.filter((name) => record[name].trim() === '' && record.ARessaisir?.includes(name) !== true);

const labels = labelsOf({ ...emailSmsColumns, ...smtpSecrets, ...accountFields });

interface Gap {
  /** Of which company; none of the mail server. */
  IDPlaque?: number;
  name: string;
  sentence: string;
}

/** What the module still needs to be on: the whole mail server, and the SMS account of each company. */
export const emailSmsGaps = (
  smtp: EmailSmsConfig,
  societes: readonly Pick<EmailSmsSociete, 'IDPlaque' | 'Libelle' | (typeof needed)['societe'][number] | 'ARessaisir'>[],
): Gap[] => [
  ...emptyOf(smtp, needed.config).map((name) => ({ name, sentence: `${labels[name]}\u00a0: à renseigner` })),
  ...societes.flatMap((one) =>
    emptyOf(one, needed.societe).map((name) => ({
      IDPlaque: one.IDPlaque,
      name,
      sentence: `${one.Libelle}, ${labels[name]}\u00a0: à renseigner`,
    })),
  ),
];

/** Gaps that were there before: a company added since must not keep other changes from being saved. */
export const newGaps = (before: readonly Gap[], after: readonly Gap[]) =>
  after.filter(({ IDPlaque, name }) => !before.some((one) => one.IDPlaque === IDPlaque && one.name === name));

export const emailSms = {
  read: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/emailSMS/config',
    action: 'Lire le module Email/SMS',
    trace: 'secrets',
    answer,
  }),
  save: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/interfaces/emailSMS/config',
    action: 'Modifier le module Email/SMS',
    refuses: ['unknown'],
    bodyLimit: rowsOf(5000, 200),
    body: z.object({
      config: emailSmsForm.partial().optional(),
      societes: z
        .array(
          z
            .object({ IDPlaque: id, ...account })
            .partial()
            .required({ IDPlaque: true }),
        )
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
    scope: 'interfaces/emailsms:ecrire',
    action: 'Envoyer un message de test',
    present: 'partenaire',
    refuses: ['partner'],
    /** The mail server as the form has it, saved or not. */
    body: z.object({
      ...emailSmsForm.omit({ GRP_ModuleEmailSMS: true }).shape,
      destinataire: z.email('Adresse électronique attendue').max(255),
    }),
    answer: z.strictObject({ message: z.string() }),
  }),
  testSms: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/interfaces/emailSMS/testSMS',
    readsOnly: true,
    scope: 'interfaces/emailsms:ecrire',
    action: 'Essayer l’accès d’une société à l’API SMS',
    present: 'partenaire',
    refuses: ['unknown', 'partner'],
    body: z.object({ IDPlaque: id, ...account }),
    answer: z.strictObject({ ok: z.literal(true) }),
  }),
};
