import { z } from 'zod';
import { emailsText } from '../../texts/emails.ts';
import { email, flag, own, text } from '../../fields/kit.ts';

/** The group's account at the provider of publication. */
export const compteFields = {
  Actif: flag('Compte actif', { help: 'Un compte inactif ne publie plus rien.' }),
  CodeClient: text('Code client', { max: 50 }),
  Contact: text('Contact', { max: 100 }),
  EMail: email('E-mail', { max: 80 }),
  Telephone: text('Téléphone', { max: 20, type: 'tel' }),
  EMailsRapport: own('E-mails des rapports', {
    input: emailsText(1000),
    answer: z.string(),
    default: '',
    help: 'Ils reçoivent le compte rendu de chaque publication.',
  }),
};
