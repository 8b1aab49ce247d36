import { createHash, randomBytes } from 'node:crypto';
import { codeDigits, isRecovery, plainCode, plainRecovery, recoveryCount } from '@comptoir/contract/domains/session/facteurs';
import { Secret, TOTP } from 'otpauth';

const period = 30;

const applicationOf = (Cle: string, label: string) =>
  new TOTP({ issuer: 'Comptoir', label, algorithm: 'SHA1', digits: codeDigits, period, secret: Secret.fromBase32(Cle) });

/** 160 bits, as an application takes them. */
export const newSeed = () => new Secret({ size: 20 }).base32;

export const addressOfSeed = (Cle: string, label: string) => applicationOf(Cle, label).toString();

/**
 * The step of 30 seconds that a code belongs to: the one at hand, or the one before, since typing takes a while. Undefined for
 * any other code (docs/regles/acces.md#second-factor).
 */
export const stepOfCode = (Cle: string, typed: string, at: number): number | undefined => {
  const token = plainCode(typed);
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = applicationOf(Cle, '').validate({ token, timestamp: at, window: 1 });
  return delta === 0 || delta === -1 ? Math.floor(at / 1000 / period) + delta : undefined;
};

const fingerprint = (text: string) => createHash('sha256').update(text).digest('base64url');

/** 120 bits each: nobody guesses them, so a plain digest keeps them. */
export const newRecoveryCodes = () =>
  Array.from({ length: recoveryCount }, () => new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer }).base32);

/** By what a recovery code is known; undefined for what is none. */
export const recoveryFingerprint = (typed: string) => {
  const code = plainRecovery(typed);
  return isRecovery(code) ? fingerprint(code) : undefined;
};

/** A request to somebody who signs in, and by what it is known. */
export const newDemande = () => {
  const demande = randomBytes(32).toString('base64url');
  return { demande, Empreinte: fingerprint(demande) };
};

export const demandeFingerprint = fingerprint;
