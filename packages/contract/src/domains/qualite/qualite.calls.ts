import { z } from 'zod';
import { endpoint, everyone } from '../../kit.ts';
import { pageNumber } from '../../fields/page-number.ts';
import { niveau } from './niveaux.ts';

const controle = z.strictObject({
  cle: z.string(),
  niveau,
  titre: z.string(),
  /** Why it matters, and what to do. */
  aide: z.string(),
  /** Number of findings. */
  nb: z.number(),
});
export type Controle = z.infer<typeof controle>;

const ligne = z.strictObject({
  label: z.string(),
  /** The screen where it is corrected. */
  href: z.string(),
});
export type LigneQualite = z.infer<typeof ligne>;

export const qualitePageSize = 100;

/** Faults in a customer's configuration. Customer access has the checks of its own screens. */
export const qualite = {
  list: endpoint({
    method: 'GET',
    path: '/api/qualite',
    who: everyone,
    on: 'customer',
    action: 'Contrôler la configuration',
    answer: z.array(controle),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/qualite/{cle}',
    who: everyone,
    on: 'customer',
    action: 'Lire un contrôle de la configuration',
    params: z.object({ cle: z.string().max(60) }),
    query: z.object({ page: pageNumber }),
    answer: z.strictObject({ controle, lignes: z.array(ligne), pageSize: z.number() }),
  }),
};
