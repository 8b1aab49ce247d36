import { z } from 'zod';
import { endpoint, staff } from '../../kit.ts';
import { journalEntry } from '../journal/journal.calls.ts';

/** Where a reader stands: an instant, and a line of the journal that belongs to it. */
const cursorShape = /^\d{1,15}\.\d{1,15}$/;
const unreadableCursor = 'Un curseur est attendu, comme «\u00a0120.4512\u00a0», tel qu’une réponse l’a donné';
export const cursorText = z.string().regex(cursorShape, unreadableCursor);

/** One change, and where it stands among all of them. */
const evenement = journalEntry.omit({ Nom: true }).extend({
  /** Whoever keeps it goes on after this change. */
  Curseur: z.string(),
  /** The first state that has the change. */
  IDInstant: z.number(),
});

const mostEvenements = 1_000;
/** Shorter than proxies and browsers wait for an answer. */
const longestAttente = 25;

/** Every change of a customer in the order in which it came to stand: nothing is skipped, and nothing comes twice. */
export const evenements = {
  list: endpoint({
    method: 'GET',
    path: '/api/evenements',
    who: staff,
    on: 'customer',
    action: 'Lire les événements',
    present: 'histoire',
    refuses: ['perdu'],
    query: z.object({
      /** The cursor of the last change that one has; `fin`: the newest one; absent: the first that is kept. */
      apres: z.union([z.literal('fin'), cursorText], { error: `${unreadableCursor}, ou «\u00a0fin\u00a0»` }).optional(),
      limite: z.coerce.number<number>().int().min(1).max(mostEvenements).default(100),
      /** Seconds to wait for a change where there is none. */
      attente: z.coerce.number<number>().int().min(0).max(longestAttente).default(0),
    }),
    answer: z.strictObject({
      evenements: z.array(evenement),
      /** From where to go on, even where nothing was answered. */
      suite: z.string(),
    }),
  }),
};
