import { z } from 'zod';
import { endpoint, everyone } from '../../kit.ts';
import { numberError } from '../../fields/kit.ts';

const mostCoefficient = 1_000_000;

/** Digits, and one decimal at most. A stored value with more may be sent back as it is. */
export const coefficientPattern = /^\d+(\.\d)?$/;
const coefficient = z
  .number(numberError('Nombre attendu'))
  .min(0, 'Zéro ou plus')
  .max(mostCoefficient, `${mostCoefficient.toLocaleString('fr-FR')} au maximum`);

/** Values by name. The names belong to other products. */
const answer = z.strictObject({ coefficients: z.record(z.string(), z.number()) });
export type Coefficients = z.infer<typeof answer>['coefficients'];

const path = '/api/objectifsVendeur/coefficients';

export const objectifsVendeur = {
  read: endpoint({
    method: 'GET',
    path,
    who: everyone,
    on: 'customer',
    action: 'Lire les objectifs vendeur',
    answer,
  }),
  update: endpoint({
    method: 'POST',
    path,
    record: path,
    who: everyone,
    on: 'customer',
    action: 'Modifier les objectifs vendeur',
    /** All of them, each by its name. */
    body: z.object({ coefficients: z.record(z.string().max(255), coefficient) }),
    answer,
  }),
};
