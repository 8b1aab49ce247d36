import { z } from 'zod';
import { call, commonFailures, fields, partner } from '../../partners/kit.ts';

const brand = z.object({ code: fields.id, name: z.string() });

const calls = {
  brands: call({ method: 'GET', path: '/brands', action: 'Lire les marques', answer: z.object({ brands: z.array(brand) }) }),
  syncGroup: call({
    method: 'PUT',
    path: '/groups/{group}/brands',
    action: 'Synchroniser les marques du groupe',
    repeatable: true,
    body: z.object({ brands: z.array(fields.id), regenerate_token: z.boolean() }),
    answer: z.object({ brands: z.array(brand) }),
  }),
};
const failures = { ...commonFailures, UNKNOWN_BRAND: 'une des marques n’existe plus dans ce référentiel. Rechargez la liste des marques.' };

/** The two catalogues whose brands a group chooses among. */
export const refMoto = partner({ name: 'refmoto', title: 'Référentiel Moto', guide: 'the catalogue of motorcycles', calls, failures });
export const refLoisir = partner({
  name: 'refloisir',
  title: 'Référentiel Loisir',
  guide: 'the catalogue of leisure vehicles',
  calls,
  failures,
});
