import { z } from 'zod';
import { text as freeText } from '../../kit.ts';
import { parseEmails } from '../../texts/emails.ts';
import { email, flag, own, text } from '../../fields/kit.ts';

const emails = freeText(1000).refine(
  (value) => parseEmails(value).ok,
  'Des adresses e-mail séparées par des points-virgules sont attendues',
);

/** The group's account at the provider of publication. */
export const compteFields = {
  Actif: flag('Compte actif', { help: 'Un compte inactif ne publie plus rien.' }),
  CodeClient: text('Code client', { max: 50 }),
  Contact: text('Contact', { max: 100 }),
  EMail: email('E-mail', { max: 80 }),
  Telephone: text('Téléphone', { max: 20, type: 'tel' }),
  EMailsRapport: own('E-mails des rapports', {
    input: emails,
    answer: z.string(),
    default: '',
    help: 'Ils reçoivent le compte rendu de chaque publication.',
  }),
};
