import { z } from 'zod';
import { own } from '../../fields/kit.ts';
import { inputShape } from '../../fields/shapes.ts';
import { endpoint, requiredText, staff } from '../../kit.ts';
import { messages } from '../../messages.ts';

const fields = {
  login: own('Login', { input: requiredText(), answer: z.string() }),
  password: own('Mot de passe', {
    input: z.string().min(1, messages.required).max(255, messages.tooLong(255)),
    answer: z.string(),
  }),
};

/** The customer-relations workstation. */
export const edatavoice = {
  getEdataVoiceToken: endpoint({
    method: 'POST',
    path: '/api/utilisateurs/getEdataVoiceToken',
    who: staff,
    on: 'customer',
    readsOnly: true,
    scope: 'connexions:ecrire',
    action: 'Demander un jeton du Poste Relation Client',
    present: 'partenaire',
    refuses: ['partner'],
    body: z.object(inputShape(fields)),
    answer: z.strictObject({ token: z.string() }),
  }),
};
