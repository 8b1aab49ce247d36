import { z } from 'zod';
import { endpoint, everyone } from '../../kit.ts';
import { demandeRetour, planRetour } from './retour-plan.ts';

export const retour = {
  plan: endpoint({
    method: 'POST',
    path: '/api/retour/plan',
    who: everyone,
    on: 'customer',
    action: 'Voir ce qu’un retour remettrait',
    readsOnly: true,
    refuses: ['forbidden', 'unknown', 'conflict'],
    body: demandeRetour,
    answer: planRetour,
  }),
  annuler: endpoint({
    method: 'POST',
    path: '/api/retour',
    who: everyone,
    on: 'customer',
    action: 'Annuler une opération',
    undoes: 'portee.operation',
    refuses: ['forbidden', 'unknown', 'conflict'],
    body: demandeRetour,
    answer: z.strictObject({
      /** The operation that the undoing is itself. */
      Groupe: z.string(),
      /** How many rows were put back. */
      nbLignes: z.number(),
      /** How many stay as they are: facts, what partners know, what rules or rights keep. */
      nbRestent: z.number(),
    }),
  }),
};
