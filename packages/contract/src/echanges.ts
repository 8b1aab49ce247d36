import { z } from 'zod';
import { endpoint, id, staff } from './kit.ts';

const shared = { who: staff, on: 'customer' } as const;
const resultat = z.enum(['ok', 'refus', 'panne']);

const line = z.strictObject({
  IDEchange: z.number(),
  DateH: z.string(),
  /** As people call it. */
  Partenaire: z.string(),
  Operation: z.string(),
  /** The object of the call: a site, a user, an account. */
  Cible: z.string(),
  Auteur: z.string(),
  Resultat: resultat,
  Statut: z.number().nullable(),
  DureeMs: z.number(),
  Message: z.string(),
});
export type Echange = z.infer<typeof line>;

const echange = line.extend({
  Methode: z.string(),
  Adresse: z.string(),
  Essais: z.number(),
  Demande: z.string(),
  Reponse: z.string(),
});

/** The newest ones; the log itself keeps 90 days. */
export const mostEchanges = 5000;

/** What partners were asked and answered, secrets hidden; kept 90 days. */
export const echanges = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/echanges',
    action: 'Lire le journal des échanges',
    answer: z.array(line),
  }),
  read: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/echanges/{IDEchange}',
    action: 'Lire un échange',
    params: z.object({ IDEchange: id }),
    answer: echange,
  }),
};
