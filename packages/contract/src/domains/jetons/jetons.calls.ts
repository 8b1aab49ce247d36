import { z } from 'zod';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { endpoint, everyone, id } from '../../kit.ts';
import { nomsChapitres, verbes } from '../../portees.ts';
import { jetonFields } from './jetons.fields.ts';

/** Of one account, that are neither cut nor over. */
export const mostJetons = 20;

const shared = { who: everyone, on: 'registry' } as const;
const path = '/api/jetons';
const done = z.strictObject({ success: z.literal(true) });

const { Jours: _, ...told } = answerShape(jetonFields);
export const jetonAnswer = z.strictObject({ IDJeton: z.number(), ...told });
export type Jeton = z.infer<typeof jetonAnswer>;

const { Nom, Jours, Portees, Clients, Adresses } = inputShape(jetonFields);
export const jetonForm = z.object({ Nom, Jours, Portees, Clients: Clients.default(null), Adresses: Adresses.default([]) });

/** What programs sign in with, in the name of the person who made it (docs/regles/acces.md#api-tokens). */
export const jetons = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path,
    action: 'Lister ses jetons d’API',
    answer: z.strictObject({
      jetons: z.array(jetonAnswer),
      /** What the person may give to a token: of each chapter what there is to do. */
      droits: z.array(z.strictObject({ Chapitre: z.enum(nomsChapitres), Verbes: z.array(z.enum(verbes)) })),
      /** The customers among which one may choose; none for customer access, whose tokens are for its own. */
      clients: z.array(z.strictObject({ BDGp: z.string(), label: z.string() })),
    }),
  }),
  create: endpoint({
    ...shared,
    method: 'POST',
    path,
    action: 'Créer un jeton d’API',
    danger: 'cles',
    refuses: ['rule'],
    body: jetonForm,
    /** The only time that it is told. */
    answer: z.strictObject({ IDJeton: z.number(), Jeton: z.string() }),
  }),
  couper: endpoint({
    ...shared,
    method: 'DELETE',
    path: `${path}/{IDJeton}`,
    action: 'Couper un de ses jetons d’API',
    params: z.object({ IDJeton: id }),
    answer: done,
  }),
};
