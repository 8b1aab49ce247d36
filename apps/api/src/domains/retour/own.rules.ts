import { utilisateurChanges } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { reservedFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import type { Session } from '../../http/session.ts';

/** Whether the form of a user has a field for customer access. */
export const isOwnField = (champ: string) =>
  Object.hasOwn(utilisateurChanges.shape, champ) && !reservedFields.some((reserved) => reserved === champ);

/** Whether customer access has written a line itself. */
export const isOwnLine = ({ login }: Pick<Session, 'login'>, { Kind, Auteur }: { Kind: string; Auteur: string }) =>
  Kind === 'customer' && Auteur === login;
