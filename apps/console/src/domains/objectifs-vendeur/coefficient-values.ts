import type { Coefficients } from '@comptoir/contract/domains/objectifs-vendeur/objectifs-vendeur.calls';
import { messages } from '@comptoir/contract/messages';
import { z } from 'zod';
import { decimalText } from '../../kit/amounts/typed-number.ts';

/** Coefficients as the form holds them: texts, under names that are safe as form paths. */
export type CoefficientTexts = Record<string, string>;

/** A dot in a field's name would be read as a path. */
export const fieldOf = (name: string) => `coefficient-${encodeURIComponent(name).replaceAll('.', '%2E')}`;

const faultOf = (text: string, stored: string | undefined) => {
  if (text === '') return messages.required;
  const read = decimalText(text);
  if (read === null) return 'Nombre attendu';
  if (Number(read) < 0) return 'Un coefficient ne peut pas être négatif';
  return text === stored || /^\d*(\.\d?)?$/.test(read) ? null : 'Une décimale au maximum';
};

/** A stored value with more decimals may stay. */
const coefficient = (stored: string | undefined) =>
  z.string().superRefine((text, context) => {
    const message = faultOf(text, stored);
    if (message) context.addIssue({ code: 'custom', message });
  });

export const schemaOf = (stored: Coefficients): z.ZodType<CoefficientTexts, CoefficientTexts> =>
  z.object(Object.fromEntries(Object.entries(textsOf(stored)).map(([name, text]) => [name, coefficient(text)])));

export const textsOf = (coefficients: Coefficients): CoefficientTexts =>
  Object.fromEntries(Object.entries(coefficients).map(([name, value]) => [fieldOf(name), String(value)]));

/** Every coefficient, as the call expects them. */
export const coefficientsOf = (names: readonly string[], texts: CoefficientTexts): Coefficients =>
  Object.fromEntries(names.map((name) => [name, Number(decimalText(texts[fieldOf(name)] ?? ''))]));
