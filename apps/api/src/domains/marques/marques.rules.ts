import { Refusal } from '@comptoir/contract/errors';

/**
 * The chosen brands, each once, in the activity's order.
 * @throws Refusal 422 for one that is not among them
 */
export const chooseMarques = (offered: readonly string[], wanted: readonly string[]) => {
  const stray = wanted.filter((Make) => !offered.includes(Make));
  if (stray.length > 0) {
    const message = stray.length === 1 ? 'Cette marque n’est pas de l’activité choisie' : 'Ces marques ne sont pas de l’activité choisie';
    throw new Refusal('rule', `${message}\u00a0: ${stray.join(', ')}.`, { Marques: message });
  }
  return offered.filter((Make) => wanted.includes(Make));
};
