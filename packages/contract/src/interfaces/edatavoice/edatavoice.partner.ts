import { z } from 'zod';
import { call, commonFailures, partner } from '../../partners/kit.ts';

/** The customer-relations workstation, which signs a user in by a token. Its address may be a customer's own. */
export const eDataVoice = partner({
  name: 'edatavoice',
  title: 'Poste Relation Client',
  calls: {
    /** The token signs in once. */
    token: call({
      method: 'POST',
      path: '/token',
      action: 'Demander un jeton de connexion',
      body: z.object({ login: z.string(), password: z.string() }),
      secrets: ['password', 'token'],
      repeatable: true,
      answer: z.object({ token: z.string().min(1) }),
    }),
  },
  failures: {
    ...commonFailures,
    INVALID_CREDENTIALS: 'l’identifiant ou le mot de passe de l’utilisateur est refusé.',
    PASSWORD_EXPIRED: 'le mot de passe de l’utilisateur a expiré.',
    UNKNOWN_ACCOUNT: 'l’utilisateur n’y a pas de compte.',
  },
});
