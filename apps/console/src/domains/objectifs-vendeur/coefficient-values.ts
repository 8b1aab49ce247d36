import type { Coefficients } from '@comptoir/contract/objectifs-vendeur';
import { messages } from '@comptoir/contract/messages';
import { z } from 'zod';

/** Coefficients as the form holds them: texts, under names that are safe in a path of the form. */
export type CoefficientTexts = Record<string, string>;

/** A dot in a field's name would lead inside it. */
export const fieldOf = (name: string) => `coefficient-${encodeURIComponent(name).replaceAll('.', '%2E')}`;

/** What may stand in a coefficient: digits, one dot (a comma becomes one), one decimal; anything else is left out. */
export const cleanCoefficient = (typed: string) => {
  const [whole = '', ...decimals] = typed
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return decimals.length === 0 ? whole : `${whole}.${decimals.join('').slice(0, 1)}`;
};

const coefficient = z
  .string()
  .min(1, messages.required)
  .regex(/^\d+(\.\d*)?$|^\.\d+$/, 'Nombre attendu');

export const schemaOf = (names: readonly string[]): z.ZodType<CoefficientTexts, CoefficientTexts> =>
  z.object(Object.fromEntries(names.map((name) => [fieldOf(name), coefficient])));

export const textsOf = (coefficients: Coefficients): CoefficientTexts =>
  Object.fromEntries(Object.entries(coefficients).map(([name, value]) => [fieldOf(name), String(value)]));

/** Every coefficient, as the call wants them. */
export const coefficientsOf = (names: readonly string[], texts: CoefficientTexts): Coefficients =>
  Object.fromEntries(names.map((name) => [name, Number(texts[fieldOf(name)])]));
