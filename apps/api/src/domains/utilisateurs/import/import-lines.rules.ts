import type { UtilisateurFlag } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import type { ChoiceField, TextField } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import { textKey, type ImportLine } from '../../../imports/lines.rules.ts';

/** Sites are ids as written: invalid ones are reported once the sites are known. */
type Given = Partial<Record<TextField | ChoiceField, string> & Record<UtilisateurFlag, boolean> & { Sites: readonly string[] }>;

export type UtilisateurLine = ImportLine<Given>;

/** Logins that differ only in case, or in how an accent is composed, are one login. */
export const loginKey = (LoginWEB: string) => textKey(LoginWEB);

export const keyOf = ({ given: { LoginWEB } }: UtilisateurLine) => (LoginWEB === undefined ? undefined : loginKey(LoginWEB));
