import { z } from 'zod';
import { endpoint, everyone } from '../../kit.ts';
import { groupe } from '../../lots.ts';

const travail = z.strictObject({
  /** The journal's group of the run, which names it. */
  Groupe: z.string(),
  Nature: z.enum(['lot', 'import']),
  /** The list whose rows it changes, and the screen that goes on with it. */
  Ecran: z.string(),
  Reprise: z.string(),
  /** The rows of a bulk change, in the plural; the file of an import. */
  Quoi: z.string(),
  Auteur: z.string(),
  DateH: z.string(),
  /** Of all, those that it went through: written, or so already, and refused. */
  Lignes: z.number(),
  Prises: z.number(),
  Refusees: z.number(),
  /** What it wrote and what nobody has undone, the newest first: a run that went on with another has its operations too. */
  Operations: z.array(z.string()),
});
export type Travail = z.infer<typeof travail>;

const params = z.object({ Groupe: groupe });
const shared = { who: everyone, on: 'customer' } as const;

/** Long work that stopped before its end, and of which nobody has said what becomes of it. */
export const travaux = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/travaux',
    action: 'Lister les travaux arrêtés',
    present: 'suivi',
    /** Newest first. */
    answer: z.array(travail),
  }),
  read: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/travaux/{Groupe}',
    action: 'Lire un travail arrêté',
    present: 'suivi',
    params,
    answer: travail.extend({
      /** Of a bulk change: the body of its call, with the rows that it has not gone through. */
      corps: z.looseObject({ ids: z.array(z.number()) }).nullable(),
    }),
  }),
  laisser: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/travaux/{Groupe}/laisser',
    action: 'Laisser un travail arrêté comme il est',
    params,
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
