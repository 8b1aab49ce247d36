import { z } from 'zod';
import { endpoint } from '../../kit.ts';

const asked = { method: 'GET', who: ['public'], on: 'registry' } as const;

export const systeme = {
  health: endpoint({
    ...asked,
    path: '/api/health',
    action: 'Lire l’état du service',
    answer: z.strictObject({ live: z.literal(true), ready: z.boolean() }),
  }),
  /** For a supervisor that restarts a stuck process: 200 as long as it serves, whatever the database does. */
  live: endpoint({
    ...asked,
    path: '/api/health/live',
    action: 'Savoir si le processus répond',
    answer: z.strictObject({ live: z.literal(true) }),
  }),
  /** For a load balancer: 503 while this process cannot write, or is about to end. */
  ready: endpoint({
    ...asked,
    path: '/api/health/ready',
    action: 'Savoir si le service est prêt',
    refuses: ['not_ready'],
    answer: z.strictObject({ ready: z.literal(true) }),
  }),
};
