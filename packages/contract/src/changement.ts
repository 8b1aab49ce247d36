import { z } from 'zod';

/** A call that would take a reason away. */
export const changement = z.strictObject({
  /** What it does, as a button would say it. */
  phrase: z.string(),
  methode: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
  chemin: z.templateLiteral(['/api/', z.string()]),
  corps: z.unknown(),
});
export type Changement = z.infer<typeof changement>;
