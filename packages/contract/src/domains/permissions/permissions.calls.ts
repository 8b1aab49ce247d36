import { z } from 'zod';
import { endpoint, staff } from '../../kit.ts';

const permission = z.strictObject({
  Code: z.string(),
  Libelle: z.string(),
  Description: z.string(),
  LibelleCategoriePermission: z.string(),
});
export type Permission = z.infer<typeof permission>;

/** The permissions of the customer-relations workstation. */
export const permissions = {
  list: endpoint({
    method: 'GET',
    path: '/api/permissions',
    who: staff,
    on: 'customer',
    action: 'Lister les permissions de la relation client',
    answer: z.array(permission),
  }),
};
