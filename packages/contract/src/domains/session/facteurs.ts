/** What a person may have beside a password: an application that shows codes, or a passkey. */
export const facteurTypes = { totp: 'Application de codes', cle: 'Clé d’accès' } as const;
export type FacteurType = keyof typeof facteurTypes;
// The keys of an object literal.
export const facteurTypeNames = Object.keys(facteurTypes) as FacteurType[];

/** How a sign-in is ended after the password; `inscription`: by adding the first factor. */
export const moyens = ['code', 'secours', 'cle', 'inscription'] as const;
export type Moyen = (typeof moyens)[number];

/** How somebody who is signed in says again who they are. */
export const preuves = {
  motDePasse: 'Mot de passe',
  code: 'Application de codes',
  secours: 'Code de secours',
  cle: 'Clé d’accès',
} as const;
export type MoyenPreuve = keyof typeof preuves;
// The keys of an object literal.
export const preuveNames = Object.keys(preuves) as MoyenPreuve[];

/** Whether people need a second factor (docs/regles/acces.md#second-factor). */
export const secondFacteurs = { non: 'Au choix de chacun', conseille: 'Conseillé', exige: 'Exigé' } as const;
export type SecondFacteur = keyof typeof secondFacteurs;
export const secondFacteurNames = Object.keys(secondFacteurs) as SecondFacteur[];

export const codeDigits = 6;
export const recoveryCount = 10;
const recoveryLength = 24;

/** A code of digits as people type it: with a blank in the middle, perhaps. */
export const plainCode = (typed: string) => typed.replaceAll(/[\s-]/g, '');

const twins: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '8': 'B' };

/** A recovery code as it was made, whatever the case and the groups in which it was typed; signs that are not in use are those they look like. */
export const plainRecovery = (typed: string) =>
  plainCode(typed)
    .toUpperCase()
    .replaceAll(/[018]/g, (sign) => twins[sign]!);

export const isRecovery = (code: string) => code.length === recoveryLength && /^[A-Z2-7]+$/.test(code);

/** In groups of four, as it is shown. */
export const groupedKey = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ');
