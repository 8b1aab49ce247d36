import { z } from 'zod';
import { endpoint, requiredText, staff } from '../kit.ts';
import { messages } from '../messages.ts';

/** The customer-relations workstation. */
export const edatavoice = {
  getEdataVoiceToken: endpoint({
    method: 'POST',
    path: '/api/utilisateurs/getEdataVoiceToken',
    who: staff,
    on: 'customer',
    readsOnly: true,
    action: 'Demander un jeton du Poste Relation Client',
    refuses: ['partner'],
    body: z.object({ login: requiredText(), password: z.string().min(1, messages.required).max(255, messages.tooLong(255)) }),
    answer: z.strictObject({ token: z.string() }),
  }),
};
