import { z } from 'zod';
import { answered, own, requiredText } from '../../fields/kit.ts';
import { messages } from '../../messages.ts';
import { singleLine } from '../../texts/single-line.ts';

/** By what an operator signs in. */
export const operatorLogin = /^[a-z0-9][a-z0-9._@+-]{1,99}$/;

export const operateurFields = {
  login: own('Nom d’utilisateur', {
    help: 'Il ne change plus ensuite.',
    input: singleLine({ error: messages.required })
      .toLowerCase()
      .min(1, messages.required)
      .regex(operatorLogin, 'De 2 à 100 lettres sans accent, chiffres ou «\u00a0. _ @ + -\u00a0»'),
    answer: z.string(),
  }),
  name: requiredText('Prénom et nom', { max: 100 }),
  /** Null for accounts that were made without one. */
  Courriel: own('Adresse e-mail', {
    help: 'Elle reçoit l’invitation, et les liens d’un mot de passe oublié.',
    input: singleLine({ error: messages.required })
      .min(1, messages.required)
      .max(255, messages.tooLong(255))
      .pipe(z.email(messages.badEmail)),
    answer: z.string().nullable(),
  }),
  Actif: answered('Actif', z.boolean()),
  /** The last act of a person in a session that is still known: 90 days after its end it is forgotten. */
  VueLe: answered('Dernière activité', z.string().nullable()),
  /** An invitation that nobody has used waits until then. */
  InvitationJusque: answered('Invitation valable jusqu’au', z.string().nullable(), { heading: 'Invitation jusqu’au' }),
};
