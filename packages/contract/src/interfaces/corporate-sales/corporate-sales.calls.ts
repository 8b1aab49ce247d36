import { z } from 'zod';
import { aRessaisir, endpoint, id, staff } from '../../kit.ts';

const shared = { who: staff, on: 'customer' } as const;

const row = z.strictObject({
  IDSite: z.number(),
  Descr: z.string(),
  Libelle_Societe: z.string(),
  CodeConstructeur: z.string(),
  /** The credentials of the site's web service; both '' before the first time. */
  Config: z.strictObject({ Login: z.string(), Password: z.string(), ARessaisir: aRessaisir }),
});
export type CorporateSalesSite = z.infer<typeof row>;

export const corporateSales = {
  sites: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/interfaces/corporateSales/sites',
    action: 'Lister les accès Corporate Sales des sites',
    trace: 'secrets',
    answer: z.array(row),
  }),
  generate: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/interfaces/corporateSales/sites/{IDSite}/generateWS',
    action: 'Générer l’accès Corporate Sales d’un site',
    refuses: ['partner'],
    params: z.object({ IDSite: id }),
    batches: true,
    untriable: 'partenaire',
    answer: z.strictObject({ Login: z.string(), Password: z.string() }),
  }),
};
