import type { Changement } from './changement.ts';
import type { CodeRaison } from './rights.ts';

/** Why something is refused, as a program says it (docs/regles/appels.md#reasons). */
export const codesRaison = [
  // What the session is: its kind, its customer's network and activities, its role or its token.
  'genre',
  'activite2',
  'nissan',
  'portee',
  'jeton',
  /** A right that is more than the call's own: of a profile, an author, an administrator. */
  'droit',
  /** The person has to say again who they are. */
  'preuve',
  /** The customer has not agreed that this operator works there. */
  'accord',
  /** No customer is chosen. */
  'client',
  /** A past state is shown. */
  'passe',
  /** The record is no longer the version that the write stands on. */
  'version',
  /** A key that another row has. */
  'doublon',
  /** Rows that still use what is to go. */
  'utilise',
  /** A setting of the group. */
  'option',
  /** A value of a record. */
  'valeur',
  /** How things stand, without a single record that says so. */
  'etat',
  /** A rule of the product. */
  'regle',
  /** It cannot be tried. */
  'essai',
] as const satisfies readonly [CodeRaison, ...string[]];
export type CodeDite = (typeof codesRaison)[number];

/** A row, by its id or by what identifies it: the first that has these values. */
export interface SujetDonne {
  table: string;
  cle: Readonly<Record<string, string | number | boolean | null>>;
  champ?: string | undefined;
}

/** A reason as the code that refuses gives it: who asks, and may see the row or not, is known only later. */
export interface RaisonDonnee {
  code: CodeDite;
  /** The refusal's own sentence where there is none. */
  phrase?: string | undefined;
  sujet?: SujetDonne | undefined;
  change?: Changement | undefined;
}
