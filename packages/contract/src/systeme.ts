import { z } from 'zod';
import { endpoint } from './kit.ts';

export const systeme = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    who: ['public'],
    on: 'registry',
    action: "Lire l'état du service",
    answer: z.strictObject({ live: z.literal(true), ready: z.boolean(), version: z.string(), database: z.enum(['pglite', 'postgres']) }),
  }),
};
