import { z } from 'zod';
import { bool, endpoint, id, staff } from '../kit.ts';

const row = z.strictObject({
  IDSite: z.number(),
  Descr: z.string(),
  Libelle_Societe: z.string(),
  CodeConstructeur: z.string(),
  OffreCodeConstructeurActif: z.boolean(),
});
export type OffreConstructeurSite = z.infer<typeof row>;

const changed = z.object({ IDSite: id, OffreCodeConstructeurActif: bool });

/** The sites whose offers use the manufacturer's code. */
export const offreConstructeur = {
  list: endpoint({
    method: 'GET',
    path: '/api/offreConstructeur',
    who: staff,
    on: 'customer',
    action: "Lister les sites de l'offre via code constructeur",
    answer: z.array(row),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/offreConstructeur',
    who: staff,
    on: 'customer',
    action: "Modifier l'offre via code constructeur d'un site",
    refuses: ['unknown'],
    /** The site alone, or under the key `site`. */
    body: z.union([changed, z.object({ site: changed }).transform(({ site }) => site)]),
    answer: row,
  }),
};
