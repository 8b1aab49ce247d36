import { z } from 'zod';
import { endpoint, everyone, staff } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';
import { annulerAsked, corbeilleAsked } from './asked.ts';
import { corbeilleAnswer, corbeilleQuery } from './corbeille.ts';
import { demandeRetour, mostChoices, planRetour } from './retour-plan.ts';

/** Of one choice: the longest names of a table, a key and a column. */
const mostBytes = 1200;

/** A row that would break a rule of the forms as it was; its name is null where it only has a number. */
const retenue = z.strictObject({ table: z.string(), id: z.string(), nom: z.string().nullable(), phrase: z.string() });
export type Retenue = z.output<typeof retenue>;

export const retour = {
  jours: endpoint({
    method: 'GET',
    path: '/api/retour/jours',
    who: staff,
    on: 'customer',
    action: 'Lire la chronologie des modifications',
    present: 'histoire',
    /** The last 90 days in Paris, oldest first; a day without a change is not there. */
    answer: z.array(
      z.strictObject({
        jour: z.iso.date(),
        nbOperations: z.number(),
        nbLignes: z.number(),
        /** What happened to all rows on that day: an import, the filling with sample data, a purge of the history. */
        barriere: z.string().nullable(),
      }),
    ),
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/retour/plan',
    who: everyone,
    on: 'customer',
    action: 'Voir ce qu’un retour remettrait',
    readsOnly: true,
    refuses: ['forbidden', 'unknown', 'conflict', 'perdu'],
    bodyLimit: rowsOf(mostChoices, mostBytes),
    body: demandeRetour,
    answer: planRetour,
  }),
  annuler: endpoint({
    ...annulerAsked,
    action: 'Annuler une opération',
    undoes: 'portee.operation',
    danger: 'restauration',
    dangerWhen: { path: 'portee.client', value: true },
    refuses: ['unknown', 'conflict', 'perdu'],
    bodyLimit: rowsOf(mostChoices, mostBytes),
    body: demandeRetour,
    answer: z.strictObject({
      /** The operation that the undoing is itself. */
      Groupe: z.string(),
      /** How many rows were put back. */
      nbLignes: z.number(),
      /** How many stay as they are: facts, what partners know, what rules or rights keep. */
      nbRestent: z.number(),
      /** The first of those that a rule keeps, which no plan knows before. */
      retenues: z.array(retenue),
    }),
  }),
  corbeille: endpoint({
    ...corbeilleAsked,
    action: 'Lire la corbeille',
    present: 'histoire',
    refuses: ['unknown'],
    query: corbeilleQuery,
    answer: corbeilleAnswer,
  }),
};
