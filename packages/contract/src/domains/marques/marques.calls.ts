import { z } from 'zod';
import { endpoint, everyone, id } from '../../kit.ts';

/** The brands of a company or of a site, by name. */
export const marquesBody = z.array(z.string().trim().min(1).max(255)).max(500);
export const marquesAnswer = z.array(z.strictObject({ Make: z.string() }));

export const marques = {
  list: endpoint({
    method: 'GET',
    path: '/api/marques',
    who: everyone,
    on: 'customer',
    action: 'Lister les marques',
    query: z.object({ IDActivite: id.optional() }),
    /** `Marque`: print templates know it by this name. */
    answer: z.array(z.strictObject({ IDActivite: z.number(), Make: z.string(), Marque: z.string() })),
  }),
};
