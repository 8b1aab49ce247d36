import { z } from 'zod';
import { endpoint, id, staff } from '../../kit.ts';

/** What is kept of the imports of a customer. */
export const imports = {
  oublier: endpoint({
    method: 'DELETE',
    path: '/api/imports/colonnes/{IDImportColonnes}',
    who: staff,
    on: 'customer',
    action: 'Oublier des colonnes d’import',
    params: z.object({ IDImportColonnes: id }),
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
