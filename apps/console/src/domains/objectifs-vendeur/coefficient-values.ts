import type { Coefficients } from '@comptoir/contract/objectifs-vendeur';
import { messages } from '@comptoir/contract/messages';
import { z } from 'zod';

/** Coefficients as the form holds them: texts, under names that are safe as form paths. */
export type CoefficientTexts = Record<string, string>;

/** A dot in a field's name would be read as a path. */
export const fieldOf = (name: string) => `coefficient-${encodeURIComponent(name).replaceAll('.', '%2E')}`;

/** Keeps digits, one dot (a comma becomes one) and one decimal. */
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

/** Every coefficient, as the call expects them. */
export const coefficientsOf = (names: readonly string[], texts: CoefficientTexts): Coefficients =>
  Object.fromEntries(names.map((name) => [name, Number(texts[fieldOf(name)])]));
