import { z } from 'zod';
import { endpoint, everyone } from '../../kit.ts';
import { messages } from '../../messages.ts';

const tooFar = 64;

/** What is put back: an operation is the journal's group, which is the number of the request that wrote it. */
const portee = z.strictObject({ operation: z.string().min(1, messages.required).max(tooFar, messages.tooLong(tooFar)) });

export const retour = {
  annuler: endpoint({
    method: 'POST',
    path: '/api/retour',
    who: everyone,
    on: 'customer',
    action: 'Annuler une opération',
    undoes: 'portee.operation',
    refuses: ['forbidden', 'unknown', 'conflict'],
    body: z.strictObject({ portee, verbe: z.literal('annuler', 'Le verbe attendu est «\u00a0annuler\u00a0»') }),
    answer: z.strictObject({
      /** The operation that the undoing is itself. */
      Groupe: z.string(),
      /** How many changes were taken back. */
      nbLignes: z.number(),
    }),
  }),
};
