import { z } from 'zod';
import { flag } from '../../fields/kit.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { endpoint, id, staff } from '../../kit.ts';

/** What a site keeps of it. */
export const offreConstructeurFields = {
  OffreCodeConstructeurActif: flag('Offre via code constructeur active', { heading: 'Actif' }),
};

/** Why a site without a manufacturer code is not activated, on the screen and by the server. */
export const offreNeedsCode = 'L’offre via code constructeur demande un code constructeur\u00a0: renseignez-le dans la fiche du site';

const row = z.strictObject({
  IDSite: z.number(),
  Descr: z.string(),
  Libelle_Societe: z.string(),
  CodeConstructeur: z.string(),
  ...answerShape(offreConstructeurFields),
});
export type OffreConstructeurSite = z.infer<typeof row>;

const changed = z.object({ IDSite: id, ...inputShape(offreConstructeurFields) });

/** The sites whose offers use the manufacturer's code. */
export const offreConstructeur = {
  list: endpoint({
    method: 'GET',
    path: '/api/offreConstructeur',
    who: staff,
    on: 'customer',
    action: 'Lister les sites de l’offre via code constructeur',
    answer: z.array(row),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/offreConstructeur',
    who: staff,
    on: 'customer',
    action: 'Modifier l’offre via code constructeur d’un site',
    refuses: ['unknown'],
    /** The site alone, or under the key `site`. */
    body: z.union([changed, z.object({ site: changed }).transform(({ site }) => site)]),
    answer: row,
  }),
};
