import { Refusal } from '@comptoir/contract/errors';
import { coefficientPattern, type Coefficients } from '@comptoir/contract/domains/objectifs-vendeur/objectifs-vendeur.calls';

/**
 * The coefficients that change. They are saved together: each by its name, none missing, none added.
 * A stored value may have more decimals than a typed one, as long as it does not change.
 * @throws Refusal 400
 */
export const settleCoefficients = (stored: Coefficients, given: Coefficients): [string, number][] => {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(stored, name));
  const missing = Object.keys(stored).filter((name) => !Object.hasOwn(given, name));
  if (unknown.length > 0) throw new Refusal('invalid', `Ces coefficients n’existent pas\u00a0: ${unknown.join(', ')}.`);
  if (missing.length > 0) throw new Refusal('invalid', `Ces coefficients manquent\u00a0: ${missing.join(', ')}.`);
  const changed = Object.entries(given).filter(([name, value]) => stored[name] !== value);
  const long = changed.filter(([, value]) => !coefficientPattern.test(String(value)));
  if (long.length > 0) {
    const fields = Object.fromEntries(long.map(([name]) => [`coefficients.${name}`, 'Une décimale au maximum']));
    throw new Refusal('invalid', `Une décimale au maximum\u00a0: ${long.map(([name]) => name).join(', ')}.`, fields);
  }
  return changed;
};
