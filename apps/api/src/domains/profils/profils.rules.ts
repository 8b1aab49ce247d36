import { Refusal } from '@comptoir/contract/errors';
import type { Kind } from '@comptoir/contract/rights';
import { hiddenProfile } from '../utilisateurs/utilisateurs.store.ts';

/**
 * The hidden profile is known by its name. Renaming it would show its people, and giving its name to another would hide
 * others'. @throws Refusal 403
 */
export const checkNames = ({ kind }: { kind: Kind }, field: 'DESCR' | 'Name', names: readonly string[]) => {
  if (kind === 'operator' || !names.includes(hiddenProfile)) return;
  throw new Refusal(
    'forbidden',
    `Votre accès ne permet ni de renommer le profil «\u00a0${hiddenProfile}\u00a0» ni de donner ce nom à un autre.`,
    {
      [field]: 'Nom réservé',
    },
  );
};
