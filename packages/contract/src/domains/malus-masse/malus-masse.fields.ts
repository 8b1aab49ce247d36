import { z } from 'zod';
import { numberError, own } from '../../fields/kit.ts';
import { montantTaxe } from '../malus-ecologique/malus-ecologique.fields.ts';

const mostMasse = 1_000_000;
const masse = () =>
  z
    .int(numberError('Nombre entier attendu'))
    .min(0, 'Une masse ne peut pas être négative')
    .max(mostMasse, '1\u00a0000\u00a0000\u00a0kg au maximum');

/** One row of the grid. */
export const trancheFields = {
  MasseMin: own('Masse minimale', { input: masse(), answer: z.number() }),
  /** None: the last row. */
  MasseMax: own('Masse maximale', { input: masse().nullable(), answer: z.number().nullable() }),
  ...montantTaxe,
};
