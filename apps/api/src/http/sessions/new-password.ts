import { passwordFault } from '@comptoir/contract/domains/session/mot-de-passe';
import { hash } from '@node-rs/argon2';
import { isCommonPassword } from './common-passwords.ts';

/** Why a new password of an operator is refused; null if it is not (docs/regles/acces.md#passwords-of-operators). */
export const newPasswordFault = async (password: string, { login, name }: { login: string; name: string }): Promise<string | null> => {
  const fault = passwordFault(password, [login, name]);
  if (fault !== null) return fault;
  return (await isCommonPassword(password)) ? 'Il figure parmi les mots de passe les plus courants' : null;
};

/** What is kept of it. */
export const hashedPassword = (password: string): Promise<string> => hash(password);
