import { emailSmsFields, incompleteEmailSms, isCompleteEmailSms } from '@comptoir/contract/interfaces/email-sms';
import { aRessaisir } from '@comptoir/contract/kit';
import { z } from 'zod';

const societe = z.object({
  IDPlaque: z.number(),
  Libelle: z.string(),
  client_id: z.string().max(255),
  client_secret: z.string().max(255),
  ARessaisir: aRessaisir,
});
export const emailSmsSchema = z
  .object({ ...emailSmsFields, ARessaisir: aRessaisir, societes: z.array(societe) })
  .refine(({ societes, ...config }) => !config.GRP_ModuleEmailSMS || isCompleteEmailSms(config, societes), {
    path: ['GRP_ModuleEmailSMS'],
    message: incompleteEmailSms,
  });
export type EmailSmsIn = z.input<typeof emailSmsSchema>;
export type EmailSmsOut = z.output<typeof emailSmsSchema>;
