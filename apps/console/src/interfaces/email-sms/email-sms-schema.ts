import {
  accountFields,
  emailSmsForm,
  emailSmsGaps,
  incompleteEmailSms,
  newGaps,
} from '@comptoir/contract/interfaces/email-sms/email-sms.calls';
import { inputShape } from '@comptoir/contract/fields/shapes';
import { aRessaisir } from '@comptoir/contract/kit';
import { z } from 'zod';

const societe = z.object({ IDPlaque: z.number(), Libelle: z.string(), ...inputShape(accountFields), ARessaisir: aRessaisir });
const form = emailSmsForm.extend({ ARessaisir: aRessaisir, societes: z.array(societe) });
export type EmailSmsIn = z.input<typeof form>;
export type EmailSmsOut = z.output<typeof form>;

const gapsOf = ({ societes, ...config }: EmailSmsOut) => emailSmsGaps(config, societes);

/** The form over what is stored: a gap that was there while the module was on keeps nothing else from being saved. */
export const emailSmsSchema = (stored: EmailSmsOut) => {
  const before = stored.GRP_ModuleEmailSMS ? gapsOf(stored) : [];
  return form.superRefine((values, context) => {
    const gaps = values.GRP_ModuleEmailSMS ? newGaps(before, gapsOf(values)) : [];
    if (gaps.length > 0) context.addIssue({ code: 'custom', path: ['GRP_ModuleEmailSMS'], message: incompleteEmailSms });
    for (const { IDPlaque, name, sentence } of gaps) {
      const at = values.societes.findIndex((one) => one.IDPlaque === IDPlaque);
      context.addIssue({ code: 'custom', path: IDPlaque === undefined ? [name] : ['societes', at, name], message: sentence });
    }
  });
};
